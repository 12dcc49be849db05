/** A check-in with what it was tagged with. */
interface Tagged {
  readonly stress: number;
  readonly tags: readonly string[];
}

/** How stressed somebody felt with a tag and without it. */
export interface TagDifference {
  /** As it was typed last. */
  readonly tag: string;
  readonly withCount: number;
  readonly withMean: number;
  readonly withoutCount: number;
  readonly withoutMean: number;
}

/** Fewer check-ins on either side say nothing. */
const MIN_COUNT = 4;
/** Less than one step of the scale is noise. */
const MIN_DIFFERENCE = 1;

const keyOf = (tag: string): string => tag.toLowerCase();

/**
 * Tags that go with clearly more or less stress, the clearest first. They go together; what causes what is not known.
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
