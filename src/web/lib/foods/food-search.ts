import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Food } from '#domain/foods/food.ts';
import type { FoodHit } from '#domain/foods/search/rank-foods.ts';
import { api } from '#web/lib/api.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { offerFoods, searchFoods } from './food-reader.ts';
import { usePersonalFoods } from './personal-foods.ts';

const PAUSE_MS = 250;
const SHORTEST = 2;
const MAX_PRODUCTS = 20;

async function productsFor(query: string): Promise<readonly Food[]> {
  const hits = await api.foods.search({ query, limit: MAX_PRODUCTS });
  return hits.filter(({ origin }) => origin === 'product').map(({ food }) => food);
}

const NONE: readonly Food[] = [];

/**
 * Foods for a query as it is typed: this device's first, then imported products from the server. While new results load, the previous ones
 * stay.
 * @returns undefined before the first answer
 */
export function useFoodSearch(typed: string, limit: number): readonly FoodHit[] | undefined {
  const query = typed.trim().slice(0, 200);
  const { personal, version } = usePersonalFoods();
  const [paused] = useDebouncedValue(query, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['food-search', 'products', paused],
    queryFn: () => productsFor(paused),
    enabled: paused.length >= SHORTEST,
    staleTime: 5 * 60_000,
    // This device's foods are shown without it, so there is no retry.
    retry: false,
    meta: NOT_CACHED,
  });
  const products = (paused === query ? data : undefined) ?? NONE;
  const { data: found } = useQuery({
    queryKey: ['food-search', query, limit, version, products.map(({ id }) => id)],
    queryFn: () => searchFoods(query, limit, personal, products),
    enabled: query !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
    meta: NOT_CACHED,
  });
  return query === '' ? NO_HITS : found;
}

const NO_HITS: readonly FoodHit[] = [];
const MAX_USUAL = 8;

/** Suggestions before anything is typed: likely foods, otherwise what the member eats. */
export function useOfferedFoods(
  foodIds: readonly string[],
  isAsked: boolean,
): readonly FoodHit[] | undefined {
  const { personal, version } = usePersonalFoods();
  const { data } = useQuery({
    queryKey: ['offered-foods', foodIds, version],
    queryFn: () => offerFoods(foodIds, MAX_USUAL, personal),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
    meta: NOT_CACHED,
  });
  return data;
}
