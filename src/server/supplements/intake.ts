import { and, between, eq, isNull } from 'drizzle-orm';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { completenessOf, MIN_COMPLETE_KCAL } from '#domain/meals/day/day-state.ts';
import type { Intake } from '#domain/supplements/facts.ts';
import { addDays } from '#domain/time/local-date.ts';
import { asAverage } from '#server/db/average-member.ts';
import type { Db } from '#server/db/database.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { amountsFrom, itemAmounts, ofMeal } from '#server/meals/total-queries.ts';
import { dayStatesOf } from '#server/member/whole-days.ts';

const DAYS = 28;

type Sums = { [K in NutrientKey]?: number };

/** One complete day of the food log. */
export interface EatenDay {
  readonly date: string;
  readonly energyKcal: number;
  readonly amounts: Sums;
  /** kcal from foods that report the nutrient. */
  readonly reportedKcal: Sums;
}

async function itemsOf(db: Db, userId: string, from: string, to: string) {
  return db
    .select({
      date: meals.localDate,
      mealId: meals.id,
      kind: meals.kind,
      amounts: itemAmounts,
    })
    .from(meals)
    .innerJoin(mealItems, ofMeal)
    .where(
      and(eq(meals.userId, asAverage(userId)), between(meals.localDate, from, to), isNull(meals.deletedAt)),
    );
}

type Item = Awaited<ReturnType<typeof itemsOf>>[number];

function dayOf(date: string, items: readonly Item[]): EatenDay {
  const amounts: Sums = {};
  const reportedKcal: Sums = {};
  let energyKcal = 0;
  for (const item of items) {
    const eaten = amountsFrom(item.amounts);
    const kcal = eaten.energyKcal ?? 0;
    energyKcal += kcal;
    for (const key of NUTRIENT_KEYS) {
      const amount = eaten[key];
      if (amount === undefined) continue;
      amounts[key] = (amounts[key] ?? 0) + amount;
      reportedKcal[key] = (reportedKcal[key] ?? 0) + kcal;
    }
  }
  return { date, energyKcal, amounts, reportedKcal };
}

/** Complete days among the last four weeks before today, oldest first; today isn't over. */
export async function eatenDaysOf(db: Db, userId: string, today: string): Promise<EatenDay[]> {
  const [from, to] = [addDays(today, -DAYS), addDays(today, -1)];
  const [items, states] = await Promise.all([
    itemsOf(db, userId, from, to),
    dayStatesOf(db, userId, { from, to }),
  ]);
  return [...Map.groupBy(items, ({ date }) => date)]
    .filter(([date, ofDay]) => {
      const kinds = [...new Map(ofDay.map(({ mealId, kind }) => [mealId, kind])).values()];
      return completenessOf(states.get(date) ?? null, kinds, true) === 'complete';
    })
    .map(([date, ofDay]) => dayOf(date, ofDay))
    .filter(({ energyKcal }) => energyKcal >= MIN_COMPLETE_KCAL)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Average intake on these days, with the share of energy that reports each nutrient; undefined without any. */
export function intakeOf(days: readonly EatenDay[]): Intake | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const kcal = days.reduce((sum, day) => sum + day.energyKcal, 0);
  const perDay: Sums = {};
  const coverage: Sums = {};
  for (const key of NUTRIENT_KEYS) {
    const known = days.flatMap(({ amounts }) => amounts[key] ?? []);
    if (known.length === 0) continue;
    perDay[key] = known.reduce((sum, amount) => sum + amount, 0) / days.length;
    coverage[key] = days.reduce((sum, { reportedKcal }) => sum + (reportedKcal[key] ?? 0), 0) / kcal;
  }
  return { from: first.date, to: last.date, days: days.length, perDay, coverage };
}
