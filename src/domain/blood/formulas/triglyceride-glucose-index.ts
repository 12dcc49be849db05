/**
 * Triglyceride-glucose index, from fasting triglycerides and fasting glucose (mg/dL): a sign of insulin resistance that needs no
 * insulin test. Source: Simental-Mendía et al. 2008, doi:10.1089/met.2008.0034.
 */
export const triglycerideGlucoseIndex = (triglyceridesMgdl: number, glucoseMgdl: number): number =>
  Math.log((triglyceridesMgdl * glucoseMgdl) / 2);
