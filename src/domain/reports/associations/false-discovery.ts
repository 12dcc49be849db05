/**
 * P-values adjusted for how many were looked at, in the order given: among those at or below 0.05, at most 5% are expected to be chance,
 * and if nothing is true, any at all appears in at most 5% of cases.
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
