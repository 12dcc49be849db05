import { MAX_CLOCK_SKEW_MS } from '#domain/time/clock-skew.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import { CLOSES_AFTER_HOURS, type FastSpan } from './fast-state.ts';
import { MAX_GOAL_HOURS } from './protocols.ts';

/** So long after its end a fast can be changed. */
export const EDITABLE_DAYS = 7;

/** A field that cannot stand, and what to do about it. */
export interface FastFault {
  readonly field: 'startedAt' | 'endedAt' | 'goalHours';
  readonly message: string;
}

/** What is wrong with the times of a fast by itself; undefined where nothing is. */
export function timeFault(
  { startedAtMs, endedAtMs, goalHours }: Pick<FastSpan, 'startedAtMs' | 'endedAtMs' | 'goalHours'>,
  nowMs: number,
): FastFault | undefined {
  const lateMs = nowMs + MAX_CLOCK_SKEW_MS;
  if (startedAtMs > lateMs)
    return { field: 'startedAt', message: 'The start lies in the future. Choose a time that has passed.' };
  if (goalHours > MAX_GOAL_HOURS)
    return { field: 'goalHours', message: `Fasts are planned for at most ${MAX_GOAL_HOURS} hours here.` };
  if (endedAtMs === null) return undefined;
  if (endedAtMs > lateMs)
    return {
      field: 'endedAt',
      message: 'The end lies in the future. Choose a time that has passed, or leave the fast running.',
    };
  if (endedAtMs <= startedAtMs) return { field: 'endedAt', message: 'The end must be after the start.' };
  if (endedAtMs - startedAtMs > CLOSES_AFTER_HOURS * HOUR_MS)
    return {
      field: 'endedAt',
      message: `A fast lasts at most ${CLOSES_AFTER_HOURS} hours here. Correct its times.`,
    };
  return undefined;
}

/** Whether a fast can still be changed: while it runs, while its end is not known, and for 7 days after its end. */
export const isEditable = ({ endedAtMs, isUnfinished }: FastSpan, nowMs: number): boolean =>
  endedAtMs === null || isUnfinished || nowMs - endedAtMs <= EDITABLE_DAYS * DAY_MS;

type Times = Pick<FastSpan, 'startedAtMs' | 'endedAtMs'>;

/** The first of `others` that shares time with a fast; one that runs has no end. Fasts that only touch do not overlap. */
export const findOverlap = <Fast extends Times>(fast: Times, others: readonly Fast[]): Fast | undefined =>
  others.find(
    (other) =>
      fast.startedAtMs < (other.endedAtMs ?? Infinity) && other.startedAtMs < (fast.endedAtMs ?? Infinity),
  );
