import type { AnswerInput, DraftAnswer } from '#contract/bio-age/bio-age.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';

/** Effect type of unsent answers; the number changes with their shape. */
export const ANSWER = 'answer-bio-age-1';
/** Effect type of finishing the assessment. */
export const FINISH = 'finish-bio-age-1';

/** Unsent answers with the time they were given. */
export interface UnsentAnswers {
  readonly answers: readonly AnswerInput[];
  readonly answeredAt: string;
}

const isUnsent = (value: unknown): value is UnsentAnswers =>
  isRecord(value) && Array.isArray(value['answers']) && typeof value['answeredAt'] === 'string';

/** The draft's answers with unsent ones applied, oldest first; a null value clears an answer. */
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
