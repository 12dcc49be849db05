import { isInFuture } from '#domain/time/future.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import { AUTO_CLOSE_HOURS, type FastSpan } from './fast-state.ts';
import { MAX_GOAL_HOURS } from './protocols.ts';

/** A fast can be edited for this long after it ends. */
export const EDITABLE_DAYS = 7;

/** An invalid field, and what to do about it. */
export interface FastFault {
  readonly field: 'startedAt' | 'endedAt' | 'goalHours';
  readonly message: string;
}

/** Checks the times of a fast on its own; undefined if they are valid. */
export function timeFault(
  { startedAtMs, endedAtMs, goalHours }: Pick<FastSpan, 'startedAtMs' | 'endedAtMs' | 'goalHours'>,
  nowMs: number,
): FastFault | undefined {
  if (isInFuture(startedAtMs, nowMs))
    return { field: 'startedAt', message: 'That start time is in the future. Choose an earlier time.' };
  if (goalHours > MAX_GOAL_HOURS)
    return { field: 'goalHours', message: `Choose a goal of ${MAX_GOAL_HOURS} hours or less.` };
  if (endedAtMs === null) return undefined;
  if (isInFuture(endedAtMs, nowMs))
    return {
      field: 'endedAt',
      message: 'That end time is in the future. Choose an earlier time, or leave the fast running.',
    };
  if (endedAtMs <= startedAtMs)
    return { field: 'endedAt', message: 'The end time must be after the start time.' };
  if (endedAtMs - startedAtMs > AUTO_CLOSE_HOURS * HOUR_MS)
    return {
      field: 'endedAt',
      message: `A fast can last up to ${AUTO_CLOSE_HOURS} hours. Change the start or end time.`,
    };
  return undefined;
}

/** Whether a fast can still be edited: while it's running, while its end is unknown, and for 7 days after its end. */
export const isEditable = ({ endedAtMs, isUnfinished }: FastSpan, nowMs: number): boolean =>
  endedAtMs === null || isUnfinished || nowMs - endedAtMs <= EDITABLE_DAYS * DAY_MS;

type Times = Pick<FastSpan, 'startedAtMs' | 'endedAtMs'>;

/** First of `others` that overlaps a fast. A running fast has no end. Fasts that only touch don't overlap. */
export const findOverlap = <Fast extends Times>(fast: Times, others: readonly Fast[]): Fast | undefined =>
  others.find(
    (other) =>
      fast.startedAtMs < (other.endedAtMs ?? Infinity) && other.startedAtMs < (fast.endedAtMs ?? Infinity),
  );
