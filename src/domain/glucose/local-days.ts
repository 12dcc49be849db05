import { addDays, localDate, localDayBounds } from '#domain/time/local-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { GlucoseSample } from './reading.ts';

/** A time zone and the instant when the member arrived in it. */
export interface ZoneStay {
  readonly fromMs: number;
  readonly timeZone: string;
}

/** The member's time zone, or for a traveler the stays, oldest first. The first stay also covers the time before it. */
export type Zones = string | readonly ZoneStay[];

/** A local day, or the part of it spent in one time zone. */
export interface LocalDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly timeZone: string;
  /** Part of the day spent in this zone, end excluded. */
  readonly fromMs: number;
  readonly untilMs: number;
  /** First instants of the whole day and of the next; 23 to 25 hours apart on daylight saving changes. */
  readonly startMs: number;
  readonly endMs: number;
}

/** Local days from one instant to another, oldest first. A travel day has one part per zone. */
export function localDays(firstMs: number, lastMs: number, zones: Zones): readonly LocalDay[] {
  const stays = typeof zones === 'string' ? [{ fromMs: firstMs, timeZone: zones }] : zones;
  const days: LocalDay[] = [];
  for (const [index, { fromMs, timeZone }] of stays.entries()) {
    const stayFromMs = index === 0 ? Number.NEGATIVE_INFINITY : fromMs;
    const stayUntilMs = stays[index + 1]?.fromMs ?? Number.POSITIVE_INFINITY;
    const lastOfStayMs = Math.min(lastMs, stayUntilMs - 1);
    const firstOfStayMs = Math.max(firstMs, stayFromMs);
    if (firstOfStayMs > lastOfStayMs) continue;
    const lastDate = localDate(lastOfStayMs, timeZone);
    let nextMs: number | undefined;
    for (let date = localDate(firstOfStayMs, timeZone); date <= lastDate; date = addDays(date, 1)) {
      const { startMs, endMs } = boundsOf(date, timeZone, nextMs);
      nextMs = endMs;
      const [partFromMs, partUntilMs] = [Math.max(startMs, stayFromMs), Math.min(endMs, stayUntilMs)];
      // A zone that moved across the date line skipped a whole day.
      if (partUntilMs <= partFromMs) continue;
      days.push({ date, timeZone, fromMs: partFromMs, untilMs: partUntilMs, startMs, endMs });
    }
  }
  return days;
}

/** Bounds of a day that starts when the previous one ended. Most days last 24 hours, which one clock lookup confirms. */
function boundsOf(date: string, timeZone: string, startMs: number | undefined) {
  if (startMs === undefined) return localDayBounds(date, timeZone);
  const endMs = startMs + DAY_MS;
  const { hour, minute, second } = wallClock(endMs, timeZone);
  const isMidnight = hour === 0 && minute === 0 && second === 0;
  if (isMidnight && localDate(endMs, timeZone) === addDays(date, 1)) return { startMs, endMs };
  return localDayBounds(date, timeZone);
}

/** Minute of the day on the wall clock, with fractions, from 0 and less than 1440. */
export function minuteOfDay({ startMs, endMs, timeZone }: LocalDay, atMs: number): number {
  // A platform lookup for each reading of a year would cost more than all the metrics.
  if (endMs - startMs === DAY_MS) return (atMs - startMs) / MINUTE_MS;
  const { hour, minute } = wallClock(atMs, timeZone);
  return hour * 60 + minute + (atMs % MINUTE_MS) / MINUTE_MS;
}

/** Groups tidy readings by local day. Omits days without readings. */
export function samplesByDay(
  tidy: readonly GlucoseSample[],
  zones: Zones,
): readonly { day: LocalDay; samples: readonly GlucoseSample[] }[] {
  const [first, last] = [tidy[0], tidy.at(-1)];
  if (!first || !last) return [];
  let from = 0;
  return localDays(first.atMs, last.atMs, zones).flatMap((day) => {
    let until = from;
    while (until < tidy.length && (tidy[until]?.atMs ?? 0) < day.untilMs) until++;
    const samples = tidy.slice(from, until);
    from = until;
    return samples.length > 0 ? [{ day, samples }] : [];
  });
}

/** Derives stays from the time zones of readings, in any order. A stay starts at its first reading. */
export function zoneStays(readings: readonly { atMs: number; timeZone: string }[]): readonly ZoneStay[] {
  const stays: ZoneStay[] = [];
  for (const { atMs, timeZone } of readings.toSorted((one, other) => one.atMs - other.atMs)) {
    if (stays.at(-1)?.timeZone !== timeZone) stays.push({ fromMs: atMs, timeZone });
  }
  return stays;
}
