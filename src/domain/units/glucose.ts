/** mg/dL of glucose in one mmol/L: a tenth of its molar mass in g/mol, as clinical chemistry rounds it. */
const MGDL_PER_MMOLL = 18.016;

/** Glucose in mg/dL from mmol/L. Cut-points of guidelines are published in both units and are not converted with this. */
export const mgdlFromMmoll = (glucoseMmoll: number): number => glucoseMmoll * MGDL_PER_MMOLL;

/** Glucose in mmol/L from mg/dL, exact inverse of {@link mgdlFromMmoll}: 100 mg/dL are 5.5506 mmol/L. */
export const mmollFromMgdl = (glucoseMgdl: number): number => glucoseMgdl / MGDL_PER_MMOLL;
