import type { AnswerInput, DraftAnswer } from '#contract/bio-age/bio-age.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';

/** How unsent answers are known; the number changes with their shape. */
export const ANSWER = 'answer-bio-age-1';
/** How an unsent end of the assessment is known. */
export const FINISH = 'finish-bio-age-1';

/** Answers as a row that is not sent yet carries them, with the moment they were given. */
export interface UnsentAnswers {
  readonly answers: readonly AnswerInput[];
  readonly answeredAt: string;
}

const isUnsent = (value: unknown): value is UnsentAnswers =>
  isRecord(value) && Array.isArray(value['answers']) && typeof value['answeredAt'] === 'string';

/** The answers of the draft with what is not sent yet on top, oldest first; a null value takes an answer back. */
export function afterUnsent(
  stored: readonly DraftAnswer[],
  rows: readonly Pick<OutboxRow, 'effect'>[],
): readonly DraftAnswer[] {
  const answers = new Map(stored.map((answer) => [answer.item, answer]));
  for (const { effect } of rows) {
    if (effect.type !== ANSWER || !isUnsent(effect.value)) continue;
    const { answeredAt } = effect.value;
    for (const { item, value, origin } of effect.value.answers) {
      if (value === null) answers.delete(item);
      else answers.set(item, { item, value, origin, answeredAt });
    }
  }
  return [...answers.values()];
}
