export type LinePoint = readonly [x: number, y: number];
/** Points in ascending order of x. */
export type Polyline = readonly [LinePoint, ...LinePoint[]];

/** Interpolates linearly between points. Constant before the first and after the last. */
export function interpolate(points: Polyline, x: number): number {
  const above = points.findIndex(([at]) => at > x);
  const [left, right] = [points[above - 1], points[above]];
  if (!right) return (points.at(-1) ?? points[0])[1];
  if (!left) return right[1];
  return left[1] + ((x - left[0]) / (right[0] - left[0])) * (right[1] - left[1]);
}
