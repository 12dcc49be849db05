import { daysIn, lastDays } from '#domain/time/day-range.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import { localDate } from '#domain/time/local-date.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { fasts } from '#server/fasting/tables.ts';
import { ketoneReadings } from '#server/glucose/tables.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { hrvReadings, stressCheckIns, stressQuestionnaires } from '#server/stress/tables.ts';
import { activityDays, vo2MaxReadings, workouts } from '#server/movement/tables.ts';
import { vitalReadings } from '#server/vitals/tables.ts';
import { drinks } from '#server/water/tables.ts';
import type { DemoKitchen } from './demo-meals.ts';
import { glucoseRows, insertGlucose, ketoneRow } from './glucose-rows.ts';
import { activityDayRow, dayOver, vitalRows, vo2MaxRow, workoutRow } from './movement-rows.ts';
import { simulateDays, type SimulatedDay } from './simulate-days.ts';
import {
  checkInRow,
  drinkRows,
  fastRow,
  hrvRow,
  measurementRow,
  questionnaireRow,
  sleepRows,
  type RowsOf,
} from './tracker-rows.ts';

/** Rows per statement. Other requests wait for a statement to finish. */
const ROWS_AT_ONCE = 500;

/** The simulated member's days up to today, each always the same. */
export function demoDays(kitchen: DemoKitchen, timeZone: string, days: number, nowMs: number) {
  const today = localDate(nowMs, timeZone);
  const dates = daysIn(lastDays(today, days));
  return simulateDays(dates, timeZone, (date) => kitchen.eatenOn(date, timeZone));
}

const present = <T>(rows: readonly (T | undefined)[]): T[] => rows.filter((row) => row !== undefined);

/** Yields past rows in batches. */
async function inParts<Row>(
  rows: readonly Row[],
  happened: (row: Row) => Date,
  untilMs: number,
  insert: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  const past = rows.filter((row) => happened(row).getTime() <= untilMs);
  for (let from = 0; from < past.length; from += ROWS_AT_ONCE)
    await insert(past.slice(from, from + ROWS_AT_ONCE));
}

/** Writes past rows. Existing ones, even if deleted by a visitor, stay. */
const write = <Row extends object>(
  db: Db,
  table: PgTable,
  rows: readonly Row[],
  happened: (row: Row) => Date,
  untilMs: number,
): Promise<void> =>
  inParts(rows, happened, untilMs, (part) => db.insert(table).values(part).onConflictDoNothing());

/** Writes tracker entries of these days up to `untilMs`. */
export async function writeTrackers(
  db: Db,
  of: RowsOf,
  days: readonly SimulatedDay[],
  untilMs: number,
): Promise<void> {
  const each = <Row>(rowOf: (of: RowsOf, day: SimulatedDay) => Row | undefined): Row[] =>
    present(days.map((day) => rowOf(of, day)));
  const all = <Row>(rowsOf: (of: RowsOf, day: SimulatedDay) => readonly Row[]): Row[] =>
    days.flatMap((day) => rowsOf(of, day));
  await write(db, bodyMeasurements, each(measurementRow), ({ measuredAt }) => measuredAt, untilMs);
  await write(db, drinks, all(drinkRows), ({ drunkAt }) => drunkAt, untilMs);
  await write(db, sleeps, all(sleepRows), ({ outOfBedAt }) => outOfBedAt, untilMs);
  await write(db, stressCheckIns, each(checkInRow), ({ feltAt }) => feltAt, untilMs);
  await write(db, stressQuestionnaires, each(questionnaireRow), ({ answeredAt }) => answeredAt, untilMs);
  await write(db, hrvReadings, each(hrvRow), ({ measuredAt }) => measuredAt, untilMs);
  await write(db, workouts, each(workoutRow), ({ startedAt }) => startedAt, untilMs);
  await write(db, activityDays, each(activityDayRow), dayOver, untilMs);
  await write(db, vo2MaxReadings, each(vo2MaxRow), ({ measuredAt }) => measuredAt, untilMs);
  await write(db, vitalReadings, all(vitalRows), ({ measuredAt }) => measuredAt, untilMs);
  await write(db, fasts, each(fastRow), ({ endedAt }) => endedAt, untilMs);
  await inParts(
    all(glucoseRows),
    ({ measuredAt }) => measuredAt,
    untilMs,
    (part) => insertGlucose(db, of, part),
  );
  await write(db, ketoneReadings, each(ketoneRow), ({ measuredAt }) => measuredAt, untilMs);
}
