import { useQuery } from '@tanstack/react-query';
import type { GoalPlan } from '#domain/goals/plan.ts';
import { api } from '#web/lib/api.ts';

/** The member's daily targets with what they rest on; `limits` as codes, so that an older page meets a newer server. */
export type PlanAnswer = Omit<GoalPlan, 'limits'> & { readonly limits: readonly string[] };

export const useGoalPlan = () =>
  useQuery({ queryKey: ['goals'], queryFn: (): Promise<PlanAnswer> => api.goals.get() });
