import { meanOf } from './statistics.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Slope of the least-squares line and its standard error, both in units of y per x.
 * @returns undefined without points. The slope is NaN for fewer than two different x, and the error NaN for fewer than three points.
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
