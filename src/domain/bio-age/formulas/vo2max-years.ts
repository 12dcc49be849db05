import type { Sex } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { lbFromKg } from '#domain/units/mass.ts';

const MET = 3.5;
const MAX_METS = 3;
const YEARS_PER_MET = -0.631;

/** Expected VO₂max, mL/kg/min, for 18 to 100 years and 30 to 300 kg. Myers, Prog Cardiovasc Dis 2017 (FRIEND registry). */
const expectedVo2Max = (sex: Sex, ageYears: number, massKg: number): number =>
  79.9 - 0.39 * ageYears - (sex === 'female' ? 13.7 : 0) - 0.127 * lbFromKg(massKg);

/**
 * Years for fitness above or below the expected, before the age factor: −0.631 per MET (3.5 mL/kg/min), up to three METs. Risk
 * ratio 0.87 per MET: Kodama, JAMA 2009, doi:10.1001/jama.2009.681.
 */
export function vo2MaxYears(vo2Max: number, sex: Sex, ageYears: number, massKg: number): number {
  const mets = (vo2Max - expectedVo2Max(sex, ageYears, massKg)) / MET;
  return YEARS_PER_MET * clamp(mets, -MAX_METS, MAX_METS);
}
