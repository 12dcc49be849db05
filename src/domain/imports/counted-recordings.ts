import { rankIn, type SourceOrder } from '#domain/movement/active-days.ts';
import { OccupiedSpans, type Span } from './occupied-spans.ts';

/** A night or workout as recorded by one source. */
export interface Recording extends Span {
  readonly id: string;
  readonly source: string;
  /** Whether it counts today. */
  readonly isCounted: boolean;
  /** Entered, changed or deleted by the member: stays as it is. */
  readonly isFixed: boolean;
}

/**
 * Ids of the recordings that count, so that no two overlap: the member's own, then those of the first source in the order, then those that
 * already count.
 */
export function countedRecordings(recordings: readonly Recording[], order: SourceOrder): ReadonlySet<string> {
  const taken = new OccupiedSpans();
  const ranked = recordings.toSorted(
    (one, other) =>
      Number(other.isFixed) - Number(one.isFixed) ||
      rankIn(order, one.source) - rankIn(order, other.source) ||
      Number(other.isCounted) - Number(one.isCounted) ||
      one.fromMs - other.fromMs ||
      (one.id < other.id ? -1 : 1),
  );
  const counted = ranked.filter((recording) => {
    const isFree = recording.isFixed || taken.overlapping(recording).length === 0;
    if (isFree) taken.add(recording);
    return isFree;
  });
  return new Set(counted.map(({ id }) => id));
}
