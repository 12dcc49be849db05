/** Source of a heart rate variability reading: typed in, or computed from beat intervals. */
export const HRV_ORIGINS = ['entered', 'beat-intervals'] as const;

export type HrvOrigin = (typeof HRV_ORIGINS)[number];

/** Valid RMSSD, ms. */
export const VALID_RMSSD_MS = { low: 1, high: 400 } as const;
