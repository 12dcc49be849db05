import { z } from 'zod';
import { findMarkers } from '#domain/blood/find-markers.ts';
import { toCanonical } from '#domain/blood/canonical-value.ts';
import { isMarkerKey, MARKERS, type MarkerKey } from '#domain/blood/markers.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { DAY_STATES } from '#domain/meals/meal.ts';
import { findMetric, METRICS } from '#domain/metrics/catalog.ts';
import type { RecordList } from '#domain/metrics/metric.ts';
import { recordSource, type Entry, type RecordSource } from '#domain/query/record-source.ts';
import { localDate } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

const date = z.iso.date();
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/, 'is not a time such as 2024-01-01T12:30:00');
const row = z.record(z.string(), z.unknown());

const file = z.strictObject({
  today: date,
  timeZone: z.string().default('UTC'),
  days: z.array(row).default([]),
  workouts: z.array(row).default([]),
  meals: z.array(z.strictObject({ at: moment, kind: z.string(), items: z.array(row) })).default([]),
  dayStates: z.array(z.strictObject({ date, state: z.enum(DAY_STATES) })).default([]),
  water: z.array(z.strictObject({ at: moment, ml: z.number() })).default([]),
  weights: z
    .array(
      z.strictObject({ date: z.union([date, moment]).optional(), at: moment.optional(), massKg: z.number() }),
    )
    .default([]),
  fasts: z.array(z.strictObject({ start: moment, end: moment.nullable().optional() })).default([]),
  glucose: z.array(z.strictObject({ at: moment, mgdl: z.number() })).default([]),
  panels: z
    .array(
      z.strictObject({
        date,
        values: z.array(
          z.strictObject({ marker: z.string(), value: z.number(), unit: z.string().nullable().optional() }),
        ),
      }),
    )
    .default([]),
  targets: z.record(z.string(), z.number()).default({}),
  glucoseRange: z.tuple([z.number(), z.number()]).optional(),
});

export class RefusedRecords extends Error {}

const refuse = (what: string): never => {
  throw new RefusedRecords(what);
};

const fieldsOf = (list: RecordList): ReadonlySet<string> =>
  new Set(
    METRICS.flatMap((metric) =>
      metric.list === list && metric.field !== null && !metric.derived ? [metric.field] : [],
    ),
  );

const DAY_FIELDS = new Set([...fieldsOf('days'), 'weightKg']);
const WORKOUT_FIELDS = fieldsOf('workouts');
const FOOD_FIELDS = new Set<string>([...NUTRIENT_KEYS, 'grams']);
const TARGET_FIELDS = fieldsOf('targets');

function numbers(
  values: Record<string, unknown>,
  known: ReadonlySet<string>,
  place: string,
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, value] of Object.entries(values)) {
    if (!known.has(key)) refuse(`${place} has an unknown key: ${key}. The keys are in docs/metrics.md.`);
    if (value === null || value === undefined) continue;
    if (typeof value !== 'number' || !Number.isFinite(value))
      refuse(`${place} has a ${key} that isn’t a number.`);
    else found[key] = value;
  }
  return found;
}

const entry = (day: string, values: Record<string, number>, more: Partial<Entry> = {}): Entry => ({
  date: day,
  at: null,
  kind: null,
  name: null,
  values,
  ...more,
});

/** Times are local unless they name an offset. */
function local(at: string, timeZone: string): { readonly date: string; readonly at: string } {
  const isInstant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(at.slice(16));
  if (!isInstant) return { date: at.slice(0, 10), at: at.replace(' ', 'T').slice(0, 19) };
  const ms = Date.parse(at);
  const { hour, minute, second } = wallClock(ms, timeZone);
  const day = localDate(ms, timeZone);
  return {
    date: day,
    at: `${day}T${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`,
  };
}

function dated(
  rows: readonly Record<string, unknown>[],
  place: string,
  known: ReadonlySet<string>,
): readonly Entry[] {
  return rows.map(({ date: day, type, at, ...values }, index) => {
    const name = `${place}[${index}]`;
    const spoken = date.safeParse(
      typeof day === 'string' ? day.slice(0, 10) : typeof at === 'string' ? at.slice(0, 10) : day,
    );
    if (!spoken.success) return refuse(`${name} has no date such as 2024-01-31.`);
    const kind =
      place === 'workouts' ? (typeof type === 'string' ? type : refuse(`${name} has no type.`)) : null;
    if (place !== 'workouts' && type !== undefined)
      refuse(`${name} has an unknown key: type. The keys are in docs/metrics.md.`);
    const time = moment.safeParse(at ?? day);
    return entry(spoken.data, numbers(values, known, name), {
      kind,
      at: time.success ? time.data.slice(0, 19) : null,
    });
  });
}

