import { rankIn, type SourceOrder } from '#domain/movement/active-days.ts';
import { TakenSpans, type Span } from './taken-spans.ts';

/** A night or workout as one source recorded it. */
export interface Recording extends Span {
  readonly id: string;
  readonly source: string;
  /** Whether it counts today. */
  readonly isCounted: boolean;
  /** The member's own, or changed or deleted by them: it stays as it is. */
  readonly isFixed: boolean;
}

/**
 * Which recordings count, so that no two overlap: the member's own, then those of the first source in the order, then those that count
 * already.
 * @returns their ids
 */
export function countedRecordings(recordings: readonly Recording[], order: SourceOrder): ReadonlySet<string> {
  const taken = new TakenSpans();
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
