import { DAY_MS } from './spans.ts';

/** Wall-clock time in a zone. Month 1–12, hour 0–23. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

// Creating a formatter costs 50 µs and using one 2 µs, and a member's history needs thousands of lookups. Names ignore case.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(key, made);
  return made;
}

function formatted(instantMs: number, timeZone: string): WallClock {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instantMs)) parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}

/** Offset from UTC by zone and UTC day, ms; null if the clocks change that day. */
const offsets = new Map<string, number | null>();
const MAX_OFFSETS = 20_000;

/** Offset of a zone at an instant; null if its clocks change that UTC day. */
function steadyOffset(instantMs: number, timeZone: string): number | null {
  const day = Math.floor(instantMs / DAY_MS);
  const key = `${timeZone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const [first, last] = [day * DAY_MS, (day + 1) * DAY_MS].map(
    (atMs) => utcOf(formatted(atMs, timeZone)) - atMs,
  );
  const offset = first !== undefined && first === last ? first : null;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * Wall-clock time of a zone at an instant.
 * @param instantMs milliseconds since 1970-01-01 UTC
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone or an instant that isn't a number
 */
export function wallClock(instantMs: number, timeZone: string): WallClock {
  const offset = instantMs > 0 ? steadyOffset(instantMs, timeZone) : null;
  if (offset === null) return formatted(instantMs, timeZone);
  const at = new Date(instantMs + offset);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  };
}

/** Wall-clock time read as UTC, ms. `Date.UTC` alone would read the years 0 to 99 as 1900 to 1999. */
function utcOf({ year, month, day, hour, minute, second }: WallClock): number {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  return at.setUTCHours(hour, minute, second);
}

/**
 * Instant at which a zone's clock shows a time. A time skipped in spring gives the instant as far after the change as the time is into
 * the gap. A time repeated in fall gives its first occurrence.
 * @param clock year, month 1–12, day, hour, minute, second
 * @returns milliseconds since 1970-01-01 UTC
 */
export function instantOf(clock: WallClock, timeZone: string): number {
  const asUtc = utcOf(clock);
  const offsetAt = (instantMs: number): number => utcOf(wallClock(instantMs, timeZone)) - instantMs;
  const before = asUtc - offsetAt(asUtc - DAY_MS);
  const after = asUtc - offsetAt(asUtc + DAY_MS);
  const fits = (instantMs: number) => instantMs + offsetAt(instantMs) === asUtc;
  if (fits(before)) return before;
  return fits(after) ? after : before;
}
