/** One contribution to a figure. */
export interface WaterfallStep {
  readonly key: string;
  readonly label: string;
  /** Its reason: the given answer. */
  readonly note: string;
  /** Its amount; negative if it lowers the figure. */
  readonly change: number;
}

/** A step with its start and end on the axis. */
export interface WaterfallRow extends WaterfallStep {
  readonly from: number;
  readonly to: number;
}

/** Lays steps end to end: each starts where the previous one ended. */
export function waterfallRows(start: number, steps: readonly WaterfallStep[]): readonly WaterfallRow[] {
  let reached = start;
  return steps.map((step) => {
    const from = reached;
    reached += step.change;
    return { ...step, from, to: reached };
  });
}
