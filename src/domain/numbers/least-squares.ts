import { meanOf } from './statistics.ts';

/** A point that a line is drawn through. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The straight line of least squares: its slope and the standard error of it, both in units of y for each of x.
 * @returns undefined without a point; NaN below two different x, an error of NaN below three points
 */
export function lineThrough(
  points: readonly Point[],
): { readonly slope: number; readonly standardError: number } | undefined {
  const [meanX, meanY] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))];
  if (meanX === undefined || meanY === undefined) return undefined;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const missed = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, standardError: Math.sqrt(missed / (points.length - 2) / spread) };
}
