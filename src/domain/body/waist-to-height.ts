/** Where a waist stands against the height of its owner. */
export type WaistToHeightBand = 'low' | 'healthy' | 'increased' | 'high';

export interface WaistToHeight {
  readonly ratio: number;
  readonly band: WaistToHeightBand;
}

/**
 * Waist by height, both in cm: how much fat lies around the organs. Keep it below half your height: 0.4 to 0.49 is healthy, 0.5 to 0.59
 * an increased risk, from 0.6 a high one, for every sex and origin. Not for pregnancy, nor above a body mass index of 35.
 * Sources: NICE guideline NG246, 2025; Ashwell M et al., Obes Rev 2012;13:275–86, doi:10.1111/j.1467-789X.2011.00952.x.
 */
export function waistToHeight(waistCm: number, heightCm: number): WaistToHeight {
  const ratio = waistCm / heightCm;
  const band = ratio < 0.4 ? 'low' : ratio < 0.5 ? 'healthy' : ratio < 0.6 ? 'increased' : 'high';
  return { ratio, band };
}
