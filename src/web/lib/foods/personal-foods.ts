import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Usual } from '#contract/foods/foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/clock.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import type { PersonalFoods } from './food-engine.ts';
import { useOwnFoods } from './own-foods.ts';
import { usePickedFoods } from './picked-foods.ts';

const usualQuery = queryOptions({
  queryKey: ['foods', 'usual'],
  queryFn: (): Promise<Usual> => api.foods.usual(),
  staleTime: 5 * 60_000,
  // Cached on the device, so that habits also rank results offline.
  gcTime: Infinity,
});

const NOTHING: Usual = { usage: [], products: [] };

/** A member's foods with a version number. */
export interface NumberedFoods {
  readonly personal: PersonalFoods;
  readonly version: number;
}

type Parts = readonly [own: PersonalFoods['own'], usual: Usual, picked: readonly Food[], today: string];

let last: (NumberedFoods & { readonly parts: Parts }) | undefined;

// Every part of a screen gets the same foods, so that the worker receives them once.
function numbered(parts: Parts): NumberedFoods {
  if (last?.parts.every((part, at) => part === parts[at])) return last;
  const [own, { usage, products }, picked, today] = parts;
  const personal = { own, usage, products: [...picked, ...products], today };
  last = { parts, personal, version: (last?.version ?? 0) + 1 };
  return last;
}

/** Foods that the member made, eats or picked; empty until loaded. */
export function usePersonalFoods(): NumberedFoods {
  const { foods: own } = useOwnFoods();
  const { data: usual = NOTHING } = useQuery(usualQuery);
  return numbered([own, usual, usePickedFoods(), useToday()]);
}

// Logging, changing or deleting a meal changes habits.
onSent(({ path }) => {
  if (path.startsWith('/meals')) void queryClient.invalidateQueries({ queryKey: usualQuery.queryKey });
});
