import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { wallClock, type WallClock } from '#domain/time/wall-clock.ts';

const HALF_YEAR_MS = 182 * DAY_MS;

const asUtc = ({ year, month, day, hour, minute, second }: WallClock): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A zone's offset from UTC at an instant, ms. */
const offsetAt = (atMs: number, timeZone: string): number => asUtc(wallClock(atMs, timeZone)) - atMs;

const two = (value: number): string => String(value).padStart(2, '0');

/** "20261120T073000" in the zone's local time. */
export function localStamp(atMs: number, timeZone: string): string {
  const { year, month, day, hour, minute, second } = wallClock(atMs, timeZone);
  return `${String(year).padStart(4, '0')}${two(month)}${two(day)}T${two(hour)}${two(minute)}${two(second)}`;
}

const offsetText = (offsetMs: number): string => {
  const minutes = Math.abs(Math.round(offsetMs / MINUTE_MS));
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
};

/** When the clocks changed within a day, to the second. */
function changeWithin(fromMs: number, toMs: number, timeZone: string): number {
  const before = offsetAt(fromMs, timeZone);
  let [low, high] = [fromMs, toMs];
  while (high - low > 1000) {
    const half = low + Math.floor((high - low) / 2000) * 1000;
    if (half === low) break;
    if (offsetAt(half, timeZone) === before) low = half;
    else high = half;
  }
  return high;
}

type Kind = 'DAYLIGHT' | 'STANDARD';

const kindOf = (offset: number, other: number): Kind => (offset > other ? 'DAYLIGHT' : 'STANDARD');

/** A period between two clock changes. */
const rule = (kind: Kind, atMs: number, before: number, after: number): readonly string[] => {
  // The clock time of a change is given in the offset that ends with it.
  const onset = localStamp(atMs + before, 'UTC');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
};

/**
 * The lines that define a zone for the time between two instants: each change of its clocks, by name and date (RFC 5545, section 3.6.5).
 */
export function timeZoneLines(timeZone: string, fromMs: number, toMs: number): string[] {
  const startMs = Math.floor(fromMs / DAY_MS - 1) * DAY_MS;
  let offset = offsetAt(startMs, timeZone);
  const halfYearLater = offsetAt(startMs + HALF_YEAR_MS, timeZone);
  const lines = [...rule(kindOf(offset, halfYearLater), startMs, offset, offset)];
  for (let dayMs = startMs; dayMs <= toMs; dayMs += DAY_MS) {
    const next = offsetAt(dayMs + DAY_MS, timeZone);
    if (next !== offset) {
      const changeMs = changeWithin(dayMs, dayMs + DAY_MS, timeZone);
      lines.push(...rule(kindOf(next, offset), changeMs, offset, next));
    }
    offset = next;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'];
}
