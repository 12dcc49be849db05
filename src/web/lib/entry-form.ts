import { signedNumber } from '#domain/numbers/typed-number.ts';
import { localDate } from '#domain/time/local-date.ts';
import { instantAt, timeOf } from './clock.ts';

/** A local date and time, as inputs hold them. */
export interface WallMoment {
  readonly date: string;
  readonly time: string;
}

/** Local date and time of an instant. */
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

/** A typed number, as {@link signedNumber} reads it. Null if empty, NaN if it isn't a number. */
export const parseNumber = (typed: string): number | null =>
  typed.trim() === '' ? null : (signedNumber(typed) ?? Number.NaN);

/** A typed figure: its value in SI, or what is wrong with it. */
export interface ReadFigure {
  readonly value: number | null;
  readonly fault: string | undefined;
}

interface FigureRules {
  readonly low: number;
  readonly high: number;
  readonly isRequired?: boolean;
  readonly isWhole?: boolean;
  /** From the unit of the form to SI. */
  readonly toSi?: (typed: number) => number;
  /** A limit as the form shows it: "70.5 lb". */
  readonly say: (limit: number) => string;
}

/** Reads a typed figure and checks its range. */
export function readFigure(
  typed: string,
  { low, high, isRequired = false, isWhole = false, toSi, say }: FigureRules,
): ReadFigure {
  const number = parseNumber(typed);
  if (number === null) return { value: null, fault: isRequired ? 'Enter a number.' : undefined };
  if (Number.isNaN(number)) return { value: null, fault: 'Enter a number.' };
  const value = toSi ? toSi(number) : number;
  if (isWhole && !Number.isInteger(value)) return { value, fault: 'Enter a whole number.' };
  if (value < low) return { value, fault: `Enter ${say(low)} or more.` };
  return { value, fault: value > high ? `Enter ${say(high)} or less.` : undefined };
}
