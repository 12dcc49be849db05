/**
 * Body mass index, kg/m².
 * @param massKg body mass, kg
 * @param heightCm height, cm
 */
export const bodyMassIndex = (massKg: number, heightCm: number): number => massKg / (heightCm / 100) ** 2;

/** The mass in kg that a body mass index means at a height in cm. */
export const massAtBodyMassIndex = (index: number, heightCm: number): number => index * (heightCm / 100) ** 2;
