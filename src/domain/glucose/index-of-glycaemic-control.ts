/** Limits, exponents and scales of the two halves of the index. */
const HIGH = { limitMgdl: 140, exponent: 1.1, scale: 30 };
const LOW = { limitMgdl: 80, exponent: 2, scale: 30 };

/**
 * Hyperglycaemia index of readings (mg/dL): how far they lie above 140 mg/dL, over all readings.
 * Source: Rodbard 2009, doi:10.1089/dia.2008.0132. Undefined for no reading.
 */
export const hyperglycaemiaIndex = (valuesMgdl: readonly number[]): number | undefined =>
  meanExcess(valuesMgdl, HIGH, (value) => value - HIGH.limitMgdl);

/**
 * Hypoglycaemia index of readings (mg/dL): how far they lie below 80 mg/dL, squared, over all readings.
 * Source: Rodbard 2009, doi:10.1089/dia.2008.0132. Undefined for no reading.
 */
export const hypoglycaemiaIndex = (valuesMgdl: readonly number[]): number | undefined =>
  meanExcess(valuesMgdl, LOW, (value) => LOW.limitMgdl - value);

/** Index of glycaemic control: the sum of {@link hyperglycaemiaIndex} and {@link hypoglycaemiaIndex}. Undefined for no reading. */
export function indexOfGlycaemicControl(valuesMgdl: readonly number[]): number | undefined {
  const [high, low] = [hyperglycaemiaIndex(valuesMgdl), hypoglycaemiaIndex(valuesMgdl)];
  return high === undefined || low === undefined ? undefined : high + low;
}

function meanExcess(
  values: readonly number[],
  { exponent, scale }: { exponent: number; scale: number },
  excessOf: (value: number) => number,
): number | undefined {
  if (values.length === 0) return undefined;
  let sum = 0;
  for (const value of values) sum += Math.max(0, excessOf(value)) ** exponent;
  return sum / (values.length * scale);
}
