import { addDays, localDate, localDayBounds } from '#domain/time/local-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { GlucoseSample } from './reading.ts';

/** A zone and the instant from which the member was in it. */
export interface ZoneStay {
  readonly fromMs: number;
  readonly timeZone: string;
}

/** The zone of the member's days, or for one who travelled the stays in the order of time; the first also holds before its start. */
export type Zones = string | readonly ZoneStay[];

/** A local day, or the part of it that was lived in one zone. */
export interface LocalDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly timeZone: string;
  /** What was lived in this zone, the end not included. */
  readonly fromMs: number;
  readonly untilMs: number;
  /** First instants of the whole day and of the next; 23 to 25 hours apart around daylight-saving changes. */
  readonly startMs: number;
  readonly endMs: number;
}

/** The local days from one instant to another, in the order of time. A day of travel gives one part a zone. */
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
      // A zone that moved across the date line left out a whole day.
      if (partUntilMs <= partFromMs) continue;
      days.push({ date, timeZone, fromMs: partFromMs, untilMs: partUntilMs, startMs, endMs });
    }
  }
  return days;
}

/** The bounds of a day that begins where the day before ended: most days end 24 hours later, and seeing that costs one look at a clock. */
function boundsOf(date: string, timeZone: string, startMs: number | undefined) {
  if (startMs === undefined) return localDayBounds(date, timeZone);
  const endMs = startMs + DAY_MS;
  const { hour, minute, second } = wallClock(endMs, timeZone);
  const isMidnight = hour === 0 && minute === 0 && second === 0;
  if (isMidnight && localDate(endMs, timeZone) === addDays(date, 1)) return { startMs, endMs };
  return localDayBounds(date, timeZone);
}

/** The wall clock's minute of the day, 0 to below 1440 with fractions, at an instant of the day. */
export function minuteOfDay({ startMs, endMs, timeZone }: LocalDay, atMs: number): number {
  // Asking the platform for each reading of a year would cost more than all metrics.
  if (endMs - startMs === DAY_MS) return (atMs - startMs) / MINUTE_MS;
  const { hour, minute } = wallClock(atMs, timeZone);
  return hour * 60 + minute + (atMs % MINUTE_MS) / MINUTE_MS;
}

/** Tidy readings by local day; days without readings are left out. */
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

/** The stays that the zones of readings tell, in any order; a new stay begins with its first reading. */
export function zoneStays(readings: readonly { atMs: number; timeZone: string }[]): readonly ZoneStay[] {
  const stays: ZoneStay[] = [];
  for (const { atMs, timeZone } of readings.toSorted((one, other) => one.atMs - other.atMs)) {
    if (stays.at(-1)?.timeZone !== timeZone) stays.push({ fromMs: atMs, timeZone });
  }
  return stays;
}
