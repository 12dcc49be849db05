/** Limits a value to a range. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Limits a score to 0 to 100. */
export const clampScore = (value: number): number => clamp(value, 0, 100);

/** Position of a value between two others, limited to 0 to 1. `to` may be lower than `from`. */
export const shareBetween = (value: number, from: number, to: number): number =>
  clamp((value - from) / (to - from), 0, 1);
