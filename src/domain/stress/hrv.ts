/** Where a figure of heart rate variability comes from: typed by the member, or computed from their own beat intervals. */
export const HRV_ORIGINS = ['entered', 'beat-intervals'] as const;

export type HrvOrigin = (typeof HRV_ORIGINS)[number];
