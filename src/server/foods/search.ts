import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { Food } from '#domain/foods/food.ts';
import { indexOthers, rankFoods, type FoodHit, type OtherFood } from '#domain/foods/search/rank-foods.ts';
import type { Db } from '#server/db/database.ts';
import { ownFoodsFor, usageOf, usedProducts } from './queries.ts';
import { searchProducts } from './product-queries.ts';

const asProduct = (food: Food): OtherFood => ({ food, origin: 'product' });

/**
 * One list of a member's own foods and recipes, frequent foods, the reference foods and imported products.
 * @param today the day habits are measured from, `YYYY-MM-DD`
 */
export async function searchAllFoods(
  db: Db,
  reference: FoodIndex,
  userId: string,
  today: string,
  query: string,
  limit: number,
): Promise<readonly FoodHit[]> {
  const [own, usage, products] = await Promise.all([
    ownFoodsFor(db, userId),
    usageOf(db, userId, today),
    searchProducts(db, query, limit),
  ]);
  const eaten = await usedProducts(db, usage);
  const others = indexOthers([...own, ...[...eaten, ...products].map(asProduct)]);
  const ranked = rankFoods(
    { reference, others, usage: new Map(usage.map((row) => [row.foodId, row])), today },
    query,
    limit,
  );
  // The database's spelling guesses may share no word with the query, so they go last.
  const known = new Set(ranked.map(({ food }) => food.id));
  const guessed = products.filter(({ id }) => !known.has(id));
  return [...ranked, ...guessed.map((food): FoodHit => asProduct(food))].slice(0, limit);
}
