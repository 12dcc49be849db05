import type { Suggestion } from '#contract/supplements/supplements.ts';
import type { DayTime } from '#domain/supplements/rule.ts';
import { substanceOf, type Amount } from '#domain/supplements/substances.ts';
import { amountWords } from '#domain/supplements/words.ts';
import { capitalized } from '#domain/words/first-letter.ts';

export const TIME_NAMES: Readonly<Record<DayTime, string>> = {
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
  bedtime: 'Bedtime',
};

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
/** Every other day, as fixed weekdays. */
export const ALTERNATE_DAYS: readonly number[] = [0, 2, 4];

/** Meaning of a grade, in one sentence. */
export const GRADE_WORDS: Readonly<Record<Suggestion['grade'], string>> = {
  A: 'Grade A: a guideline or consistent trials for this exact purpose.',
  B: 'Grade B: mixed trials, or a strong mechanism without enough trials.',
  C: 'Grade C: few or small trials. It may not help.',
};

/** Grade in two words. */
export const EVIDENCE_NAMES: Readonly<Record<Suggestion['grade'], string>> = {
  A: 'Strong evidence.',
  B: 'Mixed evidence.',
  C: 'Weak evidence.',
};

export const SEVERITY_WORDS: Readonly<Record<Suggestion['severity'], string>> = {
  3: 'a deficiency, or too important to miss',
  2: 'probably low',
  1: 'may help',
};

/** Ingredients of one dose in one line; a multivitamin's aren't listed. */
export function amountsLine(amounts: readonly Amount[]): string {
  const MAX_NAMES = 2;
  const shown = amounts
    .slice(0, MAX_NAMES)
    .map(({ substance, amount }) =>
      amounts.length === 1
        ? amountWords(substance, amount)
        : `${substanceOf(substance).name} ${amountWords(substance, amount)}`,
    );
  const more = amounts.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** "Morning and evening, every day". */
export function scheduleWords(times: readonly DayTime[], weekdays: readonly number[]): string {
  const when = times.map((time) => TIME_NAMES[time].toLowerCase()).join(' and ');
  const days =
    weekdays.length === 7
      ? 'every day'
      : weekdays
          .toSorted()
          .map((day) => WEEKDAYS[day] ?? '')
          .join(', ');
  const words = when === '' ? days : `${when}, ${days}`;
  return capitalized(words);
}
