import { z } from 'zod';
import { addDays } from '#domain/time/local-date.ts';
import { isImportSource, type ImportSource } from '#domain/imports/sources.ts';
import { hrvAt, pulseAt } from '#server/imports/readers/devices/device-records.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import { LocalTimes } from '#server/imports/rows/local-times.ts';
import { nightRecord } from '#server/imports/rows/night-record.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { zoneOf } from '#server/imports/rows/offset-zone.ts';
import {
  callJson,
  ServiceFault,
  statusFault,
  type DaysRequest,
  type Reached,
  type ReadService,
} from './service.ts';

const NAME = 'Open Wearables';
const MAX_PAGES = 100;
const PAGE_SIZE = 100;
/** A server may return smaller or larger pages than requested. */
const MAX_ON_PAGE = 1000;

const page = z.object({
  data: z.array(z.unknown()).max(MAX_ON_PAGE),
  pagination: z.object({ next_cursor: z.string().nullish(), has_more: z.boolean().optional() }).catch({}),
});

/** Every page of a list. @throws ServiceFault */
async function listOf<Item>(
  { callOutside, url, token, account = '' }: Reached,
  what: string,
  { from, to }: Pick<DaysRequest, 'from' | 'to'>,
  item: z.ZodType<Item>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const address = new URL(`${url.replace(/\/+$/, '')}/api/v1/users/${account}/${what}`);
    address.searchParams.set('start_date', from);
    address.searchParams.set('end_date', addDays(to, 1));
    address.searchParams.set('limit', String(PAGE_SIZE));
    if (cursor !== undefined) address.searchParams.set('cursor', cursor);
    const { status, json } = await callJson(callOutside, NAME, {
      url: address.href,
      headers: { 'X-Open-Wearables-API-Key': token },
    });
    if (status === 401 || status === 403)
      throw new ServiceFault('The server didn’t accept this API key.', true, 'key');
    if (status === 404) throw new ServiceFault('The server doesn’t recognize this user ID.', true, 'account');
    const parsed = page.safeParse(json);
    if (status !== 200 || !parsed.success) throw statusFault(NAME, status);
    all.push(...parsed.data.data.flatMap((one) => item.safeParse(one).data ?? []));
    cursor = parsed.data.pagination.next_cursor ?? undefined;
    if (cursor === undefined || parsed.data.pagination.has_more === false) break;
  }
  return all;
}

const figure = z.number().nullish().catch(undefined);
const source = z.object({ provider: z.string() });
const offset = z
  .string()
  .regex(/^[+-]\d{2}:\d{2}$/)
  .nullish()
  .catch(undefined);
const moments = {
  start_time: z.iso.datetime({ offset: true }),
  end_time: z.iso.datetime({ offset: true }),
  zone_offset: offset,
};
const day = z.object({
  date: z.iso.date(),
  source,
  steps: figure,
  distance_meters: figure,
  floors_climbed: figure,
  active_calories_kcal: figure,
  intensity_minutes: z.object({ moderate: figure, vigorous: figure }).nullish().catch(undefined),
});
const workout = z.object({
  ...moments,
  id: z.string(),
  type: z.string(),
  source,
  duration_seconds: figure,
  calories_kcal: figure,
  distance_meters: figure,
  avg_heart_rate_bpm: figure,
});
const night = z.object({
  ...moments,
  source,
  sleep_duration_seconds: figure,
  is_nap: z.boolean().catch(false),
});
const nightSummary = z.object({
  source,
  end_time: z.iso.datetime({ offset: true }).nullish(),
  zone_offset: offset,
  avg_hrv_rmssd_ms: figure,
});
const recovery = z.object({ date: z.iso.date(), source, resting_heart_rate_bpm: figure });

/** Open Wearables' names for programs that we list under another one. */
const SOURCES: Readonly<Record<string, ImportSource>> = {
  apple: 'apple-health',
  samsung: 'samsung-health',
  google: 'health-connect',
};
const sourceOf = ({ provider }: z.infer<typeof source>): ImportSource =>
  SOURCES[provider] ?? (isImportSource(provider) ? provider : 'open-wearables');

