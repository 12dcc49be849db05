/** Statement about the last four weeks, answered from 0 (never) to 4 (nearly always). */
export interface StressQuestion {
  readonly key: string;
  readonly text: string;
  /** True if agreeing means less stress; the answer then counts as 4 minus itself. */
  readonly isReversed: boolean;
}

export const MAX_ANSWER = 4;

/**
 * Statements written for this product. They aren't taken from the Perceived Stress Scale or any other published questionnaire and
 * aren't validated, so their scores don't compare with others. A wording change needs a new version.
 */
const VERSIONS: Readonly<Record<string, readonly StressQuestion[]>> = {
  'perennial-1': [
    { key: 'load', text: 'I had more to do than I had time for.', isReversed: false },
    { key: 'switching-off', text: 'I could unwind when the day’s work was done.', isReversed: true },
    { key: 'worry', text: 'The same worries kept coming back to me.', isReversed: false },
    { key: 'tension', text: 'My jaw, shoulders or stomach felt tense.', isReversed: false },
    { key: 'say', text: 'I had a say in how my day went.', isReversed: true },
    { key: 'patience', text: 'I was short with people over little things.', isReversed: false },
    { key: 'rest', text: 'I woke up feeling rested.', isReversed: true },
    { key: 'focus', text: 'I found it hard to keep my mind on one thing.', isReversed: false },
    { key: 'support', text: 'There was someone I could talk to openly.', isReversed: true },
    { key: 'joy', text: 'I made time for something I enjoy.', isReversed: true },
  ],
};

/** Version in use. Answers keep the version they were given for. */
export const CURRENT_QUESTIONS = 'perennial-1';

/** Labels of the answers 0 to 4. */
export const ANSWER_WORDS = ['Never', 'Rarely', 'Sometimes', 'Often', 'Nearly always'] as const;

/** The questionnaire covers four weeks, so asking again within a week would cover the same days. */
export const MIN_DAYS_BETWEEN = 7;
export const TYPICAL_DAYS_BETWEEN = 28;

/** Questions of a version; undefined for an unknown one. */
export const questionsOf = (version: string): readonly StressQuestion[] | undefined =>
  Object.hasOwn(VERSIONS, version) ? VERSIONS[version] : undefined;

/**
 * Strain shown by the answers, from 0 (none) to 100 (maximum). Every question needs an answer.
 * @param answers 0 to 4, in the order of the questions
 * @returns undefined for an unknown version or the wrong number of answers
 */
export function strainPercent(version: string, answers: readonly number[]): number | undefined {
  const questions = questionsOf(version);
  if (!questions || answers.length !== questions.length) return undefined;
  const points = questions.reduce((sum, { isReversed }, index) => {
    const answer = answers[index] ?? 0;
    return sum + (isReversed ? MAX_ANSWER - answer : answer);
  }, 0);
  return (100 * points) / (MAX_ANSWER * questions.length);
}

export type StrainBand = 'low' | 'moderate' | 'high';

/** Where the bands above `low` start. */
export const STRAIN_LIMITS = { moderate: 35, high: 65 } as const;

/** Band of a strain from 0 to 100: roughly thirds of the scale. This product's own, since the questions have no norms. */
export function strainBand(percent: number): StrainBand {
  if (percent < STRAIN_LIMITS.moderate) return 'low';
  return percent < STRAIN_LIMITS.high ? 'moderate' : 'high';
}
