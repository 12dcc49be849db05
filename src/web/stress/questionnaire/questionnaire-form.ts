import type { StressQuestionnaire } from '#contract/stress.ts';
import { CURRENT_QUESTIONS, questionsOf } from '#domain/stress/questionnaire.ts';
import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';

/** A questionnaire in progress; unanswered questions are null. */
export interface Answering {
  readonly version: string;
  readonly answers: readonly (number | null)[];
  /** Index of the current question; the number of questions means the end. */
  readonly step: number;
}

export const beginAnswering = (): Answering => ({
  version: CURRENT_QUESTIONS,
  answers: (questionsOf(CURRENT_QUESTIONS) ?? []).map(() => null),
  step: 0,
});

/** A draft from the device, if it still fits the current questions. */
export function resumeAnswering(kept: Answering): Answering {
  const count = questionsOf(CURRENT_QUESTIONS)?.length ?? 0;
  const fits =
    kept.version === CURRENT_QUESTIONS &&
    Array.isArray(kept.answers) &&
    kept.answers.length === count &&
    kept.answers.every((answer) => answer === null || [0, 1, 2, 3, 4].includes(answer)) &&
    Number.isInteger(kept.step) &&
    kept.step >= 0 &&
    kept.step <= count;
  return fits ? kept : beginAnswering();
}

/** Answers the current question and moves on to the next. */
export const answered = ({ answers, step }: Answering, answer: number): Partial<Answering> => ({
  answers: answers.map((was, index) => (index === step ? answer : was)),
  step: step + 1,
});

/** The answers, if every question has one. */
export function allAnswers({ answers }: Answering): readonly number[] | undefined {
  const known = answers.filter((answer) => answer !== null);
  return known.length === answers.length ? known : undefined;
}

/** Answers to save, dated now; edited answers keep their original time. @param id of new answers */
export function questionnaireOf(
  id: string,
  version: string,
  answers: readonly number[],
  nowMs: number,
  stored?: StressQuestionnaire,
): StressQuestionnaire {
  if (stored) return { ...stored, questions: version, answers: [...answers] };
  const timeZone = deviceTimeZone();
  return {
    id,
    timeZone,
    date: localDate(nowMs, timeZone),
    answeredAt: new Date(nowMs).toISOString(),
    questions: version,
    answers: [...answers],
    note: null,
  };
}
