/** Shares of a full ring or bar, in percent of its length. */
export interface Gauge {
  /** Filled up to the estimate. */
  readonly filled: number;
  /** The range, from and to. Absent if the figure is practically exact. */
  readonly whisker: { readonly from: number; readonly to: number } | undefined;
  /** Where the target is. */
  readonly target: number;
}

interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly target: number;
  /** Space beyond the target, as a share of it: a bar shows where it ends, and it completes a ring. */
  readonly room?: number;
  /** Cuts off everything beyond that space, so that gauges below each other have their targets aligned. */
  readonly isCut?: boolean;
}

/** A narrower whisker would only be its caps, percent. */
const MIN_WHISKER = 1;

/**
 * How far a ring or bar is filled, and where the range of the figure ends. A full one is the target plus the space beyond it, or the
 * figure's upper bound if that is more and isn't cut off. All in one unit; a target of 0 or less gives an empty one.
 */
export function gaugeOf({ value, low, high, target, room = 0, isCut = false }: Measured): Gauge {
  const least = target * (1 + room);
  const full = isCut ? least : Math.max(least, high, value);
  if (target <= 0 || full <= 0) return { filled: 0, whisker: undefined, target: 100 };
  const share = (amount: number) => Math.min(Math.max(0, amount) / full, 1) * 100;
  const [from, to] = [share(low), share(high)];
  return {
    filled: share(value),
    whisker: to - from < MIN_WHISKER ? undefined : { from, to },
    target: share(target),
  };
}
