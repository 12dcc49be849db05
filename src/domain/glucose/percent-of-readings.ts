/**
 * The share of readings (mg/dL) below, above, or within limits, in percent. Within takes both limits in.
 * Source: Battelino et al. 2019, doi:10.2337/dci19-0028. It is time in range only where the readings are even in time.
 * @returns undefined for no reading
 */
export const percentBelow = (valuesMgdl: readonly number[], limitMgdl: number): number | undefined =>
  percentWhere(valuesMgdl, (value) => value < limitMgdl);

/** As {@link percentBelow}, above the limit. */
export const percentAbove = (valuesMgdl: readonly number[], limitMgdl: number): number | undefined =>
  percentWhere(valuesMgdl, (value) => value > limitMgdl);

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