const positive = (value: number | null | undefined) =>
  typeof value === 'number' && value > 0 ? value : null;
const kmOf = (meters: number | null | undefined) => (typeof meters === 'number' ? meters / 1000 : undefined);
const known = (value: number | null | undefined) => positive(value) ?? undefined;

function dayRecord(one: z.infer<typeof day>, timeZone: string): ImportRecord | undefined {
  const figures = {
    steps: positive(one.steps),
    floors: positive(one.floors_climbed),
    energyKcal: positive(one.active_calories_kcal),
    distanceKm: positive(kmOf(one.distance_meters)),
    moderateMinutes: positive(one.intensity_minutes?.moderate),
    vigorousMinutes: positive(one.intensity_minutes?.vigorous),
  };
  const hasAny = Object.values(figures).some((value) => value !== null);
  return hasAny
    ? { kind: 'days', key: one.date, fields: { date: one.date, timeZone, ...figures } }
    : undefined;
}

/** Time zone of a moment: the device's offset, or the member's own zone. */
const zoneAt = (time: string, east: string | null | undefined, own: string): string =>
  typeof east === 'string' ? zoneOf({ atMs: Date.parse(time), offset: east }, own) : own;

/** Activity, nights, pulse and workouts of every device that an Open Wearables server reads. */
export const readOpenWearables: ReadService = async (reached, request) => {
  const { timeZone: own } = request;
  const times = new LocalTimes(own, false);
  const found: FileEntry[] = [];
  const add = (record: ImportRecord | undefined, from: z.infer<typeof source>) => {
    if (record) found.push({ file: NAME, line: 0, record, source: sourceOf(from) });
  };
  for (const one of await listOf(reached, 'summaries/activity', request, day))
    add(dayRecord(one, own), one.source);
  for (const one of await listOf(reached, 'events/workouts', request, workout)) {
    const seconds =
      known(one.duration_seconds) ?? (Date.parse(one.end_time) - Date.parse(one.start_time)) / 1000;
    const record = workoutRecord({
      startedAt: new Date(one.start_time).toISOString(),
      timeZone: zoneAt(one.start_time, one.zone_offset, own),
      activity: one.type.replaceAll('_', ' '),
      durationMinutes: seconds / 60,
      energyKcal: known(one.calories_kcal),
      distanceKm: kmOf(one.distance_meters),
      averageHeartRateBpm: known(one.avg_heart_rate_bpm),
      key: one.id,
    });
    add(record, one.source);
  }
  for (const one of await listOf(reached, 'events/sleep', request, night)) {
    const asleep = known(one.sleep_duration_seconds);
    const record = nightRecord({
      inBedAt: new Date(one.start_time).toISOString(),
      outOfBedAt: new Date(one.end_time).toISOString(),
      timeZone: zoneAt(one.end_time, one.zone_offset, own),
      asleepMinutes: asleep === undefined ? undefined : asleep / 60,
      isNap: one.is_nap,
    });
    add(record, one.source);
  }
  for (const one of await listOf(reached, 'summaries/sleep', request, nightSummary)) {
    const rmssd = known(one.avg_hrv_rmssd_ms);
    if (typeof one.end_time !== 'string' || rmssd === undefined) continue;
    const at = {
      at: new Date(one.end_time).toISOString(),
      timeZone: zoneAt(one.end_time, one.zone_offset, own),
    };
    add(hrvAt(at, rmssd), one.source);
  }
  for (const one of await listOf(reached, 'summaries/recovery', request, recovery)) {
    const pulse = known(one.resting_heart_rate_bpm);
    // Of a day, without a time.
    const at = times.at(one.date, '', '12:00');
    if (pulse !== undefined && at !== undefined) add(pulseAt({ at, timeZone: own }, pulse), one.source);
  }
  return found;
};
