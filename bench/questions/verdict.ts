import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { type AnswerLine, toAnswerLine } from '../../scripts/ask.ts';

export const VERDICTS = ['right', 'refused', 'wrong unit', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * A question with its acceptable answers: a unit and number, "date" and a day, or "label" and a name. None means that no number may be
 * given.
 */
export interface Asked {
  readonly question: string;
  readonly answers: readonly (readonly [unit: string, value: number | string])[];
}

const SCALES: Readonly<Record<string, readonly [base: string, scale: number]>> = {
  min: ['min', 1],
  h: ['min', 60],
  m: ['m', 1],
  km: ['m', 1000],
  mi: ['m', 1609.344],
  mL: ['mL', 1],
  L: ['mL', 1000],
  kg: ['kg', 1],
  lb: ['kg', 0.453_592_37],
};

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(0.02, 0.002 * Math.abs(other));

function numberVerdict(answer: { value: number; unit: string }, unit: string, value: number): Verdict {
  const [base, scale] = SCALES[answer.unit] ?? [answer.unit, 1];
  const [wantedBase, wantedScale] = SCALES[unit] ?? [unit, 1];
  if (!isNear(answer.value * scale, value * wantedScale)) return 'wrong';
  return base === wantedBase && (answer.unit === unit || scale === 1) ? 'right' : 'wrong unit';
}

function lineVerdict({ value, unit, date, label }: AnswerLine, answers: Asked['answers']): Verdict {
  if (value === null || unit === null) return answers.length === 0 ? 'right' : 'refused';
  const verdicts = answers.map(([wanted, expected]): Verdict => {
    if (typeof expected === 'number') return numberVerdict({ value, unit }, wanted, expected);
    return (wanted === 'date' ? date : label) === expected ? 'right' : 'wrong';
  });
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'wrong';
}

/** Judges the answer to a question and returns it, too. One of two figures is enough to be right. */
export function verdictOf(
  { question, answers }: Asked,
  source: RecordSource,
  lexicon: Lexicon,
): readonly [Verdict, string] {
  const answer = toAnswerLine(question, source, lexicon);
  const verdicts = (answer.figures ?? [answer]).map((line) => lineVerdict(line, answers));
  return [
    VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'wrong',
    JSON.stringify({ ...answer, question: undefined }),
  ];
}
