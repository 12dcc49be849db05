/** mg/dL of glucose in one mmol/L: a tenth of its molar mass in g/mol, as clinical chemistry rounds it. */
const MGDL_PER_MMOLL = 18.016;

/** Converts glucose from mmol/L to mg/dL. Don't convert guideline thresholds, which are published in both units. */
export const mgdlFromMmoll = (glucoseMmoll: number): number => glucoseMmoll * MGDL_PER_MMOLL;

/** Converts glucose from mg/dL to mmol/L, the exact inverse of {@link mgdlFromMmoll}: 100 mg/dL is 5.5506 mmol/L. */
export const mmollFromMgdl = (glucoseMgdl: number): number => glucoseMgdl / MGDL_PER_MMOLL;
