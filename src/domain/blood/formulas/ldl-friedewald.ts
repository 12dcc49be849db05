/**
 * LDL cholesterol by Friedewald, mg/dL, from total cholesterol, HDL cholesterol and triglycerides (mg/dL) of a fasting draw. Too
 * low for high triglycerides and low LDL: {@link ldlSampson} is the default. Source: Friedewald et al. 1972,
 * doi:10.1093/clinchem/18.6.499.
 * @returns undefined for triglycerides of 400 mg/dL or more
 */
export const ldlFriedewald = (
  totalMgdl: number,
  hdlMgdl: number,
  triglyceridesMgdl: number,
): number | undefined => (triglyceridesMgdl < 400 ? totalMgdl - hdlMgdl - triglyceridesMgdl / 5 : undefined);
