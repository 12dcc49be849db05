const MIN_PAIRS = 3;

/** Pearson's correlation of two lists in the same order, -1 to 1; undefined for fewer than three pairs or a list that doesn't vary. */
export function correlationOf(xs: readonly number[], ys: readonly number[]): number | undefined {
  const count = Math.min(xs.length, ys.length);
  if (count < MIN_PAIRS) return undefined;
  const meanOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / count;
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [at, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[at] ?? 0) - meanY];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  return xx === 0 || yy === 0 ? undefined : xy / Math.sqrt(xx * yy);
}
