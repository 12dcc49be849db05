import type { Person } from '#domain/blood/person.ts';

/** Breakpoint of the curve (mg/dL), exponent below it, and factor for the sex. */
const BY_SEX = {
  male: { kappa: 0.9, alpha: -0.302, factor: 1 },
  female: { kappa: 0.7, alpha: -0.241, factor: 1.012 },
} as const;

/**
 * Estimated glomerular filtration rate, mL/min/1.73 m², from creatinine (mg/dL): CKD-EPI 2021, without race. Not for pregnancy,
 * acute illness or unusual muscle mass. Source: Inker et al. 2021, doi:10.1056/NEJMoa2102953.
 * @returns undefined under age 18
 */
export function egfrCreatinine2021(creatinineMgdl: number, { sex, ageYears }: Person): number | undefined {
  if (ageYears < 18) return undefined;
  const { kappa, alpha, factor } = BY_SEX[sex];
  const ratio = creatinineMgdl / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** ageYears * factor;
}
