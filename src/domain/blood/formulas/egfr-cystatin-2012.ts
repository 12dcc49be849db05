import type { Person } from '#domain/blood/person.ts';

/**
 * Estimated glomerular filtration rate, mL/min/1.73 m², from cystatin C (mg/L): CKD-EPI 2012. Independent of muscle mass,
 * creatine and meat; affected by thyroid disease and corticosteroids. Source: Inker et al. 2012, doi:10.1056/NEJMoa1114248.
 * @returns undefined under age 18
 */
export function egfrCystatin2012(cystatinMgl: number, { sex, ageYears }: Person): number | undefined {
  if (ageYears < 18) return undefined;
  const ratio = cystatinMgl / 0.8;
  const rate = 133 * Math.min(ratio, 1) ** -0.499 * Math.max(ratio, 1) ** -1.328 * 0.996 ** ageYears;
  return sex === 'female' ? rate * 0.932 : rate;
}
