/** Valid readings. No meter shows values outside this range. */
export const VALID_GLUCOSE_MGDL = { low: 20, high: 600 } as const;
/** Values stored, with a mark, for a sensor that reports only "low" or "high". */
export const OUT_OF_RANGE_MGDL = { low: 39, high: 401 } as const;

/** Whether a reading (mg/dL) is in the valid range. */
export const isPlausibleGlucose = (glucoseMgdl: number): boolean =>
  glucoseMgdl >= VALID_GLUCOSE_MGDL.low && glucoseMgdl <= VALID_GLUCOSE_MGDL.high;

/** The valid range in mmol/L, as meters show it. */
const MIN_GLUCOSE_MMOLL = 1.1;
export const MAX_GLUCOSE_MMOLL = 33.3;

/**
 * Whether a value typed as mg/dL was likely meant as mmol/L. From 20 up it's valid in both units, but nobody with that mg/dL reading
 * would be awake to type it. The screen asks and never converts on its own.
 */
export const looksLikeMmoll = (typedAsMgdl: number): boolean =>
  typedAsMgdl >= MIN_GLUCOSE_MMOLL && typedAsMgdl <= MAX_GLUCOSE_MMOLL;

/** Whether a value typed as mmol/L was likely meant as mg/dL: too high for mmol/L, but plausible in mg/dL. */
export const looksLikeMgdl = (typedAsMmoll: number): boolean =>
  typedAsMmoll > MAX_GLUCOSE_MMOLL && isPlausibleGlucose(typedAsMmoll);
