import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { Food } from '#domain/foods/food.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import { ownFoodId, ownIdOf, ownIdsIn } from '#domain/foods/own-food.ts';
import { foodWithId } from '#domain/meals/portions/omitted-parts.ts';
import type { Db } from '#server/db/database.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { ownFoods, products } from './tables.ts';

type OwnFoodRow = typeof ownFoods.$inferSelect;
type ProductRow = typeof products.$inferSelect;

/** A member's own food in the form that screens and formulas use. */
export const foodOfOwn = (row: OwnFoodRow): Food => ({
  id: ownFoodId(row.id),
  name: row.name,
  ...(row.brand === null ? {} : { brand: row.brand }),
  aliases: [],
  group: row.group,
  portions: row.portions,
  defaultPortion: row.defaultPortion,
  per100g: row.per100g,
});

/** An imported product in the form that screens and formulas use. */
export const foodOfProduct = (row: ProductRow): Food => ({
  id: row.id,
  ...(row.fdcId === null ? {} : { fdcId: row.fdcId }),
  name: row.name,
  ...(row.brand === null ? {} : { brand: row.brand }),
  aliases: [],
  group: row.group,
  ...(row.nova === null ? {} : { nova: row.nova }),
  portions: row.portions,
  defaultPortion: row.defaultPortion,
  per100g: row.per100g,
});

async function ownFoodsOf(db: Db, userId: string, foodIds: readonly string[]): Promise<Food[]> {
  const ids = ownIdsIn(foodIds);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(ownFoods)
    .where(and(eq(ownFoods.userId, userId), inArray(ownFoods.id, ids)));
  return rows.map(foodOfOwn);
}

async function productsOf(db: Db, foodIds: readonly string[]): Promise<Food[]> {
  const ids = foodIds.filter((id) => ownIdOf(id) === undefined);
  if (ids.length === 0) return [];
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  return rows.map(foodOfProduct);
}

/** A food that no longer exists, as the member last logged it. */
async function lastLogged(db: Db, userId: string, foodId: string): Promise<Food | undefined> {
  const [item] = await db
    .select({ name: mealItems.foodName, grams: mealItems.grams, nutrients: mealItems.nutrients })
    .from(mealItems)
    .innerJoin(meals, and(eq(meals.userId, mealItems.userId), eq(meals.id, mealItems.mealId)))
    .where(and(eq(mealItems.userId, userId), eq(mealItems.foodId, foodId)))
    .orderBy(desc(meals.eatenAt))
    .limit(1);
  if (!item?.grams) return undefined;
  const { grams } = item;
  const per100g: Nutrients = Object.fromEntries(
    Object.entries(item.nutrients).map(([key, { value }]) => [key, (value / grams) * 100]),
  );
  const whole = { label: 'g', grams: 1 };
  return {
    id: foodId,
    name: item.name,
    aliases: [],
    group: 'other',
    portions: [],
    defaultPortion: whole,
    per100g,
  };
}

/**
 * Foods with these ids that a member may log: the table's, their own (including deleted ones), imported products, and previously logged
 * foods that no longer exist. Unknown ids are absent.
 */
export async function foodsById(
  db: Db,
  index: FoodIndex,
  userId: string,
  foodIds: readonly string[],
): Promise<ReadonlyMap<string, Food>> {
  const found = new Map<string, Food>();
  const add = (foods: readonly Food[]) => foods.forEach((food) => found.set(food.id, food));
  add(foodIds.map((id) => foodWithId(index.byId, id)).filter((food) => food !== undefined));
  const missing = () => foodIds.filter((id) => !found.has(id));
  if (missing().length === 0) return found;
  add(await ownFoodsOf(db, userId, missing()));
  add(await productsOf(db, missing()));
  for (const id of missing()) {
    const food = await lastLogged(db, userId, id);
    if (food) add([food]);
  }
  return found;
}
