import { contract } from '#contract/contract.ts';
import type { HealthAnswersInput, HealthProfileAnswer } from '#contract/health.ts';
import { healthQuery } from '#web/lib/member/health.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { enqueue, onSent, sendOrKeep } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const SUBJECT = 'health-profile';
const PUT = 'put-health-profile-1';
const REMOVE = 'remove-health-profile-1';

const PUT_INFO = {
  subject: SUBJECT,
  effect: { type: PUT, value: null },
  label: 'Save your health profile',
};

/** Saves the answers through the outbox. */
export const saveHealth = (answers: HealthAnswersInput) => sendOrKeep(contract.health.put, answers, PUT_INFO);

/** Undoes a deletion. */
export const putHealthBack = (answers: HealthAnswersInput) => enqueue(contract.health.put, answers, PUT_INFO);

/** Deletes every answer. */
export const removeHealth = () =>
  sendOrKeep(contract.health.remove, undefined, {
    subject: SUBJECT,
    effect: { type: REMOVE, value: null },
    label: 'Delete your health profile',
  });

const isProfile = (value: unknown): value is HealthProfileAnswer =>
  isRecord(value) && 'goalConditions' in value;

onSent(({ effect }, answer) => {
  if (effect.type !== PUT && effect.type !== REMOVE) return;
  if (isProfile(answer)) queryClient.setQueryData(healthQuery.queryKey, answer);
  // Goals, fasting, bio-age and suggestions all follow from it.
  void queryClient.invalidateQueries();
});
