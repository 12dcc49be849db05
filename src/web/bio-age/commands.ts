import { contract } from '#contract/contract.ts';
import type { AnswerInput, AssessmentDraft, DraftAnswer } from '#contract/bio-age/bio-age.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { enqueue, onSent, sendOrKeep, type Outcome } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { ANSWER, FINISH, type UnsentAnswers } from './draft-rows.ts';

export const DRAFT_KEY = ['bio-age', 'draft'] as const;

/** Answers and the end of the assessment belong to one draft, so they are sent in order. */
const SUBJECT = 'bio-age-draft';

/** Saves answers through the outbox; they show immediately. */
export async function saveAnswers(answers: readonly AnswerInput[]): Promise<void> {
  const value: UnsentAnswers = { answers, answeredAt: new Date().toISOString() };
  try {
    await enqueue(
      contract.bioAge.answer,
      { answers: [...answers] },
      {
        subject: SUBJECT,
        effect: { type: ANSWER, value },
        label: 'Save your answers',
      },
    );
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
  }
}

/** Finishes the current assessment. @param id of the result: repeating it creates no second one */
export const finishAssessment = (id: string): Promise<Outcome> =>
  sendOrKeep(
    contract.bioAge.finish,
    { id, timeZone: deviceTimeZone() },
    {
      subject: SUBJECT,
      effect: { type: FINISH, value: null },
      label: 'Finish your assessment',
    },
  );

/** Effect type of deleting and restoring results. */
const CHANGE = 'change-bio-age-1';

const change = (id: string, verb: 'remove' | 'restore'): Promise<void> =>
  enqueue(
    contract.bioAge[verb],
    { id },
    {
      subject: id,
      effect: { type: CHANGE, value: null },
      label: `${verb === 'remove' ? 'Delete' : 'Restore'} a bio-age result`,
    },
  );

/** Deletes a result and offers an undo. */
export async function removeAssessment(id: string, about: string): Promise<void> {
  await change(id, 'remove');
  void toast({ title: 'Deleted', text: about, undo: () => void change(id, 'restore') });
}

const isAnswered = (value: unknown): value is { readonly answers: DraftAnswer[] } =>
  isRecord(value) && Array.isArray(value['answers']);

// The server's answers enter the cache before the row leaves the outbox: nothing flickers between the two.
onSent(({ effect: { type } }, answer) => {
  if (type === ANSWER && isAnswered(answer)) {
    queryClient.setQueryData<AssessmentDraft>(DRAFT_KEY, (was) => was && { ...was, answers: answer.answers });
    void queryClient.invalidateQueries({ queryKey: ['bio-age', 'overview'] });
  }
  if (type === FINISH || type === CHANGE) void queryClient.invalidateQueries({ queryKey: ['bio-age'] });
});
