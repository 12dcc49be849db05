/**
 * Body mass index, kg/m². Computed in centimeters, whose squares are whole numbers, so 64 kg at 160 cm is exactly 25 and not a rounding
 * error below it, which would be another band.
 */
export const bodyMassIndex = (massKg: number, heightCm: number): number => (10_000 * massKg) / heightCm ** 2;

/** Below this body mass index an adult is underweight. Source: WHO, Technical Report Series 894, 2000. */
export const UNDERWEIGHT_INDEX = 18.5;

/** From this body mass index on an adult is overweight. Source: WHO, Technical Report Series 894, 2000. */
export const OVERWEIGHT_INDEX = 25;

/** Every index at which a band of WHO's, or of the bio-age assessment, begins. */
export const INDEX_THRESHOLDS: readonly number[] = [18.5, 20, 25, 27.5, 30, 35, 40];

/** Body mass (kg) at a body mass index and a height (cm). */
export const massAtBodyMassIndex = (index: number, heightCm: number): number =>
  (index * heightCm ** 2) / 10_000;

export type BodyMassBand = 'underweight' | 'healthy' | 'overweight' | 'obesity';

/** Band of an adult's body mass index. Not for pregnancy. Source: WHO, Technical Report Series 894, 2000. */
export function bodyMassBand(index: number): BodyMassBand {
  if (index < UNDERWEIGHT_INDEX) return 'underweight';
  if (index < OVERWEIGHT_INDEX) return 'healthy';
  return index < 30 ? 'overweight' : 'obesity';
}
