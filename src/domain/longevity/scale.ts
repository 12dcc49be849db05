/** A score kept within 0 to 100. */
export const clampScore = (value: number): number => Math.min(100, Math.max(0, value));

type Point = readonly [x: number, score: number];

/** A score by points: straight lines between them, the outer ones hold beyond. @param points by rising x, at least one */
export function scoreBetween(points: readonly [Point, ...Point[]], x: number): number {
  const above = points.findIndex(([at]) => at > x);
  const last = points.at(-1) ?? points[0];
  const [upper, lower] = [points[above], points[above - 1]];
  if (upper === undefined) return last[1];
  if (lower === undefined) return upper[1];
  return lower[1] + ((upper[1] - lower[1]) * (x - lower[0])) / (upper[0] - lower[0]);
}

/** Steps of a table: each holds below its limit, `otherwise` from the last limit on. */
export interface Steps {
  readonly below: readonly (readonly [limit: number, points: number])[];
  readonly otherwise: number;
}

/** The points of the step a value stands on. */
export const pointsOf = ({ below, otherwise }: Steps, value: number): number =>
  below.find(([limit]) => value < limit)?.[1] ?? otherwise;
