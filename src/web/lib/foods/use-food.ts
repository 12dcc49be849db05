import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Food } from '#domain/foods/food.ts';
import type { FoodHit } from '#domain/foods/search/rank-foods.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { referenceFoods, referenceFoodsAtHand } from './food-reader.ts';
import type { PersonalFoods } from './food-engine.ts';
import { usePersonalFoods } from './personal-foods.ts';
import { rememberFood } from './picked-foods.ts';

const foodQuery = (foodId: string) =>
  queryOptions({
    queryKey: ['reference-food', foodId],
    queryFn: async (): Promise<Food | null> => (await referenceFoods([foodId]))[0] ?? null,
    staleTime: Infinity,
    retry: false,
    meta: NOT_CACHED,
  });

/** Caches reference foods included in an answer, so that screens don't request them again. */
export function noteFoods(foods: readonly Food[]): void {
  for (const food of foods) queryClient.setQueryData(foodQuery(food.id).queryKey, food);
}

/** Caches a food that was picked from a search: products are in no table of this device. */
export function cacheFoodHit({ food, origin }: FoodHit): void {
  if (origin === 'product') rememberFood(food);
  else if (origin === 'reference') noteFoods([food]);
}

function personalFood({ own, products }: PersonalFoods, foodId: string): Food | undefined {
  return (
    own.find(({ food }) => food.id === foodId)?.food ?? products.find((product) => product.id === foodId)
  );
}

/** A food of any kind; undefined until it is known, null if this device doesn't have it. */
export function useFood(foodId: string | null): Food | null | undefined {
  const { personal } = usePersonalFoods();
  const mine = foodId === null ? null : personalFood(personal, foodId);
  const { data } = useQuery({ ...foodQuery(foodId ?? ''), enabled: mine === undefined });
  return mine ?? (foodId === null ? null : data);
}

/** Looks up foods without waiting for those that aren't loaded. */
export function useFoodsAtHand(): (foodIds: readonly string[]) => Promise<ReadonlyMap<string, Food>> {
  const { personal } = usePersonalFoods();
  return async (foodIds) => {
    const reference = await referenceFoodsAtHand(foodIds).catch(() => []);
    const mine = foodIds.flatMap((id) => personalFood(personal, id) ?? []);
    return new Map([...reference, ...mine].map((food) => [food.id, food]));
  };
}
