import { queryOptions, useQuery } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { useMemo } from 'react';
import { api } from '#web/lib/api.ts';
import type { FoodTable } from './food-engine.ts';
import { usePersonalFoods } from './personal-foods.ts';

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
  // A browser that keeps nothing loads the table again next time.
  await set(KEY, { url, text }).catch(() => undefined);
  return text;
}

/** Fetches the table's text to this device, for times without a connection; reading it waits until a screen needs the foods. */
export async function keepFoodTable(): Promise<void> {
  // Tried again at the next start.
  await currentText(await kept()).catch(() => undefined);
}

/** Without a connection the copy on this device serves, so that describing and searching go on. */
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

/** The reference foods together with the member's own and what they eat; `data` is there as soon as the table is. */
export function useFoods() {
  const { data: table, ...query } = useQuery(foodsQuery);
  const personal = usePersonalFoods();
  const data = useMemo(() => table?.withPersonal(personal), [table, personal]);
  return { ...query, data };
}
