interface Tagged {
  readonly stress: number;
  readonly tags: readonly string[];
}

/** Average stress with and without a tag. */
export interface TagDifference {
  /** Latest spelling. */
  readonly tag: string;
  readonly withCount: number;
  readonly withMean: number;
  readonly withoutCount: number;
  readonly withoutMean: number;
}

/** Minimum number of check-ins with and without the tag. */
const MIN_COUNT = 4;
/** A difference of less than one point is noise. */
const MIN_DIFFERENCE = 1;

const keyOf = (tag: string): string => tag.toLowerCase();

/**
 * Tags associated with clearly more or less stress, largest difference first. An association, not a cause.
 * @param checkIns oldest first; stress 1 to 10
 */
export function tagDifferences(checkIns: readonly Tagged[]): readonly TagDifference[] {
  const groups = new Map<string, { tag: string; sum: number; count: number }>();
  const total = checkIns.reduce((sum, { stress }) => sum + stress, 0);
  for (const { stress, tags } of checkIns) {
    const distinct = new Map(tags.map((tag) => [keyOf(tag), tag]));
    for (const [key, tag] of distinct) {
      const { sum, count } = groups.get(key) ?? { sum: 0, count: 0 };
      groups.set(key, { tag, sum: sum + stress, count: count + 1 });
    }
  }
  return [...groups.values()]
    .map(({ tag, sum, count }) => ({
      tag,
      withCount: count,
      withMean: sum / count,
      withoutCount: checkIns.length - count,
      withoutMean: (total - sum) / (checkIns.length - count),
    }))
    .filter(
      ({ withCount, withoutCount, withMean, withoutMean }) =>
        withCount >= MIN_COUNT &&
        withoutCount >= MIN_COUNT &&
        Math.abs(withMean - withoutMean) >= MIN_DIFFERENCE,
    )
    .toSorted(
      (one, other) => Math.abs(other.withMean - other.withoutMean) - Math.abs(one.withMean - one.withoutMean),
    );
}
