interface Interval {
  readonly inBedMs: number;
  readonly outOfBedMs: number;
}

/** Whether two sleeps share time; one that begins as the other ends does not. */
const isOverlapping = (one: Interval, other: Interval): boolean =>
  one.inBedMs < other.outOfBedMs && other.inBedMs < one.outOfBedMs;

/** The first of the other sleeps that shares time with this one: nobody sleeps twice at once. */
export const findOverlap = <Other extends Interval>(
  sleep: Interval,
  others: readonly Other[],
): Other | undefined => others.find((other) => isOverlapping(sleep, other));