/** A night's time in bed and efficiency, which follow from its time asleep and awake. */
function withTimeInBed(day: Entry): Entry {
  const { sleepMinutes, awakeMinutes } = day.values;
  if (sleepMinutes === undefined || awakeMinutes === undefined || sleepMinutes <= 0) return day;
  const timeInBedMinutes = sleepMinutes + awakeMinutes;
  const sleepEfficiencyPercent = (100 * sleepMinutes) / timeInBedMinutes;
  return { ...day, values: { timeInBedMinutes, sleepEfficiencyPercent, ...day.values } };
}

/** Markers by key, or by an unambiguous name ("ldl"). */
function markerOf(name: string, place: string): MarkerKey {
  if (isMarkerKey(name)) return name;
  const [found] = findMarkers(name, 1);
  const spoken = name.toLowerCase();
  const isName = found && [found.name, ...found.aliases].some((alias) => alias.toLowerCase() === spoken);
  return isName
    ? found.key
    : refuse(`${place} has an unknown marker: ${name}. The keys are in docs/metrics.md.`);
}

const DERIVED_KEYS = new Set(METRICS.flatMap(({ list, key }) => (list === 'blood' ? [key] : [])));
const MARKER_NAMES = new Set<string>(MARKERS.map(({ key }) => key));

function panelOf({ date: day, values }: z.infer<typeof file>['panels'][number], at: number): Entry {
  const found: Record<string, number> = {};
  for (const { marker: name, value, unit } of values) {
    const place = `panels[${at}]`;
    if (!MARKER_NAMES.has(name) && DERIVED_KEYS.has(name)) {
      found[name] = value;
      continue;
    }
    const marker = markerOf(name, place);
    const canonical = toCanonical(marker, value, unit ?? findMetric(marker)?.unit ?? null);
    if ('fault' in canonical) refuse(`${place} has ${name} in an unknown unit: ${unit}.`);
    else found[marker] = canonical.value;
  }
  return entry(day, found);
}

const hoursBetween = (start: string, end: string, timeZone: string): number => {
  const [from, to] = [local(start, timeZone), local(end, timeZone)];
  return (Date.parse(`${to.at}Z`) - Date.parse(`${from.at}Z`)) / 3_600_000;
};

/** Reads the records of a file for `ask`. Unknown keys are refused by name. */
export function readRecords(input: unknown): RecordSource {
  const parsed = file.safeParse(input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const keys =
      issue?.code === 'unrecognized_keys'
        ? `unknown key: ${issue.keys.join(', ')}. The keys are in docs/metrics.md.`
        : issue?.message;
    return refuse(`${[issue?.path.join('.'), keys].filter(Boolean).join(': ')}`);
  }
  const { today, timeZone, glucoseRange, ...lists } = parsed.data;
  for (const key of Object.keys(lists.targets))
    if (!TARGET_FIELDS.has(key))
      refuse(`targets has an unknown key: ${key}. The keys are in docs/metrics.md.`);
  const days = dated(lists.days, 'days', DAY_FIELDS).map(withTimeInBed);
  const weights = lists.weights.map(({ date: day, at, massKg }) => {
    const time = at ?? day ?? refuse('weights has an entry without a date.');
    return entry(time.slice(0, 10), { massKg }, time.length > 10 ? local(time, timeZone) : {});
  });
  const weighed = new Set(weights.map((each) => each.date));
  const daily = days.flatMap(({ date: day, values: { weightKg } }) =>
    weightKg === undefined || weighed.has(day) ? [] : [entry(day, { massKg: weightKg })],
  );
  return recordSource({
    today,
    targets: lists.targets,
    ...(glucoseRange ? { glucoseRange } : {}),
    dayStates: new Map(lists.dayStates.map(({ date: day, state }) => [day, state])),
    entries: {
      days,
      workouts: dated(lists.workouts, 'workouts', WORKOUT_FIELDS),
      foods: lists.meals.flatMap(({ at, kind, items }, index) =>
        items.map(({ name, ...values }) => {
          const time = local(at, timeZone);
          return entry(time.date, numbers(values, FOOD_FIELDS, `meals[${index}]`), {
            at: time.at,
            kind,
            meal: index,
            name: typeof name === 'string' ? name : null,
          });
        }),
      ),
      drinks: lists.water.map(({ at, ml }) => ({ ...entry('', { ml }), ...local(at, timeZone) })),
      weights: [...weights, ...daily],
      // A fast belongs to the day on which it ends.
      fasts: lists.fasts.flatMap(({ start, end }) =>
        end ? [{ ...entry('', { hours: hoursBetween(start, end, timeZone) }), ...local(end, timeZone) }] : [],
      ),
      glucose: lists.glucose.map(({ at, mgdl }) => ({ ...entry('', { mgdl }), ...local(at, timeZone) })),
      blood: lists.panels.map(panelOf),
    },
  });
}
