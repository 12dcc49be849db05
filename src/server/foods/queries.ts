import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import type { OwnFood } from '#contract/foods/own-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { USAGE_DAYS, type FoodUsage } from '#domain/foods/search/food-usage.ts';
import type { OtherFood } from '#domain/foods/search/rank-foods.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { foodOfOwn, foodOfProduct } from './by-id-queries.ts';
import { ownFoodAnswer } from './own-rows.ts';
import { ownFoods, products } from './tables.ts';

/** Maximum foods that count as frequently eaten in 90 days. */
const MAX_USUAL = 500;
/** Maximum own foods in a search, newest first. */
const MAX_OWN = 2000;

/** More than a meal can have. */
const MAX_ITEMS = 100;

const isThere = (userId: string) => and(eq(ownFoods.userId, userId), isNull(ownFoods.deletedAt));

/** A page of a member's own foods and recipes, newest first. @param before last id of the previous page */
export async function ownFoodsPage(
  db: Db,
  userId: string,
  limit: number,
  before: string | undefined,
): Promise<{ foods: OwnFood[]; next: string | null }> {
  const rows = await db
    .select()
    .from(ownFoods)
    .where(and(isThere(userId), before === undefined ? undefined : lt(ownFoods.id, before)))
    .orderBy(desc(ownFoods.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { foods: page.map(ownFoodAnswer), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

const searchedOwnFoods = prepared((db) =>
  db
    .select()
    .from(ownFoods)
    .where(and(eq(ownFoods.userId, sql.placeholder('userId')), isNull(ownFoods.deletedAt)))
    .orderBy(desc(ownFoods.id))
    .limit(MAX_OWN)
    .prepare('searched_own_foods'),
);

/** All of a member's own foods and recipes that a search considers. */
export async function ownFoodsFor(db: Db, userId: string): Promise<OtherFood[]> {
  const rows = await searchedOwnFoods(db).execute({ userId });
  return rows.map((row) => ({ food: foodOfOwn(row), origin: row.recipe === null ? 'own' : 'recipe' }));
}

/** The member's own food with a barcode; the newest if there are several. @param gtin 14 digits */
export async function ownFoodByGtin(db: Db, userId: string, gtin: string): Promise<Food | undefined> {
  const [row] = await db
    .select()
    .from(ownFoods)
    .where(and(isThere(userId), eq(ownFoods.gtin, gtin)))
    .orderBy(desc(ownFoods.id))
    .limit(1);
  return row && foodOfOwn(row);
}

const usage = prepared((db) => {
  // Limited, so that the planner looks up the items of each recent meal. A plain join reads every item the member ever logged.
  const items = db
    .select({ foodId: mealItems.foodId })
    .from(mealItems)
    .where(and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id)))
    .limit(MAX_ITEMS)
    .as('items');
  return db
    .select({ foodId: items.foodId, times: count(), lastDate: max(meals.localDate) })
    .from(meals)
    .innerJoinLateral(items, isNotNull(items.foodId))
    .where(
      and(
        eq(meals.userId, sql.placeholder('userId')),
        gte(meals.localDate, sql.placeholder('from')),
        isNull(meals.deletedAt),
      ),
    )
    .groupBy(items.foodId)
    .orderBy(desc(count()), desc(max(meals.localDate)))
    .limit(MAX_USUAL)
    .prepare('food_usage');
});

/** What a member ate in the last 90 days and how often, most frequent first. @param today `YYYY-MM-DD` */
export async function usageOf(db: Db, userId: string, today: string): Promise<FoodUsage[]> {
  const rows = await usage(db).execute({ userId, from: addDays(today, -USAGE_DAYS) });
  return rows.flatMap(({ foodId, times, lastDate }) =>
    foodId === null || lastDate === null ? [] : [{ foodId, times, lastDate }],
  );
}

/** The imported products among these foods. */
export async function usedProducts(db: Db, foods: readonly FoodUsage[]): Promise<Food[]> {
  const ids = foods.map(({ foodId }) => foodId).filter((id) => /^(product|fdc):/.test(id));
  if (ids.length === 0) return [];
  return (await db.select().from(products).where(inArray(products.id, ids))).map(foodOfProduct);
}
