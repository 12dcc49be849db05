/** Plausible figures. Anything outside is a typing error. */
export const MOVEMENT_RANGES = {
  durationMinutes: { low: 1, high: 1440, unit: 'minutes' },
  distanceKm: { low: 0.01, high: 1000, unit: 'km' },
  energyKcal: { low: 1, high: 15_000, unit: 'kcal' },
  averageHeartRateBpm: { low: 30, high: 240, unit: 'bpm' },
  steps: { low: 0, high: 150_000, unit: 'steps' },
  activeMinutes: { low: 0, high: 1440, unit: 'minutes' },
  floors: { low: 0, high: 2000, unit: 'floors' },
  vo2MaxMlKgMin: { low: 10, high: 100, unit: 'mL/kg/min' },
} as const;

/** How a VO2 max was obtained: breath gas on a treadmill, a watch's estimate, or a walking or running test. */
export const VO2MAX_METHODS = ['lab', 'device', 'field-test'] as const;
export type Vo2MaxMethod = (typeof VO2MAX_METHODS)[number];
