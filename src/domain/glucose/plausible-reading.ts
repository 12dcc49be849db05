/** Readings outside are refused: no meter shows them. */
export const VALID_GLUCOSE_MGDL = { from: 20, to: 600 } as const;
/** What a sensor that says only "low" or "high" is kept as, marked as such. */
export const OUT_OF_RANGE_MGDL = { low: 39, high: 401 } as const;

/** Whether a reading (mg/dL) can be one: 20 to 600. */
export const isPlausibleGlucose = (glucoseMgdl: number): boolean =>
  glucoseMgdl >= VALID_GLUCOSE_MGDL.from && glucoseMgdl <= VALID_GLUCOSE_MGDL.to;

/** The valid range in mmol/L, as meters show it. */
const MIN_GLUCOSE_MMOLL = 1.1;
export const MAX_GLUCOSE_MMOLL = 33.3;

/**
 * Whether a value typed as mg/dL was likely meant as mmol/L: 1.1 to 33.3. From 20 it is valid in both units, but as mg/dL nobody
 * would be awake to type it. The screen asks; it never converts by itself.
 */
export const looksLikeMmoll = (typedAsMgdl: number): boolean =>
  typedAsMgdl >= MIN_GLUCOSE_MMOLL && typedAsMgdl <= MAX_GLUCOSE_MMOLL;

/** Whether a value typed as mmol/L was likely meant as mg/dL: no mmol/L, but a plausible reading in mg/dL. */
export const looksLikeMgdl = (typedAsMmoll: number): boolean =>
  typedAsMmoll > MAX_GLUCOSE_MMOLL && isPlausibleGlucose(typedAsMmoll);
