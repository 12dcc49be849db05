/**
 * Body mass index, kg/m². In centimetres, whose squares are whole: 64 kg at 160 cm are 25 and not a hair less, which is another band.
 * @param massKg body mass, kg
 * @param heightCm height, cm
 */
export const bodyMassIndex = (massKg: number, heightCm: number): number => (10_000 * massKg) / heightCm ** 2;

/** Below this body mass index an adult is underweight. Source: WHO, Technical Report Series 894, 2000. */
export const UNDERWEIGHT_INDEX = 18.5;

/** The mass in kg that a body mass index means at a height in cm. */
export const massAtBodyMassIndex = (index: number, heightCm: number): number =>
  (index * heightCm ** 2) / 10_000;
