/**
 * LDL cholesterol, mg/dL, by Friedewald, of total cholesterol, HDL cholesterol and triglycerides (mg/dL) of a fasting draw.
 * Not for high triglycerides and low LDL, where it is too low: {@link ldlSampson} is the default.
 * Source: Friedewald et al. 1972, doi:10.1093/clinchem/18.6.499.
 * @returns undefined from triglycerides of 400 mg/dL on
 */
export const ldlFriedewald = (
  totalMgdl: number,
  hdlMgdl: number,
  triglyceridesMgdl: number,
): number | undefined => (triglyceridesMgdl < 400 ? totalMgdl - hdlMgdl - triglyceridesMgdl / 5 : undefined);
