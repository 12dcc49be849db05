/**
 * Time in a file: milliseconds of the wall clock as if it were UTC, once read day first and once month first. The two are equal if the
 * year comes first. NaN marks a reading that isn't a valid date.
 */
export interface FileTime {
  readonly dayFirstMs: number;
  readonly monthFirstMs: number;
  /** Offset of the clock east of UTC; undefined if the file doesn't name its zone. */
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

/** Milliseconds of a calendar day as if in UTC; NaN if invalid or outside the years 1900 to 2199. */
function dayMs(year: number, month: number, day: number): number {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > 31) return Number.NaN;
  const ms = Date.UTC(year, month - 1, day);
  return new Date(ms).getUTCDate() === day ? ms : Number.NaN;
}

/** Reads 10 digits as seconds since 1970, and 13 as milliseconds. */
function epochMs(text: string): number | undefined {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  return /^\d{13}$/.test(text) ? Number(text) : undefined;
}

const at = (dayFirstMs: number, monthFirstMs = dayFirstMs, offsetMs?: number): FileTime => ({
  dayFirstMs,
  monthFirstMs,
  offsetMs,
});

/** Time from an instant in milliseconds since 1970. */
export const fileInstant = (instantMs: number): FileTime =>
  at(Math.round(instantMs), Math.round(instantMs), 0);

/** Reads the date and time in a cell: ISO 8601, year first or last, 24-hour or AM/PM, with or without seconds. */
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

/** Whether a time is invalid in both orders. */
export const isNoTime = ({ dayFirstMs, monthFirstMs }: FileTime): boolean =>
  Number.isNaN(dayFirstMs) && Number.isNaN(monthFirstMs);
