/** Plausible measurements of an adult. Anything outside is a typing error. */
export const MEASURE_RANGES = {
  massKg: { low: 20, high: 400, unit: 'kg' },
  bodyFatPercent: { low: 2, high: 75, unit: '%' },
  waistCm: { low: 30, high: 250, unit: 'cm' },
  hipCm: { low: 30, high: 250, unit: 'cm' },
} as const;

export type BodyMeasure = keyof typeof MEASURE_RANGES;
