import type { Person } from '#domain/blood/lab-value.ts';

/**
 * Estimated glomerular filtration rate, mL/min/1.73 m², of cystatin C (mg/L): CKD-EPI 2012. Does not depend on muscle mass, creatine or meat;
 * thyroid disease and corticosteroids move it.
 * Source: Inker et al. 2012, doi:10.1056/NEJMoa1114248.
 * @returns undefined under 18 years
 */
export function egfrCystatin2012(cystatinMgl: number, { sex, ageYears }: Person): number | undefined {
  if (ageYears < 18) return undefined;
  const ratio = cystatinMgl / 0.8;
  const rate = 133 * Math.min(ratio, 1) ** -0.499 * Math.max(ratio, 1) ** -1.328 * 0.996 ** ageYears;
  return sex === 'female' ? rate * 0.932 : rate;
}
