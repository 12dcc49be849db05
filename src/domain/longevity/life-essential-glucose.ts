import { pointsOf, type Steps } from './scale.ts';

const WITH_DIABETES: Steps = {
  below: [
    [7, 40],
    [8, 30],
    [9, 20],
    [10, 10],
  ],
  otherwise: 0,
};
/** From here on the figures are those of diabetes, whatever was told. */
const DIABETES_A1C_PERCENT = 6.5;
const DIABETES_FASTING_MGDL = 126;

/** What is known of somebody's blood glucose. */
export interface GlucoseFacts {
  readonly hba1cPercent?: number | undefined;
  readonly fastingMgdl?: number | undefined;
  readonly hasDiabetes: boolean;
}

/**
 * Points of Life's Essential 8 for blood glucose: by HbA1c, which speaks for three months, else by fasting glucose.
 * @returns undefined where neither is known, or diabetes without an HbA1c
 */
export function bloodGlucosePoints(facts: GlucoseFacts): number | undefined {
  const { hba1cPercent, fastingMgdl, hasDiabetes } = facts;
  if (hba1cPercent !== undefined) {
    if (hasDiabetes || hba1cPercent >= DIABETES_A1C_PERCENT) return pointsOf(WITH_DIABETES, hba1cPercent);
    return hba1cPercent < 5.7 ? 100 : 60;
  }
  if (fastingMgdl === undefined || hasDiabetes || fastingMgdl >= DIABETES_FASTING_MGDL) return undefined;
  return fastingMgdl < 100 ? 100 : 60;
}
