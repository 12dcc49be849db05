import { and, asc, between, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Day, DaySummary, Meal, Targets } from '#contract/meals.ts';
import { sumNutrients } from '#domain/meals/sum-nutrients.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { Refusal } from '#server/http/refusal.ts';
import { mealAnswer } from './meal-answer.ts';
import type { ItemRow } from './meal-rows.ts';
import { mealItems, meals } from './tables.ts';

// The database joins the items into one value a meal: a plain join would send the meal again with each of them.
const itemsOfMeal = sql<ItemRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${mealItems.id}, 'foodId', ${mealItems.foodId}, 'foodName', ${mealItems.foodName}, 'words', ${mealItems.words},
    'amount', ${mealItems.amount}, 'unit', ${mealItems.unit}, 'grams', ${mealItems.grams}, 'gramsLow', ${mealItems.gramsLow},
    'gramsHigh', ${mealItems.gramsHigh}, 'confidence', ${mealItems.confidence}, 'nutrients', ${mealItems.nutrients}
  ) order by ${mealItems.position}), '[]')
  from ${mealItems} where ${and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id))}
)`;

/** Meals with their items in one statement, in the order they were eaten. */
const selectMeals = (db: Db, condition: SQL | undefined) =>
  db
    .select({ meal: meals, items: itemsOfMeal })
    .from(meals)
    .where(condition)
    .orderBy(asc(meals.eatenAt), asc(meals.id));

const mealsOfDay = prepared((db) =>
  selectMeals(
    db,
    and(
      eq(meals.userId, sql.placeholder('userId')),
      eq(meals.localDate, sql.placeholder('date')),
      isNull(meals.deletedAt),
    ),
  ).prepare('meals_of_day'),
);

/**
 * A member's own meal, also a deleted one.
 * @throws Refusal NOT_FOUND where the member has no such meal
 */
export async function mealOf(db: Db, userId: string, mealId: string): Promise<Meal> {
  const [found] = await selectMeals(db, and(eq(meals.userId, userId), eq(meals.id, mealId)));
  if (!found) throw new Refusal('NOT_FOUND');
  return mealAnswer(found.meal, found.items);
}

/** A member's local day. @param targets the day's, as the goals slice plans them */
export async function dayOf(db: Db, userId: string, date: string, targets: Promise<Targets>): Promise<Day> {
  const [rows, planned] = await Promise.all([mealsOfDay(db).execute({ userId, date }), targets]);
  const eaten = rows.map(({ meal, items }) => mealAnswer(meal, items));
  return { date, meals: eaten, total: sumNutrients(eaten.map(({ total }) => total)), targets: planned };
}

/** The days of a range, each with the main nutrients of its meals; null where nothing was logged. */
export async function daysOf(db: Db, userId: string, from: string, to: string): Promise<DaySummary[]> {
  const rows = await db
    .select({ date: meals.localDate, summary: meals.summary })
    .from(meals)
    .where(and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt)));
  const byDate = Map.groupBy(rows, ({ date }) => date);
  const days: DaySummary[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const eaten = byDate.get(date) ?? [];
    const total = eaten.length > 0 ? sumNutrients(eaten.map(({ summary }) => summary)) : null;
    days.push({ date, mealCount: eaten.length, total });
  }
  return days;
}
