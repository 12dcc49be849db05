/**
 * LDL cholesterol by Sampson (NIH equation 2), mg/dL, from total cholesterol, HDL cholesterol and triglycerides (mg/dL). Source:
 * Sampson et al. 2020, doi:10.1001/jamacardio.2020.0013.
 * @returns undefined for triglycerides above 800 mg/dL
 */
export function ldlSampson(
  totalMgdl: number,
  hdlMgdl: number,
  triglyceridesMgdl: number,
): number | undefined {
  if (triglyceridesMgdl > 800) return undefined;
  const nonHdlMgdl = totalMgdl - hdlMgdl;
  const remnants =
    triglyceridesMgdl / 8.56 + (triglyceridesMgdl * nonHdlMgdl) / 2140 - triglyceridesMgdl ** 2 / 16100;
  return totalMgdl / 0.948 - hdlMgdl / 0.971 - remnants - 9.44;
}
