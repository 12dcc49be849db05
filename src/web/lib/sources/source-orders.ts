import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

const rarelyChanges = { staleTime: 5 * 60_000, gcTime: Infinity } as const;

/** Sources of daily totals and their order; cached on the device, because days are also counted offline. */
export const daySourcesQuery = queryOptions({
  queryKey: ['activity-day-sources'],
  queryFn: () => api.movement.sources.get(),
  ...rarelyChanges,
});

const workoutSourcesQuery = queryOptions({
  queryKey: ['workout-sources'],
  queryFn: () => api.movement.workoutSources.get(),
  ...rarelyChanges,
});

const sleepSourcesQuery = queryOptions({
  queryKey: ['sleep-sources'],
  queryFn: () => api.sleep.sources.get(),
  ...rarelyChanges,
});

/**
 * Records that several sources may have. `unchosen` says which counts before the member has chosen an order, if it isn't the first of the list.
 */
export const SOURCE_ORDERS = {
  days: {
    name: 'Steps and daily totals',
    same: 'day',
    query: daySourcesQuery,
    put: api.movement.sources.put,
    unchosen: 'Each day, we use the source with the most steps.',
  },
  sleep: {
    name: 'Sleep',
    same: 'night',
    query: sleepSourcesQuery,
    put: api.sleep.sources.put,
    unchosen: undefined,
  },
  workouts: {
    name: 'Workouts',
    same: 'workout',
    query: workoutSourcesQuery,
    put: api.movement.workoutSources.put,
    unchosen: undefined,
  },
} as const;

export type SourceOrderKind = keyof typeof SOURCE_ORDERS;

export const isSourceOrderKind = (kind: string): kind is SourceOrderKind =>
  Object.hasOwn(SOURCE_ORDERS, kind);

/** Whether the list of sources says which counts: one source that isn't in the order comes after all others. */
export const isOrdered = (
  kind: SourceOrderKind,
  order: readonly string[],
  sources: readonly string[],
): boolean =>
  SOURCE_ORDERS[kind].unchosen === undefined ||
  sources.filter((source) => !order.includes(source)).length < 2;
