import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecentMeals } from '#contract/meals/recent-meals.ts';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import { api } from '#web/lib/api.ts';
import { onSent, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { changesSaved, withUnsentSaved } from '#web/meals/saved/pending-saved-meals.ts';

/** Days that `/meals/recent` looks back. */
export const LOOK_BACK_DAYS = { usual: 90, far: 366 } as const;

/** Maximum meals, and maximum foods: the most likely ones are first, and rare ones are found by searching further back. */
const USUAL_LIMIT = 60;
const FAR_LIMIT = 200;

// Cached while the page is open, and thus on the device: meals are logged again offline too.
const savedQuery = queryOptions({
  queryKey: ['saved-meals'],
  queryFn: (): Promise<SavedMeal[]> => api.savedMeals.list(),
  gcTime: Infinity,
});

const recentQuery = (days: number) =>
  queryOptions({
    queryKey: ['meals', 'recent', days],
    queryFn: (): Promise<RecentMeals> =>
      api.recentMeals.list({ days, limit: days === LOOK_BACK_DAYS.usual ? USUAL_LIMIT : FAR_LIMIT }),
    ...(days === LOOK_BACK_DAYS.usual && { gcTime: Infinity }),
  });

/** Prefetches both lists: the log form shows them the moment it opens. */
export function prefetchRecent(): void {
  void queryClient.prefetchQuery(savedQuery);
  void queryClient.prefetchQuery(recentQuery(LOOK_BACK_DAYS.usual));
}

const NONE: readonly SavedMeal[] = [];

/** Saved meals with unsent writes applied. `known`: there is something to show. */
export function useSavedMeals() {
  const query = useQuery(savedQuery);
  const { rows } = useOutbox();
  const saved = useMemo(() => withUnsentSaved(query.data ?? NONE, rows), [query.data, rows]);
  return { ...query, saved, known: query.data !== undefined || saved.length > 0 };
}

/** Recent meals and foods. */
export const useRecentMeals = (days: number = LOOK_BACK_DAYS.usual) => useQuery(recentQuery(days));

// The server's answer enters the cache before the row leaves the outbox, so nothing flickers in between.
onSent((row) => {
  if (!changesSaved(row)) return;
  queryClient.setQueryData<SavedMeal[]>(savedQuery.queryKey, (list) =>
    list ? [...withUnsentSaved(list, [row])] : list,
  );
  void queryClient.invalidateQueries({ queryKey: savedQuery.queryKey });
});
