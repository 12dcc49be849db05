/**
 * A value rounded for display, but never up to a threshold it hasn't reached: 24.97 below 25 stays "24.97", not "25.0".
 * @param thresholds where a new band begins
 */
export function textWithin(value: number, decimals: number, thresholds: readonly number[]): string {
  const scale = 10 ** decimals;
  // Half a step rounds up, whatever its nearest binary number.
  const rounded = Math.round(value * scale + 1e-9) / scale;
  if (!thresholds.some((threshold) => value < threshold && rounded >= threshold))
    return rounded.toFixed(decimals);
  return (Math.floor(value * scale * 10) / (scale * 10)).toFixed(decimals + 1);
}
