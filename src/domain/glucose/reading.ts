/** How a glucose reading was taken. */
export const GLUCOSE_ORIGINS = ['finger-stick', 'sensor'] as const;
export const GLUCOSE_CONTEXTS = [
  'fasting',
  'before-meal',
  'one-hour-after',
  'two-hours-after',
  'bedtime',
  'random',
] as const;
/** What a device reports outside its measuring range. */
export const OUT_OF_RANGE = ['low', 'high'] as const;
export const KETONE_METHODS = ['blood', 'breath', 'urine'] as const;

export type GlucoseOrigin = (typeof GLUCOSE_ORIGINS)[number];
export type GlucoseContext = (typeof GLUCOSE_CONTEXTS)[number];
export type OutOfRange = (typeof OUT_OF_RANGE)[number];
export type KetoneMethod = (typeof KETONE_METHODS)[number];

/** Glucose reading for the metrics. `atMs`: milliseconds since 1970-01-01 UTC; `glucoseMgdl`: valid from 20 to 600. */
export interface GlucoseSample {
  readonly atMs: number;
  readonly glucoseMgdl: number;
}
