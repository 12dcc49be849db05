import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodHit } from '#domain/foods/search/rank-foods.ts';
import { api } from '#web/lib/api.ts';
import type { Foods } from './food-engine.ts';

/** Query key of the server's results, which aren't cached on the device. */
export const FOOD_SEARCH = 'food-search';

const PAUSE_MS = 250;
const SHORTEST = 2;
const MAX_PRODUCTS = 20;

async function productsFor(query: string): Promise<readonly Food[]> {
  const hits = await api.foods.search({ query, limit: MAX_PRODUCTS });
  return hits.filter(({ origin }) => origin === 'product').map(({ food }) => food);
}

/** Foods that match the typed words: this device's immediately, imported products when the server answers. */
export function useFoodSearch(foods: Foods | undefined, typed: string, limit: number): readonly FoodHit[] {
  const query = typed.trim().slice(0, 200);
  const [paused] = useDebouncedValue(query, PAUSE_MS);
  const { data } = useQuery({
    queryKey: [FOOD_SEARCH, paused],
    queryFn: () => productsFor(paused),
    enabled: paused.length >= SHORTEST,
    staleTime: 5 * 60_000,
    // This device's foods are shown without it, so there is no retry.
    retry: false,
  });
  const products = paused === query ? data : undefined;
  return useMemo(() => {
    return foods && query !== '' ? foods.search(query, limit, products) : [];
  }, [foods, query, limit, products]);
}
