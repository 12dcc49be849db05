import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GoalsInForce } from '#contract/goals.ts';
import { api } from './api.ts';

const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: (): Promise<GoalsInForce> => api.goals.get(),
});

/** The goals in force today: what other slices' targets rest on. */
export const useGoalsInForce = () => useQuery(goalsQuery);
