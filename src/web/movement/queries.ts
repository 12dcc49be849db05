import { contract } from '#contract/contract.ts';
import type { ActivityDay, Vo2MaxReading, WorkoutEntry } from '#contract/movement.ts';
import { activeDays } from '#domain/movement/active-days.ts';
import { workoutType } from '#domain/movement/workout-types.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { countText, formatTenth } from '#web/lib/format.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';
import { daySourcesQuery } from '#web/lib/sources/source-orders.ts';

/** Targets follow from workouts, if the member adds them. */
const FEEDS = [['longevity'], ['goals'], ['meals'], ['advice']] as const;

const isWorkout = (value: unknown): value is WorkoutEntry =>
  isTracked(value) && typeof value['startedAt'] === 'string' && 'durationMinutes' in value;

/** "Running, 30 min". */
export const sayWorkout = ({
  kind,
  durationMinutes,
}: Pick<WorkoutEntry, 'kind' | 'durationMinutes'>): string =>
  `${workoutType(kind).name}, ${Math.round(durationMinutes)} min`;

export const workouts = tracked({
  name: 'workouts',
  version: 1,
  writes: contract.movement.workouts,
  list: (range) => api.movement.workouts.list(range),
  isEntry: isWorkout,
  at: ({ startedAt }) => startedAt,
  body: ({ date: _date, source: _source, ...input }) => input,
  say: sayWorkout,
  feeds: FEEDS,
});

const isActivityDay = (value: unknown): value is ActivityDay =>
  isTracked(value) && 'steps' in value && 'moderateMinutes' in value;

/** "9,120 steps, 35 active minutes". */
export const sayDay = ({ steps, moderateMinutes, vigorousMinutes }: ActivityDay): string => {
  const minutes = (moderateMinutes ?? 0) + (vigorousMinutes ?? 0);
  return [
    ...(steps === null ? [] : [countText(steps, 'step')]),
    ...(minutes > 0 ? [countText(minutes, 'active minute')] : []),
  ].join(', ');
};

export const dayTotals = tracked({
  name: 'activity-days',
  version: 1,
  writes: contract.movement.days,
  list: (range) => api.movement.days.list(range),
  isEntry: isActivityDay,
  at: ({ date }) => date,
  body: ({ source: _source, ...input }) => input,
  say: sayDay,
  feeds: FEEDS,
});

const isVo2Max = (value: unknown): value is Vo2MaxReading =>
  isTracked(value) && typeof value['vo2MaxMlKgMin'] === 'number';

export const vo2MaxReadings = tracked({
  name: 'vo2max-readings',
  version: 1,
  writes: contract.movement.vo2Max,
  list: (range) => api.movement.vo2Max.list(range),
  isEntry: isVo2Max,
  at: ({ measuredAt }) => measuredAt,
  body: ({ date: _date, source: _source, ...input }) => input,
  say: ({ vo2MaxMlKgMin }) => `VO2 max ${formatTenth(vo2MaxMlKgMin)}`,
});

/** Movement by day of a range, unsent entries included. */
export function useMovement(from: string, to: string) {
  const trained = workouts.useEntries(from, to);
  const totals = dayTotals.useEntries(from, to);
  const order = useQuery(daySourcesQuery).data?.order ?? [];
  return {
    trained,
    totals,
    order,
    days: activeDays(trained.entries, totals.entries, order),
    known: trained.known && totals.known,
    waiting: trained.waiting || totals.waiting,
    error: trained.error ?? totals.error,
    refetch: () => {
      trained.refetch();
      totals.refetch();
    },
  };
}
