import { useMutation } from '@tanstack/react-query';
import type { GoalDraft } from '#contract/goal-plan.ts';
import type { GoalPreview, GoalsInForce } from '#contract/goals.ts';
import { api } from '#web/lib/api.ts';
import { memberQuery } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** New goals change the targets of days and what the member told of themselves. */
function goalsChanged(goals: GoalsInForce): void {
  queryClient.setQueryData(['goals'], goals);
  for (const queryKey of [['goals'], ['meals'], ['advice'], memberQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey });
}

type Confirmed = GoalPreview['confirmations'][number]['code'][];

/** Sets goals from today on. */
export const useUpdateGoals = () =>
  useMutation({
    mutationFn: (draft: GoalDraft & { confirmed: Confirmed }): Promise<GoalsInForce> =>
      api.goals.update(draft),
    onSuccess: goalsChanged,
  });

/** Takes the target that the weekly check-in offers. */
export const useAcceptCheckIn = () =>
  useMutation({
    mutationFn: (energyKcal: number): Promise<GoalsInForce> => api.goals.acceptCheckIn({ energyKcal }),
    onSuccess: goalsChanged,
    // An offer that moved meanwhile is shown anew.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['goals', 'expenditure'] }),
  });

/** Keeps the target for another week. */
export const useDeclineCheckIn = () =>
  useMutation({
    mutationFn: (): Promise<GoalsInForce> => api.goals.declineCheckIn(),
    onSuccess: goalsChanged,
  });
