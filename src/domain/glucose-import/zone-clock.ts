import { DAY_MS } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

/** Clock of a time zone for a hundred thousand lookups. Caches by day, since nearly every day has one offset throughout. */
export interface ZoneClock {
  /**
   * Instants at which the zone's clock shows a time: two if the fall change repeats it. A time skipped in spring gives the instant as far
   * after the change as the time is into the gap.
   * @param wallMs the time as if the zone were UTC
   */
  readonly instantsOf: (wallMs: number) => readonly number[];
  /** Local day of an instant, `YYYY-MM-DD`. */
  readonly dateOf: (instantMs: number) => string;
}

/** @param timeZone IANA name */
export function zoneClock(timeZone: string): ZoneClock {
  const days = new Map<number, readonly [begin: number, end: number]>();
  const dates = new Map<number, string>();
  const askOffset = (instantMs: number): number => {
    const wholeMs = Math.floor(instantMs / 1000) * 1000;
    const { year, month, day, hour, minute, second } = wallClock(wholeMs, timeZone);
    return Date.UTC(year, month - 1, day, hour, minute, second) - wholeMs;
  };
  const offsetAt = (instantMs: number): number => {
    const day = Math.floor(instantMs / DAY_MS);
    let offsets = days.get(day);
    if (!offsets) {
      offsets = [askOffset(day * DAY_MS), askOffset((day + 1) * DAY_MS)];
      days.set(day, offsets);
    }
    const [begin, end] = offsets;
    return begin === end ? begin : askOffset(instantMs);
  };
  return {
    instantsOf: (wallMs) => {
      const before = wallMs - offsetAt(wallMs - DAY_MS);
      const after = wallMs - offsetAt(wallMs + DAY_MS);
      if (before === after) return [before];
      const fitting = [before, after].filter((instantMs) => instantMs + offsetAt(instantMs) === wallMs);
      return fitting.length === 0 ? [before] : fitting;
    },
    dateOf: (instantMs) => {
      const day = Math.floor((instantMs + offsetAt(instantMs)) / DAY_MS);
      let date = dates.get(day);
      if (date === undefined) {
        date = new Date(day * DAY_MS).toISOString().slice(0, 10);
        dates.set(day, date);
      }
      return date;
    },
  };
}

/** Whether more steps of a file go back in time than forward. Some files list the newest reading first. */
export function isNewestFirst(wallMs: ArrayLike<number>): boolean {
  let balance = 0;
  for (let at = 1; at < wallMs.length; at += 1)
    balance += Math.sign((wallMs[at] ?? 0) - (wallMs[at - 1] ?? 0));
  return balance < 0;
}

/**
 * Converts one device's wall-clock times, oldest first, to instants. A time in the repeated fall hour belongs to the first pass until
 * the clock steps back, then to the second.
 */
export function sequentialInstants(clock: ZoneClock): (wallMs: number) => number {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (wallMs) => {
    const [first = Number.NaN, second] = clock.instantsOf(wallMs);
    const instantMs = second !== undefined && first < lastMs ? second : first;
    lastMs = instantMs;
    return instantMs;
  };
}
