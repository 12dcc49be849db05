import { meanOf } from '#domain/numbers/statistics.ts';

/** Glucose (mg/dL) on the symmetrized risk scale: negative for low, positive for high, 0 at 112.5 mg/dL. */
const symmetrized = (glucoseMgdl: number): number => Math.log(glucoseMgdl) ** 1.084 - 5.381;
/** Ten times the square of the published scale factor, 1.509. */
const RISK_FACTOR = 22.77;

const lowRisk = (glucoseMgdl: number): number => RISK_FACTOR * Math.min(symmetrized(glucoseMgdl), 0) ** 2;
const highRisk = (glucoseMgdl: number): number => RISK_FACTOR * Math.max(symmetrized(glucoseMgdl), 0) ** 2;

/**
 * Low blood glucose index of readings (mg/dL, above 1). Risk of hypoglycemia: ≤ 1.1 minimal, ≤ 2.5 low, ≤ 5 moderate, higher above.
 * Source: Kovatchev et al. 2006, doi:10.2337/dc06-1085. Undefined without readings.
 */
export const lowBloodGlucoseIndex = (valuesMgdl: readonly number[]): number | undefined =>
  meanOf(valuesMgdl.map(lowRisk));

/**
 * High blood glucose index of readings (mg/dL, above 1). Risk of hyperglycemia: < 4.5 low, ≤ 9 moderate, higher above.
 * Source: Kovatchev et al. 2006, doi:10.2337/dc06-1085. Undefined without readings.
 */
export const highBloodGlucoseIndex = (valuesMgdl: readonly number[]): number | undefined =>
  meanOf(valuesMgdl.map(highRisk));
