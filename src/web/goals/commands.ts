import { useMutation } from '@tanstack/react-query';
import { contract } from '#contract/contract.ts';
import type { GoalDraft } from '#contract/goals/goal-plan.ts';
import type { GoalPreview } from '#contract/goals/goals.ts';
import { ANSWER_CHECK_IN, PUT_GOALS } from '#web/lib/member/goals-in-force.ts';
import { sendOrKeep, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** All goal changes have one subject, so they are sent in order. */
const SUBJECT = 'goals';

type Confirmed = GoalPreview['confirmations'][number]['code'][];

/** Sets goals from the day the server receives them. */
export const useUpdateGoals = () =>
  useMutation({
    mutationFn: (draft: GoalDraft & { confirmed: Confirmed }) =>
      sendOrKeep(contract.goals.update, draft, {
        subject: SUBJECT,
        effect: { type: PUT_GOALS, value: null },
        label: 'Update your goals',
      }),
  });

/** Accepts the check-in's target, kcal; undefined keeps the old one for another week. */
export const useAnswerCheckIn = () =>
  useMutation({
    mutationFn: (energyKcal: number | undefined) => {
      const info = { subject: SUBJECT, effect: { type: ANSWER_CHECK_IN, value: null } };
      return energyKcal === undefined
        ? sendOrKeep(contract.goals.declineCheckIn, undefined, { ...info, label: 'Keep your target' })
        : sendOrKeep(
            contract.goals.acceptCheckIn,
            { energyKcal },
            { ...info, label: `Set your target to ${energyKcal} kcal` },
          );
    },
    // If the offer has changed meanwhile, shows the new one.
    onSuccess: ({ kind }) => {
      if (kind === 'refused') void queryClient.invalidateQueries({ queryKey: ['goals', 'expenditure'] });
    },
  });

/** Whether new goals, or an answer to a check-in, are unsent. */
export function useUnsentGoals(): { readonly goals: boolean; readonly checkIn: boolean } {
  const { rows } = useOutbox();
  const waits = (type: string) => rows.some(({ effect, rejected }) => effect.type === type && !rejected);
  return { goals: waits(PUT_GOALS), checkIn: waits(ANSWER_CHECK_IN) };
}
