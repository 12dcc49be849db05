import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { monthStart } from '#domain/time/day-range.ts';
import { addDays } from '#domain/time/local-date.ts';
import { daySummaries, type DaySummary } from '#domain/meals/day/day-summaries.ts';
import type { Day } from '#contract/meals/meals.ts';
import { api } from '#web/lib/api.ts';
import { onSent, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { isMeal, PUT_MEAL, REMOVE_MEAL, SET_DAY_STATE, withUnsent } from './pending.ts';

const dayQuery = (date: string) =>
  queryOptions({ queryKey: ['meals', 'day', date], queryFn: (): Promise<Day> => api.meals.day({ date }) });

/** A local day, unsent writes included. `known`: there is something to show; `waiting`: the answer is loading. */
export function useDay(date: string) {
  const query = useQuery(dayQuery(date));
  const { rows } = useOutbox();
  const day = useMemo(() => withUnsent(date, query.data, rows), [date, query.data, rows]);
  const known = query.data !== undefined || day.meals.length > 0;
  return { ...query, day, known, waiting: query.isPending };
}

/** Prefetches a day: a meal saved for it then appears immediately. */
export const usePrefetchDay = (date: string): void => void useQuery(dayQuery(date));

/** Number of recent days on the dashboard. */
export const RECENT_DAYS = 14;

const daysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['meals', 'days', from, to],
    queryFn: async (): Promise<DaySummary[]> => daySummaries(await api.meals.days({ from, to })),
  });

/** Summaries of the days of a range, both ends included. */
export const useDays = (from: string, to: string) => useQuery(daysQuery(from, to));

/** Days of a month with meals. @param month any day of it */
export async function loggedDays(month: string): Promise<ReadonlySet<string>> {
  const [first, last] = [monthStart(month), addDays(monthStart(month, 1), -1)];
  const days = await queryClient.fetchQuery(daysQuery(first, last));
  return new Set(days.filter(({ total }) => total).map(({ date }) => date));
}

const DAY_EFFECTS: ReadonlySet<string> = new Set([PUT_MEAL, REMOVE_MEAL, SET_DAY_STATE]);

// The server's answer enters the cache before the row leaves the outbox, so nothing flickers in between.
onSent((row, answer) => {
  if (!DAY_EFFECTS.has(row.effect.type)) return;
  const taken = isMeal(answer) ? { ...row, effect: { ...row.effect, value: answer } } : row;
  for (const [queryKey, day] of queryClient.getQueriesData<Day>({ queryKey: ['meals', 'day'] })) {
    if (!day) continue;
    const { meals, total, state } = withUnsent(day.date, day, [taken]);
    queryClient.setQueryData<Day>(queryKey, { ...day, meals, total, state });
  }
  void queryClient.invalidateQueries({ queryKey: ['meals'] });
});
