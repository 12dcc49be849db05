import { sql } from 'drizzle-orm';
import { weightTrend } from '#domain/body/weight-trend.ts';
import type { EnergyDay } from '#domain/goals/expenditure/adaptive-expenditure.ts';
import type { DayState } from '#domain/meals/meal.ts';
import { addDays } from '#domain/time/local-date.ts';
import { weighingsBetween } from '#server/body/queries.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { mealKcal, meals, mealsBetween } from '#server/meals/tables.ts';
import { dayStatesOf } from '#server/member/whole-days.ts';

/** Expenditure doesn't look further back than a year. */
const DAYS = 365;

interface Eaten {
  readonly energyKcal?: number | undefined;
  readonly state?: DayState | undefined;
}

const energyBetween = prepared((db) =>
  db
    .select({ date: meals.localDate, energyKcal: sql<number | null>`sum(${mealKcal})` })
    .from(meals)
    .where(mealsBetween)
    .groupBy(meals.localDate)
    .prepare('energy_between'),
);

async function eatenBetween(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, Eaten>> {
  const [sums, said] = await Promise.all([
    energyBetween(db).execute({ userId, from, to }),
    dayStatesOf(db, userId, { from, to }),
  ]);
  const days = new Map<string, Eaten>(
    sums.map(({ date, energyKcal }) => [date, { energyKcal: energyKcal ?? undefined }]),
  );
  for (const [date, state] of said) days.set(date, { ...days.get(date), state });
  return days;
}

/** Intake from a day's log. A partial day has none; a fasted one has what was logged. */
function intakeOf({ energyKcal, state }: Eaten): Omit<EnergyDay, 'massKg'> {
  if (state === 'partial') return {};
  if (state === 'fasted') return { intakeKcal: energyKcal ?? 0, isClosed: true };
  return { intakeKcal: energyKcal, isClosed: state === 'complete' };
}

/**
 * A member's days from the first weighing of the last year to today, each with its weighing and intake. Today's intake is left out because
 * the day isn't over.
 */
export async function energyDaysOf(
  db: Db,
  userId: string,
  today: string,
): Promise<readonly (EnergyDay & { readonly date: string })[]> {
  const weighings = await weighingsBetween(db, userId, addDays(today, -DAYS), today);
  const { points } = weightTrend(weighings);
  const massOn = new Map(points.map(({ date, massKg }) => [date, massKg]));
  const days: (EnergyDay & { date: string })[] = [];
  const [first] = points;
  if (!first) return days;
  const eaten = await eatenBetween(db, userId, first.date, addDays(today, -1));
  for (let date = first.date; date <= today; date = addDays(date, 1))
    days.push({ date, massKg: massOn.get(date), ...intakeOf(eaten.get(date) ?? {}) });
  return days;
}
