/**
 * A time as a file has it: milliseconds of what the clock showed, as if it stood in UTC, once with the day before the month and once
 * after it. The two are equal where the year comes first; one is NaN where it is no date.
 */
export interface FileTime {
  readonly dayFirstMs: number;
  readonly monthFirstMs: number;
  /** How far east of UTC the clock stood; undefined where the file does not name its zone. */
  readonly offsetMs: number | undefined;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+(.+))?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T\s,]+(.+))?$/;
const CLOCK =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?(?:m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

interface Clock {
  readonly ms: number;
  readonly offsetMs: number | undefined;
}

function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function clockOf(text: string): Clock | undefined {
  const [, hourText, minuteText, secondText = '0', half, zone] = CLOCK.exec(text.trim()) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)];
  const isTwelveHour = half !== undefined;
  if (minute > 59 || second > 59 || hour > (isTwelveHour ? 12 : 23) || (isTwelveHour && hour === 0))
    return undefined;
  const hour24 = isTwelveHour ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return { ms: ((hour24 * 60 + minute) * 60 + second) * 1000, offsetMs: offsetOf(zone) };
}

/** Milliseconds of a calendar day as if in UTC; NaN where there is no such day in the years 1900 to 2199. */
function dayMs(year: number, month: number, day: number): number {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > 31) return Number.NaN;
  const ms = Date.UTC(year, month - 1, day);
  return new Date(ms).getUTCDate() === day ? ms : Number.NaN;
}

/** A whole number of 10 digits counts seconds since 1970, one of 13 milliseconds. */
function epochMs(text: string): number | undefined {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  return /^\d{13}$/.test(text) ? Number(text) : undefined;
}

const at = (dayFirstMs: number, monthFirstMs = dayFirstMs, offsetMs?: number): FileTime => ({
  dayFirstMs,
  monthFirstMs,
  offsetMs,
});

/** An instant in milliseconds since 1970, of a file that has it so. */
export const fileInstant = (instantMs: number): FileTime =>
  at(Math.round(instantMs), Math.round(instantMs), 0);

/** Reads the date and time of a cell: ISO 8601, year first or last, 24 hours or AM and PM, with seconds or without. */
export function fileTime(cell: string | undefined): FileTime {
  const text = cell?.trim() ?? '';
  const sinceEpochMs = epochMs(text);
  if (sinceEpochMs !== undefined) return fileInstant(sinceEpochMs);
  const yearFirst = YEAR_FIRST.exec(text);
  const [, one, two, three, rest] = yearFirst ?? YEAR_LAST.exec(text) ?? [];
  const clock = clockOf(rest ?? '');
  if (!clock) return at(Number.NaN);
  const [first, second, third] = [Number(one), Number(two), Number(three)];
  if (yearFirst) {
    const ms = dayMs(first, second, third) + clock.ms;
    return at(ms, ms, clock.offsetMs);
  }
  const year = third + (third < 100 ? 2000 : 0);
  return at(dayMs(year, second, first) + clock.ms, dayMs(year, first, second) + clock.ms, clock.offsetMs);
}

/** Whether a cell holds no time, in whatever order. */
export const isNoTime = ({ dayFirstMs, monthFirstMs }: FileTime): boolean =>
  Number.isNaN(dayFirstMs) && Number.isNaN(monthFirstMs);
