/** Percentage of readings in each of the five consensus bands; they add up to 100. */
export interface TimeInBands {
  /** Below 54 mg/dL (3.0 mmol/L). */
  readonly veryLowPercent: number;
  /** 54 to below 70 mg/dL (3.0–3.8 mmol/L). */
  readonly lowPercent: number;
  /** 70 to 180 mg/dL, both included (3.9–10.0 mmol/L). */
  readonly inRangePercent: number;
  /** Above 180 to 250 mg/dL (10.1–13.9 mmol/L). */
  readonly highPercent: number;
  /** Above 250 mg/dL (13.9 mmol/L). */
  readonly veryHighPercent: number;
}

/** Limits between the bands, mg/dL. */
export const BAND_LIMITS_MGDL = { veryLow: 54, low: 70, high: 180, veryHigh: 250 } as const;

/** The range whose share is time in range, both included. Source: Battelino et al. 2019, doi:10.2337/dci19-0028. */
export const TIME_IN_RANGE_MGDL = [BAND_LIMITS_MGDL.low, BAND_LIMITS_MGDL.high] as const;

/** The range whose share is time in tight range, both included. Source: Battelino et al. 2023, doi:10.1016/S2213-8587(22)00319-9. */
export const TIGHT_RANGE_MGDL = [70, 140] as const;

/**
 * Spread of readings (mg/dL) over the five bands. This is time in range only for evenly spaced sensor readings.
 * Source: Battelino et al. 2019, doi:10.2337/dci19-0028.
 * @returns undefined without readings
 */
export function timeInBands(valuesMgdl: readonly number[]): TimeInBands | undefined {
  if (valuesMgdl.length === 0) return undefined;
  let [veryLow, low, inRange, high, veryHigh] = [0, 0, 0, 0, 0];
  for (const value of valuesMgdl) {
    if (value < BAND_LIMITS_MGDL.veryLow) veryLow++;
    else if (value < BAND_LIMITS_MGDL.low) low++;
    else if (value <= BAND_LIMITS_MGDL.high) inRange++;
    else if (value <= BAND_LIMITS_MGDL.veryHigh) high++;
    else veryHigh++;
  }
  const percent = (count: number): number => (100 * count) / valuesMgdl.length;
  return {
    veryLowPercent: percent(veryLow),
    lowPercent: percent(low),
    inRangePercent: percent(inRange),
    highPercent: percent(high),
    veryHighPercent: percent(veryHigh),
  };
}

/**
 * Percentage of readings (mg/dL) below a limit.
 * Source: Battelino et al. 2019, doi:10.2337/dci19-0028. This is time below range only for evenly spaced readings.
 * @returns undefined without readings
 */
export const percentBelow = (valuesMgdl: readonly number[], limitMgdl: number): number | undefined =>
  percentWhere(valuesMgdl, (value) => value < limitMgdl);

/** Percentage of readings (mg/dL) above a limit. */
export const percentAbove = (valuesMgdl: readonly number[], limitMgdl: number): number | undefined =>
  percentWhere(valuesMgdl, (value) => value > limitMgdl);

/** Percentage of readings (mg/dL) from one limit to another, both included. */
export const percentWithin = (
  valuesMgdl: readonly number[],
  fromMgdl: number,
  toMgdl: number,
): number | undefined => percentWhere(valuesMgdl, (value) => value >= fromMgdl && value <= toMgdl);

function percentWhere(values: readonly number[], fits: (value: number) => boolean): number | undefined {
  if (values.length === 0) return undefined;
  let count = 0;
  for (const value of values) if (fits(value)) count++;
  return (100 * count) / values.length;
}
