import { z } from 'zod';
import { isTimeZone } from '#domain/time/time-zone.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { pressureAt, weightAt, oxygenAt } from '#server/imports/readers/devices/device-records.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import { nightRecord } from '#server/imports/rows/night-record.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import {
  AccessExpired,
  callJson,
  formOf,
  statusFault,
  type DaysRequest,
  type Reached,
  type ReadService,
} from './service.ts';

const NAME = 'Withings';
const MAX_PAGES = 50;
/** Statuses for an expired token. */
const EXPIRED: ReadonlySet<number> = new Set([100, 101, 102, 200, 401]);
/** The member hasn't granted access to this data. */
const NOT_ALLOWED: ReadonlySet<number> = new Set([214, 277, 403]);

const answer = z.object({ status: z.number(), body: z.looseObject({}).optional() });
const paged = z.object({
  more: z.union([z.boolean(), z.number()]).optional(),
  offset: z.number().optional(),
});

/** Every page of a list. */
async function listOf<Item>(
  { callOutside, url, token }: Reached,
  path: string,
  fields: Readonly<Record<string, string>>,
  list: string,
  item: z.ZodType<Item>,
): Promise<Item[]> {
  const all: Item[] = [];
  let offset = 0;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const form = formOf({ ...fields, ...(offset > 0 && { offset: String(offset) }) });
    const { status: http, json } = await callJson(callOutside, NAME, {
      url: `${url}${path}`,
      ...form,
      headers: { ...form.headers, Authorization: `Bearer ${token}` },
    });
    const { status, body = {} } = answer.safeParse(json).data ?? { status: http };
    if (http === 401 || EXPIRED.has(status)) throw new AccessExpired();
    if (NOT_ALLOWED.has(status)) return all;
    if (http !== 200 || status !== 0) throw statusFault(NAME, status === 0 ? http : status);
    all.push(...z.array(item).catch([]).parse(body[list]));
    const { more, offset: next } = paged.catch({}).parse(body);
    if (!more || next === undefined || next <= offset) break;
    offset = next;
  }
  return all;
}

const figure = z.number().optional().catch(undefined);
const zone = z.string().optional().catch(undefined);
const group = z.object({
  date: z.number(),
  attrib: z.number().catch(0),
  timezone: zone,
  measures: z.array(z.object({ value: z.number(), type: z.number(), unit: z.number() })).catch([]),
});
const activity = z.object({
  date: z.string(),
  timezone: zone,
  steps: figure,
  distance: figure,
  elevation: figure,
  moderate: figure,
  intense: figure,
  calories: figure,
});
const series = z.object({
  id: z.union([z.number(), z.string()]).catch(''),
  category: z.number().optional(),
  timezone: zone,
  startdate: z.number(),
  enddate: z.number(),
  data: z
    .object({
      total_sleep_time: figure,
      sleep_latency: figure,
      wakeupcount: figure,
      calories: figure,
      distance: figure,
      hr_average: figure,
    })
    .catch({}),
});

/** Types of measures, and the attributes of those that may belong to another person on the same scale. */
const [MASS, FAT, DIASTOLIC, SYSTOLIC, OXYGEN, TEMPERATURE] = [1, 6, 9, 10, 54, 71] as const;
const AMBIGUOUS: ReadonlySet<number> = new Set([1, 4]);

const ACTIVITIES: Readonly<Record<number, string>> = {
  1: 'Walk',
  2: 'Run',
  3: 'Hiking',
  5: 'Cycling',
  6: 'Cycling',
  7: 'Swimming',
  12: 'Tennis',
  14: 'Squash',
  15: 'Badminton',
  16: 'Weights',
  18: 'Elliptical',
  19: 'Pilates',
  20: 'Basketball',
  21: 'Soccer',
  27: 'Golf',
  28: 'Yoga',
  29: 'Dancing',
  30: 'Boxing',
  32: 'Wrestling',
  33: 'Martial arts',
  34: 'Skiing',
  35: 'Snowboarding',
  187: 'Rowing',
  188: 'Zumba',
  195: 'Climbing',
  306: 'Indoor walk',
  307: 'Indoor run',
  308: 'Indoor cycling',
};
const NO_ACTIVITY = 128;

const minutes = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds / 60);
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : null);
const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

