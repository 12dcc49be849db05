import type { Sex } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { lbFromKg } from '#domain/units/mass.ts';

export const VO2_MAX = { met: 3.5, maxMets: 3, yearsPerMet: -0.631 } as const;
/** Expected VO2 max, mL/kg/min: intercept less age, mass in pounds and, for women, a constant. */
export const EXPECTED_VO2_MAX = { intercept: 79.9, perYear: 0.39, female: 13.7, perLb: 0.127 } as const;

/** Expected VO2 max, mL/kg/min, for 18 to 100 years and 30 to 300 kg. Myers, Prog Cardiovasc Dis 2017 (FRIEND registry). */
export const expectedVo2Max = (sex: Sex, ageYears: number, massKg: number): number =>
  EXPECTED_VO2_MAX.intercept -
  EXPECTED_VO2_MAX.perYear * ageYears -
  (sex === 'female' ? EXPECTED_VO2_MAX.female : 0) -
  EXPECTED_VO2_MAX.perLb * lbFromKg(massKg);

/**
 * Years for fitness above or below the expected, before the age factor: −0.631 per MET (3.5 mL/kg/min), up to three METs. Risk
 * ratio 0.87 per MET: Kodama, JAMA 2009, doi:10.1001/jama.2009.681.
 */
export function vo2MaxYears(vo2Max: number, sex: Sex, ageYears: number, massKg: number): number {
  const mets = (vo2Max - expectedVo2Max(sex, ageYears, massKg)) / VO2_MAX.met;
  return VO2_MAX.yearsPerMet * clamp(mets, -VO2_MAX.maxMets, VO2_MAX.maxMets);
}
