import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  DIET_NUTRIENTS,
  type DietAmounts,
  type DietNutrient,
  type EatenFood,
  type EatenItem,
} from '#domain/diet-quality/eaten-item.ts';
import { RANGE_DEVIATIONS } from '#domain/meals/estimates/estimate.ts';
import { ownFoodId, ownIdOf, ownIdsIn } from '#domain/foods/own-food.ts';
import { foodWithId } from '#domain/meals/portions/omitted-parts.ts';
import { asAverage } from '#server/db/average-member.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { ownFoods, products } from '#server/foods/tables.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { ofMeal } from '#server/meals/total-queries.ts';
import { eatenPackagedFood, eatenRecipe, eatenReferenceFood, type ReferenceFoods } from './eaten-foods.ts';

/** Distance between the bounds of an estimate, in standard deviations of its logarithm. */
const DEVIATIONS_BETWEEN_BOUNDS = 2 * RANGE_DEVIATIONS;

const itemsBetween = prepared((db) =>
  db
    .select({
      date: meals.localDate,
      mealId: meals.id,
      kind: meals.kind,
      foodId: mealItems.foodId,
      name: mealItems.foodName,
      grams: mealItems.grams,
      gramsLow: mealItems.gramsLow,
      gramsHigh: mealItems.gramsHigh,
      itemId: mealItems.id,
    })
    .from(meals)
    .innerJoin(mealItems, ofMeal)
    .where(
      and(
        eq(meals.userId, asAverage(sql.placeholder('userId'))),
        between(meals.localDate, sql.placeholder('from'), sql.placeholder('to')),
        isNull(meals.deletedAt),
      ),
    )
    .prepare('diet_items_between'),
);

type Row = Awaited<ReturnType<ReturnType<typeof itemsBetween>['execute']>>[number];

/** Figures of foods outside the reference table: the member's own, and imported products. */
async function otherFoods(
  db: Db,
  reference: ReferenceFoods,
  userId: string,
  foodIds: readonly string[],
): Promise<ReadonlyMap<string, EatenFood>> {
  const own = ownIdsIn(foodIds);
  const packaged = foodIds.filter((id) => ownIdOf(id) === undefined);
  const found = new Map<string, EatenFood>();
  if (own.length > 0) {
    const rows = await db
      .select({ id: ownFoods.id, group: ownFoods.group, recipe: ownFoods.recipe })
      .from(ownFoods)
      .where(and(eq(ownFoods.userId, userId), inArray(ownFoods.id, own)));
    for (const { id, group, recipe } of rows)
      found.set(ownFoodId(id), recipe ? eatenRecipe(reference, recipe) : eatenPackagedFood(group, undefined));
  }
  if (packaged.length > 0) {
    const rows = await db
      .select({ id: products.id, group: products.group, nova: products.nova })
      .from(products)
      .where(inArray(products.id, packaged));
    for (const { id, group, nova } of rows) found.set(id, eatenPackagedFood(group, nova));
  }
  return found;
}

function pick(amountOf: (key: DietNutrient) => number | undefined): DietAmounts {
  const amounts: { [K in DietNutrient]?: number } = {};
  for (const key of DIET_NUTRIENTS) {
    const amount = amountOf(key);
    if (amount !== undefined) amounts[key] = amount;
  }
  return amounts;
}

/** Frozen figures of other foods and quick adds. */
async function frozenAmounts(
  db: Db,
  userId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, DietAmounts>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: mealItems.id, nutrients: mealItems.nutrients })
    .from(mealItems)
    .where(and(eq(mealItems.userId, userId), inArray(mealItems.id, [...itemIds])));
  return new Map(rows.map(({ id, nutrients }) => [id, pick((key) => nutrients[key]?.value)]));
}

const massErrorOf = ({ grams, gramsLow, gramsHigh }: Row): number =>
  grams && gramsLow && gramsHigh ? Math.log(gramsHigh / gramsLow) / DEVIATIONS_BETWEEN_BOUNDS : 0;

/**
 * All foods a member ate between two local days, both included. Reference foods' figures come from the table for the mass eaten: reading
 * those frozen with every item would take longer than everything else, and one query is enough if there are no others.
 */
export async function eatenItems(
  db: Db,
  reference: ReferenceFoods,
  userId: string,
  from: string,
  to: string,
): Promise<readonly EatenItem[]> {
  const rows = await itemsBetween(db).execute({ userId, from, to });
  const { byId } = reference.index;
  const others = rows.filter(
    ({ foodId, grams }) => foodId === null || grams === null || foodWithId(byId, foodId) === undefined,
  );
  const otherIds = new Set(others.flatMap(({ foodId }) => (foodId === null ? [] : [foodId])));
  const [frozen, known] = await Promise.all([
    frozenAmounts(
      db,
      userId,
      others.map(({ itemId }) => itemId),
    ),
    otherFoods(db, reference, userId, [...otherIds]),
  ]);
  return rows.map((row) => {
    const { itemId, date, mealId, kind, foodId, name, grams } = row;
    const per100g = foodId === null ? undefined : foodWithId(byId, foodId)?.per100g;
    return {
      date,
      mealId,
      kind,
      foodId,
      name,
      grams,
      massError: massErrorOf(row),
      amounts:
        frozen.get(itemId) ??
        pick((key) => {
          const amount = per100g?.[key];
          return amount === undefined || grams === null ? undefined : (amount * grams) / 100;
        }),
      food: foodId === null ? undefined : (eatenReferenceFood(reference, foodId) ?? known.get(foodId)),
    };
  });
}
