import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Usual } from '#contract/foods/foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/clock.ts';
import type { PersonalFoods } from './food-engine.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { useOwnFoods } from './own-foods.ts';
import { usePickedFoods } from './picked-foods.ts';
import { queryClient } from '#web/lib/query-client.ts';

const usualQuery = queryOptions({
  queryKey: ['foods', 'usual'],
  queryFn: (): Promise<Usual> => api.foods.usual(),
  staleTime: 5 * 60_000,
  // Kept on the device with the other reads: habits rank the results without a connection too.
  gcTime: Infinity,
});

const NOTHING: Usual = { usage: [], products: [] };

let joined:
  | { readonly usual: readonly Food[]; readonly picked: readonly Food[]; readonly all: readonly Food[] }
  | undefined;

// Every part of a screen that asks gets the same list, so that one index serves them all.
function joinProducts(usual: readonly Food[], picked: readonly Food[]): readonly Food[] {
  if (joined?.usual !== usual || joined.picked !== picked)
    joined = { usual, picked, all: [...picked, ...usual] };
  return joined.all;
}

/** What the member made, eats and picked; empty until it is known. */
export function usePersonalFoods(): PersonalFoods {
  const { foods: own } = useOwnFoods();
  const { data: usual = NOTHING } = useQuery(usualQuery);
  const products = joinProducts(usual.products, usePickedFoods());
  const today = useToday();
  return useMemo(() => ({ own, usage: usual.usage, products, today }), [own, usual.usage, products, today]);
}

// A meal that was logged, changed or deleted changes what is usual.
onSent(({ path }) => {
  if (path.startsWith('/meals')) void queryClient.invalidateQueries({ queryKey: usualQuery.queryKey });
});
