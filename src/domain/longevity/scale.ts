/** Points in steps: `points[0]` below the first limit, `points[1]` from it up to the second, and so on. */
export interface StepTable {
  readonly limits: readonly number[];
  /** One more than limits. */
  readonly points: readonly number[];
}

/** Points for a value by a step table. */
export const pointsOf = ({ limits, points }: StepTable, value: number): number =>
  points[limits.filter((limit) => value >= limit).length] ?? 0;
