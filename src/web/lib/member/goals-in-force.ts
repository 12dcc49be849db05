import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { api } from '#web/lib/api.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { forgetForm } from '#web/lib/storage/form-drafts.ts';
import { memberQuery } from '#web/lib/member.ts';
import { onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: (): Promise<GoalsInForce> => api.goals.get(),
});

/** The current goals, which other slices' targets depend on. */
export const useGoalsInForce = () => useQuery(goalsQuery);

/** Draft key of the goals form; its number changes with the draft's shape. */
export const GOALS_FORM = 'goals-2';

/** Effect types of goals and check-in answers. */
export const PUT_GOALS = 'put-goals-1';
export const ANSWER_CHECK_IN = 'answer-check-in-1';

const isGoals = (value: unknown): value is GoalsInForce =>
  isRecord(value) && typeof value['energyKcal'] === 'number';

// Defined here instead of next to the form, because a write made offline is sent from any screen.
onSent(({ effect: { type } }, answer) => {
  if (type !== PUT_GOALS && type !== ANSWER_CHECK_IN) return;
  if (type === PUT_GOALS) forgetForm(GOALS_FORM);
  if (isGoals(answer)) queryClient.setQueryData(goalsQuery.queryKey, answer);
  // New goals change the days' targets and the member's profile.
  for (const queryKey of [['goals'], ['meals'], ['advice'], memberQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey });
});
