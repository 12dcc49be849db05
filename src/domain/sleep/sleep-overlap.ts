interface Interval {
  readonly inBedMs: number;
  readonly outOfBedMs: number;
}

/** First of the other sleeps that overlaps this one. Sleeps that only touch don't overlap. */
export const findOverlap = <Other extends Interval>(
  sleep: Interval,
  others: readonly Other[],
): Other | undefined =>
  others.find((other) => sleep.inBedMs < other.outOfBedMs && other.inBedMs < sleep.outOfBedMs);
