/** One thing that adds to a figure or takes from it. */
export interface WaterfallStep {
  readonly key: string;
  readonly label: string;
  /** What it rests on: the answer that was given. */
  readonly note: string;
  /** What it adds; negative where it takes away. */
  readonly change: number;
}

/** A step with where it begins and ends on the axis. */
export interface WaterfallRow extends WaterfallStep {
  readonly from: number;
  readonly to: number;
}

/** Lays steps end to end: each begins where the one before it ended. */
export function waterfallRows(start: number, steps: readonly WaterfallStep[]): readonly WaterfallRow[] {
  let reached = start;
  return steps.map((step) => {
    const from = reached;
    reached += step.change;
    return { ...step, from, to: reached };
  });
}
