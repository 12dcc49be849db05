/** Association constants of albumin and SHBG with testosterone, L/mol, and the molar mass of albumin, g/mol. */
const ALBUMIN_PER_MOLAR = 3.6e4;
const SHBG_PER_MOLAR = 1e9;
const ALBUMIN_GMOL = 66_500;

/**
 * Free testosterone, pmol/L, from total testosterone and SHBG (nmol/L) and albumin (g/L) by the law of mass action. Not for
 * pregnancy. Source: Vermeulen et al. 1999, doi:10.1210/jcem.84.10.6079.
 */
export function freeTestosteroneVermeulen(
  testosteroneNmoll: number,
  shbgNmoll: number,
  albuminGl: number,
): number {
  const [total, shbg] = [testosteroneNmoll * 1e-9, shbgNmoll * 1e-9];
  const bound = 1 + (ALBUMIN_PER_MOLAR * albuminGl) / ALBUMIN_GMOL;
  const a = bound * SHBG_PER_MOLAR;
  const b = bound + SHBG_PER_MOLAR * (shbg - total);
  return ((-b + Math.sqrt(b ** 2 + 4 * a * total)) / (2 * a)) * 1e12;
}
