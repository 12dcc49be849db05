/** Shares of readings in the five bands of the consensus, percent; they add up to 100. */
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

/** The limits between the bands, mg/dL. */
export const BAND_LIMITS_MGDL = { veryLow: 54, low: 70, high: 180, veryHigh: 250 } as const;

/**
 * How readings (mg/dL) spread over the five bands: time in range where a sensor measured evenly, else only shares of readings.
 * Source: Battelino et al. 2019, doi:10.2337/dci19-0028.
 * @returns undefined for no reading
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
 * The share of readings (mg/dL) below, above, or within limits, in percent. Within takes both limits in.
 * Source: Battelino et al. 2019, doi:10.2337/dci19-0028. It is time in range only where the readings are even in time.
 * @returns undefined for no reading
 */
export const percentBelow = (valuesMgdl: readonly number[], limitMgdl: number): number | undefined =>
  percentWhere(valuesMgdl, (value) => value < limitMgdl);

/** As {@link percentBelow}, from one limit to the other. */
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