function measured({ date, timezone, measures }: z.infer<typeof group>, own: string): ImportRecord[] {
  const at = { at: iso(date), timeZone: zoneAt(timezone, own) };
  const values = new Map(measures.map(({ type, value, unit }) => [type, Number(`${value}e${unit}`)]));
  const of = (type: number) => values.get(type);
  const [massKg, bodyFatPercent] = [of(MASS), of(FAT)];
  const [systolic, diastolic, oxygen, bodyTemperatureC] = [
    of(SYSTOLIC),
    of(DIASTOLIC),
    of(OXYGEN),
    of(TEMPERATURE),
  ];
  const found: ImportRecord[] = [];
  if (massKg !== undefined) found.push(weightAt(at, { massKg, bodyFatPercent }));
  if (systolic !== undefined && diastolic !== undefined) found.push(pressureAt(at, systolic, diastolic));
  if (oxygen !== undefined) found.push(oxygenAt(at, oxygen));
  if (bodyTemperatureC !== undefined) {
    const fields = { measuredAt: at.at, timeZone: at.timeZone, bodyTemperatureC };
    found.push({ kind: 'vitals', key: `${at.at} temperature`, fields });
  }
  return found;
}

const zoneAt = (given: string | undefined, own: string): string =>
  given !== undefined && isTimeZone(given) ? given : own;

function dayOf(one: z.infer<typeof activity>, own: string): ImportRecord {
  const fields = {
    date: one.date,
    timeZone: zoneAt(one.timezone, own),
    steps: positive(one.steps),
    floors: positive(one.elevation),
    energyKcal: positive(one.calories),
    distanceKm: positive(one.distance === undefined ? undefined : one.distance / 1000),
    moderateMinutes: positive(minutes(one.moderate)),
    vigorousMinutes: positive(minutes(one.intense)),
  };
  return { kind: 'days', key: one.date, fields };
}

const hasFigures = ({ steps, distance, elevation, calories }: z.infer<typeof activity>): boolean =>
  [steps, distance, elevation, calories].some((value) => value !== undefined && value > 0);

/** Measures, activity, workouts and nights of Withings' API. */
export const readWithings: ReadService = async (reached, request: DaysRequest) => {
  const { from, to, timeZone: own } = request;
  const days = { startdateymd: from, enddateymd: to };
  const [startMs, endMs] = [Date.parse(from) - DAY_MS, Date.parse(to) + 2 * DAY_MS];
  const span = { startdate: String(startMs / 1000), enddate: String(endMs / 1000) };
  const types = [MASS, FAT, DIASTOLIC, SYSTOLIC, OXYGEN, TEMPERATURE].join();
  const groups = await listOf(
    reached,
    '/measure',
    { action: 'getmeas', meastypes: types, category: '1', ...span },
    'measuregrps',
    group,
  );
  const totals = await listOf(
    reached,
    '/v2/measure',
    { action: 'getactivity', ...days, data_fields: 'steps,distance,elevation,moderate,intense,calories' },
    'activities',
    activity,
  );
  const workouts = await listOf(
    reached,
    '/v2/measure',
    { action: 'getworkouts', ...days, data_fields: 'calories,distance,hr_average' },
    'series',
    series,
  );
  const nights = await listOf(
    reached,
    '/v2/sleep',
    { action: 'getsummary', ...days, data_fields: 'total_sleep_time,sleep_latency,wakeupcount' },
    'series',
    series,
  );
  const records: ImportRecord[] = [
    ...groups.filter(({ attrib }) => !AMBIGUOUS.has(attrib)).flatMap((one) => measured(one, own)),
    ...totals.filter(hasFigures).map((one) => dayOf(one, own)),
    ...workouts
      .filter(({ category }) => category !== NO_ACTIVITY)
      .map(({ id, category = 36, startdate, enddate, timezone, data }) =>
        workoutRecord({
          startedAt: iso(startdate),
          timeZone: zoneAt(timezone, own),
          activity: ACTIVITIES[category] ?? 'Workout',
          durationMinutes: (enddate - startdate) / 60,
          distanceKm: data.distance === undefined ? undefined : data.distance / 1000,
          energyKcal: data.calories,
          averageHeartRateBpm: data.hr_average,
          key: `api ${id || startdate}`,
        }),
      ),
    ...nights.map(({ startdate, enddate, timezone, data }) =>
      nightRecord({
        inBedAt: iso(startdate),
        outOfBedAt: iso(enddate),
        timeZone: zoneAt(timezone, own),
        asleepMinutes: minutes(data.total_sleep_time),
        latencyMinutes: minutes(data.sleep_latency),
        awakenings: data.wakeupcount,
      }),
    ),
  ];
  return records.map((record): FileEntry => ({ file: NAME, line: 0, record }));
};
