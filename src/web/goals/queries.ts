import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { BodyMeasurement } from '#contract/body.ts';
import type { Fast } from '#contract/fasting.ts';
import type { GoalDraft } from '#contract/goals/goal-plan.ts';
import type { Expenditure, GoalPreview } from '#contract/goals/goals.ts';
import { daySummaries, type DaySummary } from '#domain/meals/day/day-summaries.ts';
import type { Sleep } from '#contract/sleep.ts';
import type { WaterDay } from '#contract/water.ts';
import { api } from '#web/lib/api.ts';

/** Expenditure measured from weights and meals, with the weekly check-in. */
export const useExpenditure = () =>
  useQuery({
    queryKey: ['goals', 'expenditure'],
    queryFn: (): Promise<Expenditure> => api.goals.expenditure(),
  });

/** Effect of a draft. */
export const previewQuery = (draft: GoalDraft) =>
  queryOptions({
    queryKey: ['goals', 'preview', draft],
    queryFn: (): Promise<GoalPreview> => api.goals.preview(draft),
    gcTime: 60_000,
  });

/** Effect of a draft; while the next one loads, the last answer stays. */
export const usePreview = (draft: GoalDraft | undefined) =>
  useQuery({
    queryKey: ['goals', 'preview'],
    ...(draft && previewQuery(draft)),
    enabled: draft !== undefined,
    placeholderData: keepPreviousData,
  });

/** Weigh-ins of a range of days. */
export const useMeasurements = (from: string, to: string) =>
  useQuery({
    queryKey: ['body-measurements', 'entries', from, to],
    queryFn: (): Promise<BodyMeasurement[]> => api.body.list({ from, to }),
  });

/** Fasts of a range of days. */
export const useFasts = (from: string, to: string) =>
  useQuery({
    queryKey: ['fasts', 'entries', from, to],
    queryFn: (): Promise<Fast[]> => api.fasting.fasts.list({ from, to }),
  });

/** Meals, drinks and sleep in a range of days; each is refetched when it changes elsewhere. */
export function useProgress(from: string, to: string) {
  const days = useQuery({
    queryKey: ['meals', 'days', from, to],
    queryFn: async (): Promise<DaySummary[]> => daySummaries(await api.meals.days({ from, to })),
  });
  const water = useQuery({
    queryKey: ['water-days', from, to],
    queryFn: (): Promise<WaterDay[]> => api.water.days({ from, to }),
  });
  const sleeps = useQuery({
    queryKey: ['sleeps', 'entries', from, to],
    queryFn: (): Promise<Sleep[]> => api.sleep.list({ from, to }),
  });
  return { days, water, sleeps };
}
