/**
 * Shares of a whole in whole percent that add up to 100: each is rounded down, and those that lose most take what is missing (the largest
 * remainder method).
 * @param parts amounts of 0 or more; all shares are 0 if the parts are
 */
export function wholePercents(parts: readonly number[]): readonly number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / all);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share % 1 }))
    .toSorted((a, b) => b.loss - a.loss);
  const raised = new Set(byLoss.slice(0, missing).map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}
