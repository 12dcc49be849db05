export type WaistToHeightBand = 'low' | 'healthy' | 'increased' | 'high';

export interface WaistToHeight {
  readonly ratio: number;
  readonly band: WaistToHeightBand;
}

/**
 * Waist-to-height ratio (both in cm), an indicator of fat around the organs. 0.4 to 0.49 is healthy, 0.5 to 0.59 an increased risk and
 * 0.6 or more a high risk, for every sex and ethnicity. Not for pregnancy or a body mass index above 35.
 * Sources: NICE guideline NG246, 2025; Ashwell M et al., Obes Rev 2012;13:275–86, doi:10.1111/j.1467-789X.2011.00952.x.
 */
export function waistToHeight(waistCm: number, heightCm: number): WaistToHeight {
  const ratio = waistCm / heightCm;
  const band = ratio < 0.4 ? 'low' : ratio < 0.5 ? 'healthy' : ratio < 0.6 ? 'increased' : 'high';
  return { ratio, band };
}
