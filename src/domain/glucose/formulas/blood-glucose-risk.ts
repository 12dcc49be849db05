import { meanOf } from '#domain/numbers/statistics.ts';

/** Risk of one value (mg/dL) on the symmetrised scale: below 0 of low, above 0 of high glucose; 0 at 112.5 mg/dL. */
const symmetrised = (glucoseMgdl: number): number => Math.log(glucoseMgdl) ** 1.084 - 5.381;
/** Ten times the square of the scale's factor, 1.509, as published rounded. */
const RISK_FACTOR = 22.77;

const lowRisk = (glucoseMgdl: number): number => RISK_FACTOR * Math.min(symmetrised(glucoseMgdl), 0) ** 2;
const highRisk = (glucoseMgdl: number): number => RISK_FACTOR * Math.max(symmetrised(glucoseMgdl), 0) ** 2;

/**
 * Low blood glucose index of readings (mg/dL, above 1): ≤ 1.1 minimal, ≤ 2.5 low, ≤ 5 moderate, above high risk of hypoglycaemia.
 * Source: Kovatchev et al. 2006, doi:10.2337/dc06-1085. Undefined for no reading.
 */
export const lowBloodGlucoseIndex = (valuesMgdl: readonly number[]): number | undefined =>
  meanOf(valuesMgdl.map(lowRisk));

/**
 * High blood glucose index of readings (mg/dL, above 1): < 4.5 low, ≤ 9 moderate, above high risk of hyperglycaemia.
 * Source: Kovatchev et al. 2006, doi:10.2337/dc06-1085. Undefined for no reading.
 */
export const highBloodGlucoseIndex = (valuesMgdl: readonly number[]): number | undefined =>
  meanOf(valuesMgdl.map(highRisk));
