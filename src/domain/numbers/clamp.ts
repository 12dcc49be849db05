/** A value kept between two bounds. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** A score kept within 0 to 100. */
export const clampScore = (value: number): number => clamp(value, 0, 100);

/** How far a value has come from one figure to another, which may be the lower one: 0 before the first, 1 beyond the second. */
export const shareBetween = (value: number, from: number, to: number): number =>
  clamp((value - from) / (to - from), 0, 1);
