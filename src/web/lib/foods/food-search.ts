import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodHit } from '#domain/foods/search/rank-foods.ts';
import { api } from '#web/lib/api.ts';
import type { Foods } from './food-engine.ts';

/** What the answers of the server are cached under; they are not kept on the device. */
export const FOOD_SEARCH = 'food-search';

const PAUSE_MS = 250;
const SHORTEST = 2;
const MOST_PRODUCTS = 20;

async function productsFor(query: string): Promise<readonly Food[]> {
  const hits = await api.foods.search({ query, limit: MOST_PRODUCTS });
  return hits.filter(({ origin }) => origin === 'product').map(({ food }) => food);
}

/**
 * Foods for words as they are typed: what this device knows at once, imported products when the server has answered.
 */
export function useFoodSearch(foods: Foods | undefined, typed: string, limit: number): readonly FoodHit[] {
  const query = typed.trim().slice(0, 200);
  const [paused] = useDebouncedValue(query, PAUSE_MS);
  const { data } = useQuery({
    queryKey: [FOOD_SEARCH, paused],
    queryFn: () => productsFor(paused),
    enabled: paused.length >= SHORTEST,
    staleTime: 5 * 60_000,
    // The foods of this device are there without it: nobody waits for another try.
    retry: false,
  });
  const products = paused === query ? data : undefined;
  return useMemo(() => {
    return foods && query !== '' ? foods.search(query, limit, products) : [];
  }, [foods, query, limit, products]);
}
