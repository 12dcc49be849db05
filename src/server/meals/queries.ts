import { and, asc, between, count, eq, isNull, sql } from 'drizzle-orm';
import type { Day, DaySummary, EatenMeal, Meal, Targets } from '#contract/meals.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import { sumMeals } from '#domain/meals/sum-nutrients.ts';
import { addDays } from '#domain/time/local-date.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { Refusal } from '#server/http/refusal.ts';
import { mealAnswer } from './meal-answer.ts';
import type { ItemRow } from './meal-rows.ts';
import { dayStates, mealItems, meals, photos } from './tables.ts';

// The database joins the items into one value a meal: a plain join would send the meal again with each of them.
const itemsOfMeal = sql<ItemRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${mealItems.id}, 'foodId', ${mealItems.foodId}, 'foodName', ${mealItems.foodName}, 'words', ${mealItems.words},
    'amount', ${mealItems.amount}, 'unit', ${mealItems.unit}, 'grams', ${mealItems.grams}, 'gramsLow', ${mealItems.gramsLow},
    'gramsHigh', ${mealItems.gramsHigh}, 'confidence', ${mealItems.confidence}, 'nutrients', ${mealItems.nutrients}
  ) order by ${mealItems.position}), '[]')
  from ${mealItems} where ${and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id))}
)`;

const photosOfMeal = sql<string[]>`(
  select coalesce(json_agg(${photos.id} order by ${photos.createdAt}, ${photos.id}), '[]')
  from ${photos} where ${and(eq(photos.userId, meals.userId), eq(photos.mealId, meals.id))}
)`;

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

// What the member said of the day is there also on a day without meals: the member leads.
const dayRows = prepared((db) =>
  db
    .select({ state: dayStates.state, meal: mealColumns, items: itemsOfMeal, photoIds: photosOfMeal })
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
 * A member's own meal, also a deleted one.
 * @throws Refusal NOT_FOUND where the member has no such meal
 */
export async function mealOf(db: Db, userId: string, mealId: string): Promise<Meal> {
  const [found] = await db
    .select({ meal: mealColumns, items: itemsOfMeal, photoIds: photosOfMeal })
    .from(meals)
    .where(and(eq(meals.userId, userId), eq(meals.id, mealId)));
  if (!found) throw new Refusal('NOT_FOUND');
  return mealAnswer(found.meal, found.items, found.photoIds);
}

/** A member's local day. @param targets the day's, as the goals slice plans them */
export async function dayOf(db: Db, userId: string, date: string, targets: Promise<Targets>): Promise<Day> {
  const [rows, planned] = await Promise.all([dayRows(db).execute({ userId, date }), targets]);
  const eaten = rows.flatMap(({ meal, items, photoIds }) =>
    meal ? [mealAnswer(meal, items, photoIds)] : [],
  );
  return {
    date,
    meals: eaten,
    total: sumMeals(eaten.map(({ total }) => total)),
    targets: planned,
    state: rows[0]?.state ?? null,
  };
}

const summaries = prepared((db) =>
  db
    .select({
      // One row a day, its summaries as a text: as objects, a thousand meals of a year would all be alive at once, and most of the time
      // would go into collecting them.
      date: meals.localDate,
      mealCount: count(),
      kinds: sql<MealKind[]>`json_agg(distinct ${meals.kind})`,
      summaries: sql<string>`json_agg(${meals.summary} order by ${meals.eatenAt}, ${meals.id})::text`,
    })
    .from(meals)
    .where(
      and(
        eq(meals.userId, sql.placeholder('userId')),
        between(meals.localDate, sql.placeholder('from'), sql.placeholder('to')),
        isNull(meals.deletedAt),
      ),
    )
    .groupBy(meals.localDate)
    .prepare('meal_summaries'),
);

const statesBetween = prepared((db) =>
  db
    .select({ date: dayStates.localDate, state: dayStates.state })
    .from(dayStates)
    .where(
      and(
        eq(dayStates.userId, sql.placeholder('userId')),
        between(dayStates.localDate, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .prepare('day_states_between'),
);

/** The days of a range, each with the main nutrients of its meals; null where nothing was logged. */
export async function daysOf(db: Db, userId: string, from: string, to: string): Promise<DaySummary[]> {
  const [rows, said] = await Promise.all([
    summaries(db).execute({ userId, from, to }),
    statesBetween(db).execute({ userId, from, to }),
  ]);
  const states = new Map(said.map(({ date, state }) => [date, state]));
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const days: DaySummary[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const eaten = byDate.get(date);
    days.push({
      date,
      mealCount: eaten?.mealCount ?? 0,
      kinds: eaten?.kinds ?? [],
      state: states.get(date) ?? null,
      total: eaten ? sumMeals(JSON.parse(eaten.summaries)) : null,
    });
  }
  return days;
}

const eaten = prepared((db) =>
  db
    .select({
      id: meals.id,
      date: meals.localDate,
      eatenAt: meals.eatenAt,
      timeZone: meals.timeZone,
      kind: meals.kind,
      energyKcal: sql<number | null>`(${meals.summary} #>> '{energyKcal,value}')::float`,
      foods: sql<EatenMeal['foods']>`(
        select coalesce(json_agg(json_build_object(
          'foodId', ${mealItems.foodId}, 'name', ${mealItems.foodName},
          'carbsG', (${mealItems.nutrients} #>> '{carbsG,value}')::float
        ) order by ${mealItems.position}), '[]')
        from ${mealItems} where ${and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id))}
      )`,
    })
    .from(meals)
    .where(
      and(
        eq(meals.userId, sql.placeholder('userId')),
        between(meals.localDate, sql.placeholder('from'), sql.placeholder('to')),
        isNull(meals.deletedAt),
      ),
    )
    .orderBy(asc(meals.eatenAt), asc(meals.id))
    .prepare('eaten_meals'),
);

/** The meals of a range of local days in short, oldest first: when, and of which foods. */
export async function eatenBetween(db: Db, userId: string, from: string, to: string): Promise<EatenMeal[]> {
  const rows = await eaten(db).execute({ userId, from, to });
  return rows.map((row) => ({ ...row, eatenAt: row.eatenAt.toISOString() }));
}
