/** Source of a heart rate variability reading: typed in, or computed from beat intervals. */
export const HRV_ORIGINS = ['entered', 'beat-intervals'] as const;

export type HrvOrigin = (typeof HRV_ORIGINS)[number];
