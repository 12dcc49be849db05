import { typedNumber } from '#domain/numbers/typed-number.ts';
import { localDate } from '#domain/time/local-date.ts';
import { instantAt, timeOf } from './clock.ts';

/** A local date and time, as inputs hold them. */
export interface WallMoment {
  readonly date: string;
  readonly time: string;
}

/** Date and time on the wall at an instant. */
export const momentOf = (instantMs: number, timeZone: string): WallMoment => ({
  date: localDate(instantMs, timeZone),
  time: timeOf(instantMs, timeZone),
});

/** Instant of a moment. An edited entry keeps its seconds unless its minute changed. */
export function instantOf({ date, time }: WallMoment, timeZone: string, storedAt?: string): string {
  const stored = storedAt === undefined ? undefined : momentOf(Date.parse(storedAt), timeZone);
  return storedAt !== undefined && stored?.date === date && stored.time === time
    ? storedAt
    : instantAt(date, time, timeZone);
}

export const FUTURE_FAULT = 'That time is in the future. Choose an earlier time.';

/** A typed note; null if empty. */
export const noteOf = (typed: string): string | null => typed.trim() || null;

/** A typed number, as {@link typedNumber} reads it. Null if empty, NaN if it isn't a number. */
export const parseNumber = (typed: string): number | null =>
  typed.trim() === '' ? null : (typedNumber(typed) ?? Number.NaN);
