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

/** Records that several sources may have. */
export const SOURCE_ORDERS = {
  days: { name: 'Steps and daily totals', query: daySourcesQuery, put: api.movement.sources.put },
  sleep: { name: 'Sleep', query: sleepSourcesQuery, put: api.sleep.sources.put },
  workouts: { name: 'Workouts', query: workoutSourcesQuery, put: api.movement.workoutSources.put },
} as const;

export type SourceOrderKind = keyof typeof SOURCE_ORDERS;

export const isSourceOrderKind = (kind: string): kind is SourceOrderKind =>
  Object.hasOwn(SOURCE_ORDERS, kind);
