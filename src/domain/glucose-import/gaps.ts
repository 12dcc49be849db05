/** Longer than this nothing is filled in between two sensor readings. Source: the default of the R package iglu. */
const GAP_MS = 45 * 60_000;
const MAX_SHOWN = 5;

export interface Gap {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Gaps {
  readonly count: number;
  /** The longest five, longest first. */
  readonly longest: readonly Gap[];
}

/** Where a sensor was silent for more than 45 minutes. @param instantsMs of its readings, in any order */
export function gapsBetween(instantsMs: Iterable<number>): Gaps {
  const sorted = Float64Array.from(instantsMs).sort();
  const gaps: Gap[] = [];
  let fromMs = sorted[0] ?? Number.NaN;
  for (const toMs of sorted) {
    if (toMs - fromMs > GAP_MS) gaps.push({ fromMs, toMs });
    fromMs = toMs;
  }
  const longest = gaps
    .toSorted((one, other) => other.toMs - other.fromMs - (one.toMs - one.fromMs))
    .slice(0, MAX_SHOWN);
  return { count: gaps.length, longest };
}
