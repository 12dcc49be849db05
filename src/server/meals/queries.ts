import { and, asc, between, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { DayColumns } from '#contract/meals/day-columns.ts';
import type { Targets } from '#contract/goals/day-targets.ts';
import type { Day, EatenMeal, Meal } from '#contract/meals/meals.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import type { DayState, MealKind } from '#domain/meals/meal.ts';
import { sumMeals } from '#domain/meals/nutrients/sum-nutrients.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { Refusal } from '#server/core/refusal.ts';
import { storedMealAnswer } from './meal-answer.ts';
import { totalOf } from './meal-rows.ts';
import { totalsByDay, type SummaryFigures } from './meal-summary.ts';
import { dayStates, mealItems, mealKcal, meals, mealsBetween, photos } from './tables.ts';

// The database aggregates a meal's items as JSON in API form; `itemAnswer` does the same for rows. A plain join would repeat the meal for
// each item.
const itemsOfMeal = sql<string>`(
  select coalesce(json_agg(json_build_object(
    'id', ${mealItems.id}, 'foodId', ${mealItems.foodId}, 'name', ${mealItems.foodName}, 'words', ${mealItems.words},
    'amount', ${mealItems.amount}, 'unit', ${mealItems.unit},
    'grams', case when ${mealItems.grams} is not null then json_build_object(
      'value', ${mealItems.grams}, 'low', ${mealItems.gramsLow}, 'high', ${mealItems.gramsHigh}) end,
    'confidence', ${mealItems.confidence}, 'nutrients', ${mealItems.nutrients}
  ) order by ${mealItems.position})::text, '[]')
  from ${mealItems} where ${and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id))}
)`;

const photosOfMeal = sql<string[]>`(
  select coalesce(json_agg(${photos.id} order by ${photos.createdAt}, ${photos.id}), '[]')
  from ${photos} where ${and(eq(photos.userId, meals.userId), eq(photos.mealId, meals.id))}
)`;

const storedMeal = {
  items: itemsOfMeal,
  storedTotal: sql<string | null>`${meals.total}::text`,
  photoIds: photosOfMeal,
};

/** A meal's total as JSON, summed here for meals from before it was stored. */
const totalTextOf = ({ storedTotal, items }: { storedTotal: string | null; items: string }): string =>
  storedTotal ?? JSON.stringify(totalOf(JSON.parse(items)));

const mealColumns = {
  id: meals.id,
  eatenAt: meals.eatenAt,
  timeZone: meals.timeZone,
  localDate: meals.localDate,
  kind: meals.kind,
  source: meals.source,
  note: meals.note,
  description: meals.description,
};

// The member leads the join, so that a day's state is returned even without meals.
const dayRows = prepared((db) =>
  db
    .select({ state: dayStates.state, meal: mealColumns, ...storedMeal })
    .from(users)
    .leftJoin(
      dayStates,
      and(eq(dayStates.userId, users.id), eq(dayStates.localDate, sql.placeholder('date'))),
    )
    .leftJoin(
      meals,
      and(eq(meals.userId, users.id), eq(meals.localDate, sql.placeholder('date')), isNull(meals.deletedAt)),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(asc(meals.eatenAt), asc(meals.id))
    .prepare('day_rows'),
);

/**
 * A member's own meal, even if deleted.
 * @throws Refusal NOT_FOUND if the member has no such meal
 */
export async function mealOf(db: Db, userId: string, mealId: string): Promise<Meal> {
  const [found] = await db
    .select({ meal: mealColumns, ...storedMeal })
    .from(meals)
    .where(and(eq(meals.userId, userId), eq(meals.id, mealId)));
  if (!found) throw new Refusal('NOT_FOUND');
  return storedMealAnswer({ ...found, total: totalTextOf(found) });
}

/** A member's local day. @param targets the day's, as the goals slice plans them */
export async function dayOf(db: Db, userId: string, date: string, targets: Promise<Targets>): Promise<Day> {
  const [rows, planned] = await Promise.all([dayRows(db).execute({ userId, date }), targets]);
  const eaten = rows.flatMap(({ meal, ...row }) => (meal ? [{ meal, ...row, total: totalTextOf(row) }] : []));
  return {
    date,
    meals: eaten.map(storedMealAnswer),
    total: sumMeals(eaten.map(({ total }): NutrientEstimates => JSON.parse(total))),
    targets: planned,
    state: rows[0]?.state ?? null,
  };
}

// Aggregated columns in one row, because a row per meal or an object per nutrient takes longer than the summing.
const summariesBetween = prepared((db) => {
  const userId = sql.placeholder('userId');
  const from = sql.placeholder('from');
  const to = sql.placeholder('to');
  /** Position of a day in the range. */
  const place = (date: SQLWrapper) => sql<number>`${date} - ${from}::date`;
  const eaten = db
    .select({ day: place(meals.localDate).as('day'), kind: meals.kind, summary: meals.summary })
    .from(meals)
    .where(mealsBetween)
    .orderBy(asc(meals.localDate), asc(meals.eatenAt), asc(meals.id))
    .as('eaten');
  return db
    .select({
      days: sql<number[]>`coalesce(json_agg(${eaten.day}), '[]')`,
      kinds: sql<MealKind[]>`coalesce(json_agg(${eaten.kind}), '[]')`,
      summaries: sql<SummaryFigures[]>`coalesce(json_agg(${eaten.summary}), '[]')`,
      states: sql<Record<number, DayState>>`(
        select coalesce(json_object_agg(${place(dayStates.localDate)}, ${dayStates.state}), '{}') from ${dayStates}
        where ${and(eq(dayStates.userId, userId), between(dayStates.localDate, from, to))}
      )`,
    })
    .from(eaten)
    .prepare('summaries_between');
});

/** The days of a range, each with the main nutrients of its meals; null if nothing was logged. */
export async function daysOf(db: Db, userId: string, from: string, to: string): Promise<DayColumns> {
  const [read] = await summariesBetween(db).execute({ userId, from, to });
  const { days = [], kinds = [], summaries = [], states = {} } = read ?? {};
  const length = daysBetween(from, to) + 1;
  const kindsOn = Array.from({ length }, (): MealKind[] => []);
  for (const [at, kind] of kinds.entries()) kindsOn[days[at] ?? 0]?.push(kind);
  const mealCounts = kindsOn.map((each) => each.length);
  return {
    from,
    mealCounts,
    kinds: kindsOn.map((each) => (each.length > 1 ? [...new Set(each)] : each)),
    states: Array.from({ length }, (_, at) => states[at] ?? null),
    totals: totalsByDay(summaries, mealCounts),
  };
}

const eaten = prepared((db) =>
  db
    .select({
      id: meals.id,
      date: meals.localDate,
      eatenAt: meals.eatenAt,
      timeZone: meals.timeZone,
      kind: meals.kind,
      energyKcal: mealKcal,
      foods: sql<EatenMeal['foods']>`(
        select coalesce(json_agg(json_build_object(
          'foodId', ${mealItems.foodId}, 'name', ${mealItems.foodName},
          'carbsG', (${mealItems.nutrients} #>> '{carbsG,value}')::float
        ) order by ${mealItems.position}), '[]')
        from ${mealItems} where ${and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id))}
      )`,
    })
    .from(meals)
    .where(mealsBetween)
    .orderBy(asc(meals.eatenAt), asc(meals.id))
    .prepare('eaten_meals'),
);

/** Summaries of the meals of a range of local days, oldest first: time and foods. */
export async function eatenBetween(db: Db, userId: string, from: string, to: string): Promise<EatenMeal[]> {
  const rows = await eaten(db).execute({ userId, from, to });
  return rows.map((row) => ({ ...row, eatenAt: row.eatenAt.toISOString() }));
}
