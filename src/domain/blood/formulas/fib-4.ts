/**
 * FIB-4, a sign of liver scarring, from age (years), AST and ALT (U/L) and platelets (10³/µL). Source: Sterling et al. 2006,
 * doi:10.1002/hep.21178.
 * @returns undefined under age 35, where it is misleading
 */
export const fib4 = (
  ageYears: number,
  astUl: number,
  altUl: number,
  plateletsPerNl: number,
): number | undefined =>
  ageYears < 35 ? undefined : (ageYears * astUl) / (plateletsPerNl * Math.sqrt(altUl));
