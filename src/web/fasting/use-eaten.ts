import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EatenMeal } from '#contract/meals/meals.ts';
import type { EatenAt } from '#domain/fasting/eating-window.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { api } from '#web/lib/api.ts';

/** A logged meal for the eating window, with its name. */
export interface Eaten extends EatenAt {
  readonly id: string;
  readonly kind: EatenMeal['kind'];
}

function eatenOf({ id, kind, date, eatenAt, timeZone, energyKcal }: EatenMeal): Eaten {
  const atMs = Date.parse(eatenAt);
  const { hour, minute } = wallClock(atMs, timeZone);
  return { id, kind, date, energyKcal, atMs, minuteOfDay: hour * 60 + minute };
}

/** The server's meals in a range of local days. A meal logged elsewhere appears within a minute. */
export function useEaten(from: string, to: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['meals', 'eaten', from, to],
    queryFn: (): Promise<EatenMeal[]> => api.meals.eaten({ from, to }),
    refetchInterval: 60_000,
  });
  const meals = useMemo(() => (data ?? []).map(eatenOf), [data]);
  return { meals, known: data !== undefined, error, refetch: () => void refetch() };
}
