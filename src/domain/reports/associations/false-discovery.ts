/**
 * P-values adjusted for the number of tests, in the given order. Of those at or below 0.05, at most 5% are expected to be false; if no
 * association is real, the chance of finding any is at most 5%.
 * Source: Benjamini and Hochberg 1995, doi:10.1111/j.2517-6161.1995.tb02031.x.
 */
export function adjustedForMany(pValues: readonly number[]): readonly number[] {
  const order = pValues.map((p, at) => ({ p, at })).toSorted((one, other) => other.p - one.p);
  const adjusted = pValues.map(() => 1);
  let least = 1;
  for (const [rank, { p, at }] of order.entries()) {
    least = Math.min(least, (p * pValues.length) / (pValues.length - rank));
    adjusted[at] = least;
  }
  return adjusted;
}
