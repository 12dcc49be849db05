/** Consecutive arcs of a ring, in percent. `notch` is the target's position if the figure may exceed it. */
export interface RingArcs {
  /** Up to the lower bound. */
  readonly sure: number;
  /** From there to the best value. */
  readonly likely: number;
  /** From there to the upper bound. */
  readonly possible: number;
  readonly notch: number | undefined;
}

interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly target: number;
}

/**
 * Certain, likely and possible arcs of a ring or bar. A full ring is the target, or the upper bound if that is larger. All in one unit; a
 * target of 0 or less gives an empty ring.
 */
export function ringArcs({ value, low, high, target }: Measured): RingArcs {
  const full = Math.max(target, high);
  if (target <= 0 || full <= 0) return { sure: 0, likely: 0, possible: 0, notch: undefined };
  const share = (amount: number) => (Math.max(0, amount) / full) * 100;
  return {
    sure: share(low),
    likely: share(value - low),
    possible: share(high - value),
    notch: high > target ? share(target) : undefined,
  };
}
