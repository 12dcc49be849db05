/** One statement about the last four weeks; answered 0 (never) to 4 (nearly always). */
export interface StressQuestion {
  readonly key: string;
  readonly text: string;
  /** Agreeing speaks for less stress: the answer counts as 4 minus itself. */
  readonly isReversed: boolean;
}

const HIGHEST = 4;

/**
 * The product's own statements, written for it. They are not taken from the Perceived Stress Scale or any other published
 * questionnaire, are not validated, and no score of another questionnaire compares with theirs. A changed wording is a new version.
 */
const VERSIONS: Readonly<Record<string, readonly StressQuestion[]>> = {
  'perennial-1': [
    { key: 'load', text: 'There was more to do than fitted into my days.', isReversed: false },
    { key: 'switching-off', text: 'I could switch off when the day’s duties were done.', isReversed: true },
    { key: 'worry', text: 'The same worries kept coming back to me.', isReversed: false },
    { key: 'tension', text: 'My jaw, shoulders or stomach felt tense.', isReversed: false },
    { key: 'say', text: 'I had a say in how my day went.', isReversed: true },
    { key: 'patience', text: 'I was short with people over little things.', isReversed: false },
    { key: 'rest', text: 'I woke up rested enough for the day.', isReversed: true },
    { key: 'focus', text: 'I found it hard to keep my mind on one thing.', isReversed: false },
    { key: 'support', text: 'There was somebody I could talk to openly.', isReversed: true },
    { key: 'joy', text: 'I made time for something I enjoy.', isReversed: true },
  ],
};

/** The version that is asked now; answers keep the version they were given to. */
export const CURRENT_QUESTIONS = 'perennial-1';

/** What each answer, 0 to 4, says. */
export const ANSWER_WORDS = ['Never', 'Rarely', 'Sometimes', 'Often', 'Nearly always'] as const;

/** The questionnaire is about four weeks; asking again within a week asks about the same days. */
export const MIN_DAYS_BETWEEN = 7;
export const TYPICAL_DAYS_BETWEEN = 28;

/** The questions of a version, undefined for one that never was. */
export const questionsOf = (version: string): readonly StressQuestion[] | undefined =>
  Object.hasOwn(VERSIONS, version) ? VERSIONS[version] : undefined;

/**
 * How much strain the answers tell of: 0 (none) to 100 (all there can be). Every question must be answered; no answer is guessed.
 * @param answers 0 to 4, in the order of the questions
 * @returns undefined for an unknown version or another number of answers than questions
 */
export function strainPercent(version: string, answers: readonly number[]): number | undefined {
  const questions = questionsOf(version);
  if (!questions || answers.length !== questions.length) return undefined;
  const points = questions.reduce((sum, { isReversed }, index) => {
    const answer = answers[index] ?? 0;
    return sum + (isReversed ? HIGHEST - answer : answer);
  }, 0);
  return (100 * points) / (HIGHEST * questions.length);
}

export type StrainBand = 'low' | 'moderate' | 'high';

/** The band of a strain of 0 to 100: about thirds of the scale, a choice of this product; no norms exist for its questions. */
export function strainBand(percent: number): StrainBand {
  if (percent < 35) return 'low';
  return percent < 65 ? 'moderate' : 'high';
}
