import { z } from 'zod';
import { addDays } from '#domain/time/local-date.ts';
import { OURA } from '#server/imports/readers/devices/oura.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import { jsonRow } from '#server/imports/rows/json-rows.ts';
import { DayCollector } from '#server/imports/rows/day-collector.ts';
import { LocalTimes } from '#server/imports/rows/local-times.ts';
import { MealCollector } from '#server/imports/rows/meal-collector.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import {
  AccessExpired,
  callJson,
  statusFault,
  type DaysRequest,
  type Reached,
  type ReadService,
} from './service.ts';

const NAME = 'Oura';
const MAX_PAGES = 50;
const [NIGHTS, ACTIVITY] = OURA;

const page = z.object({ data: z.array(z.record(z.string(), z.unknown())), next_token: z.string().nullish() });

async function pagesOf({ callOutside, url, token }: Reached, what: string, { from, to }: DaysRequest) {
  const all: Record<string, unknown>[] = [];
  let next: string | undefined;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const address = new URL(`${url}/v2/usercollection/${what}`);
    address.searchParams.set('start_date', from);
    // Not every endpoint includes the last day.
    address.searchParams.set('end_date', addDays(to, 1));
    if (next !== undefined) address.searchParams.set('next_token', next);
    const { status, json } = await callJson(callOutside, NAME, {
      url: address.href,
      headers: { Authorization: `Bearer ${token}` },
    });
    if (status === 401) throw new AccessExpired();
    // Members may grant access to only some of the data.
    if (status === 403) return all;
    const parsed = page.safeParse(json);
    if (status !== 200 || !parsed.success) throw statusFault(NAME, status);
    all.push(...parsed.data.data);
    next = parsed.data.next_token ?? undefined;
    if (next === undefined) break;
  }
  return all;
}

const text = z.string().catch('');
const figure = z.number().optional().catch(undefined);
const workout = z.object({
  id: text,
  activity: text,
  calories: figure,
  distance: figure,
  start_datetime: text,
  end_datetime: text,
});

function workoutOf(given: unknown, times: LocalTimes): FileEntry {
  const at = { file: NAME, line: 0 };
  const one = workout.parse(given);
  const [from, to] = [times.zoned(one.start_datetime), times.zoned(one.end_datetime)];
  if (!from || !to) return { ...at, reason: 'We couldn’t read the time.' };
  return {
    ...at,
    record: workoutRecord({
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: one.activity.replaceAll('_', ' '),
      durationMinutes: (Date.parse(to.at) - Date.parse(from.at)) / 60_000,
      energyKcal: one.calories,
      distanceKm: one.distance === undefined ? undefined : one.distance / 1000,
      key: one.id,
    }),
  };
}

/** Sleep, activity and workouts from Oura's API, which has the same fields as its export. */
export const readOura: ReadService = async (reached, request) => {
  const [nights, activity, workouts] = [
    await pagesOf(reached, 'sleep', request),
    await pagesOf(reached, 'daily_activity', request),
    await pagesOf(reached, 'workout', request),
  ];
  const times = new LocalTimes(request.timeZone, false);
  const days = new DayCollector(() => request.timeZone);
  const context = { file: NAME, nowMs: request.nowMs, times, meals: new MealCollector(times, 'oura'), days };
  const read = (reader: typeof NIGHTS, rows: readonly unknown[]) =>
    rows.flatMap((row, line) => reader?.read(jsonRow(line + 1, row), context) ?? []);
  return [
    ...read(NIGHTS, nights),
    ...read(ACTIVITY, activity),
    ...days.records(NAME),
    ...workouts.map((one) => workoutOf(one, times)),
  ];
};
