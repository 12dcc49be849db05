import { createHash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { bodyMeasurementInput } from '#contract/body.ts';
import { fastInput } from '#contract/fasting.ts';
import { glucoseReadingInput, ketoneReadingInput } from '#contract/glucose/glucose.ts';
import { enteredNutrients, mealInput, mealItemInput } from '#contract/meals/meals.ts';
import { activityDayInput, vo2MaxInput, workoutInput } from '#contract/movement.ts';
import { sleepInput } from '#contract/sleep.ts';
import { hrvReadingInput } from '#contract/stress.ts';
import { vitalReadingInput } from '#contract/vitals.ts';
import { drinkInput } from '#contract/water.ts';
import { timeFault } from '#domain/fasting/fast-rules.ts';
import { fastDate } from '#domain/fasting/fast-state.ts';
import { GLUCOSE_ORIGINS, OUT_OF_RANGE } from '#domain/glucose/reading.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { fieldWords } from '#domain/imports/field-words.ts';
import type { ImportSource } from '#domain/imports/sources.ts';
import { isFutureDay, isInFuture } from '#domain/time/future.ts';
import { localDate } from '#domain/time/local-date.ts';
import { sleepIssue } from '#domain/sleep/sleep-times.ts';
import { countedWaterMl } from '#domain/water/counted-water.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import { fasts } from '#server/fasting/tables.ts';
import { glucoseReadings, ketoneReadings } from '#server/glucose/tables.ts';
import { mealRows } from '#server/meals/meal-rows.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { activityDays, vo2MaxReadings, workouts } from '#server/movement/tables.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { hrvReadings } from '#server/stress/tables.ts';
import { vitalReadings } from '#server/vitals/tables.ts';
import { drinks } from '#server/water/tables.ts';
import { storedRow, type StoredRow } from './stored-row.ts';

const MAX_FIGURE = 1e6;
/** Foods of other programs report more than a quick add asks for. */
const foodItem = z.object({
  ...mealItemInput.shape,
  foodId: z.null(),
  grams: z.null(),
  entered: z
    .partialRecord(z.enum(NUTRIENT_KEYS), z.number().min(0).max(MAX_FIGURE))
    .and(enteredNutrients.pick({ energyKcal: true })),
});

/** Importable records, validated like typed ones. */
const RECORDS = {
  weight: bodyMeasurementInput,
  glucose: z.object({
    ...glucoseReadingInput.shape,
    origin: z.enum(GLUCOSE_ORIGINS),
    outOfRange: z.enum(OUT_OF_RANGE).nullable().default(null),
  }),
  ketones: ketoneReadingInput,
  fasts: fastInput,
  meals: z.object({ ...mealInput.shape, items: z.array(foodItem).min(1).max(60) }),
  days: activityDayInput,
  workouts: workoutInput,
  vo2Max: vo2MaxInput,
  vitals: vitalReadingInput,
  hrv: hrvReadingInput,
  sleep: sleepInput,
  water: drinkInput,
} as const;

export type RecordKind = keyof typeof RECORDS;

type Fields<Kind extends RecordKind> = Omit<z.input<(typeof RECORDS)[Kind]>, 'id'>;

/** A record from its source. `key` identifies it there: it's the same in every export. */
export type ImportRecord = {
  [Kind in RecordKind]: { readonly kind: Kind; readonly key: string; readonly fields: Fields<Kind> };
}[RecordKind];

/** A UUID derived from a text, so that a record has the same id in every export. Version 8: a custom scheme. */
export function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const bits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17)}`;
  return [bits.slice(0, 8), bits.slice(8, 12), bits.slice(12, 16), bits.slice(16, 20), bits.slice(20)].join(
    '-',
  );
}

/** Why a record can't be stored. */
export interface UnusableRecord {
  readonly reason: string;
}

/** A record in its stored form, with its local day. */
export interface ReadyRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly date: string;
  readonly row: StoredRow;
  /** A meal's foods. */
  readonly items?: readonly StoredRow[];
}

const FUTURE: UnusableRecord = { reason: 'The date is in the future.' };

const unusable = (error: z.ZodError): UnusableRecord => {
  const [issue] = error.issues;
  const field = issue?.path.findLast((part) => typeof part === 'string');
  const message = issue?.message ?? 'This record isn’t valid.';
  // Nobody types the values of a file.
  const words = message.replace(/^(?:Enter|Choose) /, 'expected ');
  return { reason: field === undefined ? message : `${fieldWords(field)}: ${words}` };
};

/** Time of records with a single moment that isn't called `measuredAt`. */
const MOMENTS: Readonly<Partial<Record<RecordKind, string>>> = { workouts: 'startedAt', water: 'drunkAt' };

/** The table of each kind. */
export const TABLES = {
  weight: bodyMeasurements,
  glucose: glucoseReadings,
  ketones: ketoneReadings,
  fasts,
  workouts,
  vo2Max: vo2MaxReadings,
  vitals: vitalReadings,
  hrv: hrvReadings,
  water: drinks,
  meals,
  days: activityDays,
  sleep: sleeps,
} as const satisfies Readonly<Record<RecordKind, PgTable>>;

type Parsed = Readonly<Record<string, unknown>> & { readonly timeZone: string };

/** Validates a record and converts it to the row that logging it by hand would store. @param source part of the row's id */
export function readyRecord(
  { kind, key, fields }: ImportRecord,
  source: ImportSource,
  nowMs: number,
): ReadyRecord | UnusableRecord {
  const id = idOf(`${source} ${kind} ${key}`);
  const parsed = RECORDS[kind].safeParse({ ...fields, id });
  if (!parsed.success) return unusable(parsed.error);
  if (kind === 'meals') return readyMeal(parsed.data as z.output<(typeof RECORDS)['meals']>, nowMs);
  if (kind === 'days') return readyDay(parsed.data as z.output<typeof activityDayInput>, source, nowMs);
  if (kind === 'fasts') return readyFast(parsed.data as z.output<typeof fastInput>, nowMs);
  if (kind === 'sleep') return readySleep(parsed.data as z.output<typeof sleepInput>, source, nowMs);
  const moment = MOMENTS[kind] ?? 'measuredAt';
  const { timeZone, ...rest } = parsed.data as Parsed;
  const at = new Date(String(rest[moment]));
  const date = localDate(at.getTime(), timeZone);
  // A date without a time means noon or a usual mealtime, which may be later today.
  if (isFutureDay(date, timeZone, nowMs)) return FUTURE;
  const counted = kind === 'water' && {
    waterMl: countedWaterMl((fields as Fields<'water'>).kind, Number(rest['volumeMl'])),
  };
  const row = { ...rest, ...counted, source, timeZone, localDate: date, [moment]: at };
  return { kind, id, date, row: storedRow(TABLES[kind], row) };
}

function readyDay(
  { date, ...day }: z.output<typeof activityDayInput>,
  source: ImportSource,
  nowMs: number,
): ReadyRecord | UnusableRecord {
  if (isFutureDay(date, day.timeZone, nowMs)) return FUTURE;
  return {
    kind: 'days',
    id: day.id,
    date,
    row: storedRow(activityDays, { ...day, source, localDate: date }),
  };
}

/** Only finished fasts: a running one is started here. */
function readyFast(
  { startedAt, endedAt, ...fast }: z.output<typeof fastInput>,
  nowMs: number,
): ReadyRecord | UnusableRecord {
  if (endedAt === null) return { reason: 'The fast has no end time.' };
  const [startedAtMs, endedAtMs] = [Date.parse(startedAt), Date.parse(endedAt)];
  const fault = timeFault({ startedAtMs, endedAtMs, goalHours: fast.goalHours }, nowMs);
  if (fault) return { reason: fault.message };
  const date = fastDate({ startedAtMs, endedAtMs, protocol: fast.protocol }, fast.timeZone);
  const row = { ...fast, startedAt: new Date(startedAtMs), endedAt: new Date(endedAtMs), localDate: date };
  return { kind: 'fasts', id: fast.id, date, row: storedRow(fasts, { ...row, isUnfinished: false }) };
}

/** A night belongs to the day of getting up. */
function readySleep(
  night: z.output<typeof sleepInput>,
  source: ImportSource,
  nowMs: number,
): ReadyRecord | UnusableRecord {
  const [inBedAt, outOfBedAt] = [new Date(night.inBedAt), new Date(night.outOfBedAt)];
  const [inBedMs, outOfBedMs] = [inBedAt.getTime(), outOfBedAt.getTime()];
  if (isInFuture(outOfBedMs, nowMs)) return FUTURE;
  const issue = sleepIssue({ ...night, inBedMs, outOfBedMs });
  if (issue) return { reason: issue.message };
  const date = localDate(outOfBedMs, night.timeZone);
  return {
    kind: 'sleep',
    id: night.id,
    date,
    row: storedRow(sleeps, { ...night, source, inBedAt, outOfBedAt, localDate: date }),
  };
}

function readyMeal(meal: z.output<(typeof RECORDS)['meals']>, nowMs: number): ReadyRecord | UnusableRecord {
  const date = localDate(Date.parse(meal.eatenAt), meal.timeZone);
  if (isFutureDay(date, meal.timeZone, nowMs)) return FUTURE;
  const { meal: row, items } = mealRows('', meal, new Map(), nowMs);
  return {
    kind: 'meals',
    id: row.id,
    date: row.localDate,
    row: storedRow(meals, row),
    items: items.map((item) => storedRow(mealItems, item)),
  };
}
