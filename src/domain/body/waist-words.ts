import type { WaistToHeightBand } from './waist-to-height.ts';

/** Bands of the waist-to-height ratio, without a period. */
export const WAIST_TO_HEIGHT_WORDS: Readonly<Record<WaistToHeightBand, string>> = {
  low: 'Low: below 40% of your height; see a doctor if you’re losing weight without trying',
  healthy: 'Healthy: below half your height',
  increased: 'Increased risk: half your height or more',
  high: 'High risk: 60% of your height or more',
};
