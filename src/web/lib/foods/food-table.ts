import { queryOptions, useQuery } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { useMemo } from 'react';
import { api } from '#web/lib/api.ts';
import type { Usual } from '#contract/foods/foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { useToday } from '#web/lib/clock.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import type { FoodTable, PersonalFoods } from './food-engine.ts';
import { useOwnFoods } from './own-foods.ts';
import { usePickedFoods } from './picked-foods.ts';

const usualQuery = queryOptions({
  queryKey: ['foods', 'usual'],
  queryFn: (): Promise<Usual> => api.foods.usual(),
  staleTime: 5 * 60_000,
  // Cached on the device with the other reads: habits rank the results offline too.
  gcTime: Infinity,
});

const NOTHING: Usual = { usage: [], products: [] };

let joined:
  | { readonly usual: readonly Food[]; readonly picked: readonly Food[]; readonly all: readonly Food[] }
  | undefined;

// A stable list, so that all parts of a screen share one index.
function joinProducts(usual: readonly Food[], picked: readonly Food[]): readonly Food[] {
  if (joined?.usual !== usual || joined.picked !== picked)
    joined = { usual, picked, all: [...picked, ...usual] };
  return joined.all;
}

/** The member's own, frequent and picked foods; empty until known. */
function usePersonalFoods(): PersonalFoods {
  const { foods: own } = useOwnFoods();
  const { data: usual = NOTHING } = useQuery(usualQuery);
  const products = joinProducts(usual.products, usePickedFoods());
  const today = useToday();
  return useMemo(() => ({ own, usage: usual.usage, products, today }), [own, usual.usage, products, today]);
}

// A logged, changed or deleted meal changes the frequent foods.
onSent(({ path }) => {
  if (path.startsWith('/meals')) void queryClient.invalidateQueries({ queryKey: usualQuery.queryKey });
});

const KEY = 'perennial-food-table';
interface KeptTable {
  readonly url: string;
  readonly text: string;
}

const kept = (): Promise<KeptTable | undefined> => get<KeptTable>(KEY).catch(() => undefined);

/** The table's text: the copy on this device while the server names the same address, which changes with the content. */
async function currentText(own: KeptTable | undefined): Promise<string> {
  const { url } = await api.foods.table();
  if (own?.url === url) return own.text;
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`The food table answered ${response.status}.`);
  const text = await response.text();
  // Without storage, the table is loaded again next time.
  await set(KEY, { url, text }).catch(() => undefined);
  return text;
}

/** Downloads the table's text to this device for offline use; it is parsed when a screen needs the foods. */
export async function cacheFoodTable(): Promise<void> {
  // Tried again at the next start.
  await currentText(await kept()).catch(() => undefined);
}

/** Offline, the copy on this device is used, so that describing and searching still work. */
async function loadFoods(): Promise<FoodTable> {
  const engine = import('./food-engine.ts');
  const own = await kept();
  const text = await currentText(own).catch((error: unknown) => {
    if (own) return own.text;
    throw error;
  });
  return (await engine).openFoods(text);
}

/** The reference foods, indexed; loaded once, when a screen first needs them. */
export const foodsQuery = queryOptions({
  queryKey: ['food-table'],
  queryFn: loadFoods,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The reference foods with the member's own and frequent ones; `data` exists as soon as the table does. */
export function useFoods() {
  const { data: table, ...query } = useQuery(foodsQuery);
  const personal = usePersonalFoods();
  const data = useMemo(() => table?.withPersonal(personal), [table, personal]);
  return { ...query, data };
}
