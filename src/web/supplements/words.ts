import type { Suggestion, Suggestions } from '#contract/supplements/supplements.ts';
import type { NoDoseReason, NothingReason } from '#domain/supplements/hard-blocks.ts';
import type { DayTime } from '#domain/supplements/rule.ts';
import { substanceOf, type Amount, type Substance } from '#domain/supplements/substances.ts';
import { formatAmount } from '#web/lib/format.ts';

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

export const NOTHING_WORDS: Readonly<Record<NothingReason, string>> = {
  'under-18': 'We don’t suggest supplements under 18. Ask a doctor if you think you’re missing something.',
  'cancer-treatment':
    'We don’t suggest supplements during cancer treatment because some weaken it. Ask your oncology team.',
  'transplant-medicine':
    'We don’t suggest supplements with transplant medicines because many change how they work. Ask your transplant team.',
};

export const NO_DOSE_WORDS: Readonly<Record<NoDoseReason, string>> = {
  'no-form': 'fill in your health profile first',
  'medicines-withheld': 'we don’t know your medicines',
  'conditions-withheld': 'we don’t know your conditions',
  pregnant: 'during pregnancy, your midwife or doctor sets doses',
  'eating-disorder': 'after an eating disorder, your clinician sets doses',
  underweight: 'below a body mass index of 18.5, your doctor sets doses',
};

type Dosed = Pick<NonNullable<Suggestion['how']>['parts'][number], 'substance' | 'lowAmount' | 'amount'>;

const UG_PER_IU = 0.025;

/** "50 µg (2,000 IU)". */
export function amountWords(substance: Substance, amount: number): string {
  const { unit } = substanceOf(substance);
  const words = `${formatAmount(amount)} ${unit}`;
  return substance === 'vitamin-d' ? `${words} (${formatAmount(amount / UG_PER_IU)} IU)` : words;
}

/** "250 to 500 mg": the suggested amount on a day it is taken. */
export function doseWords({ substance, lowAmount, amount }: Dosed): string {
  if (lowAmount <= 0 || lowAmount >= amount) return amountWords(substance, amount);
  const { unit } = substanceOf(substance);
  const range = `${formatAmount(lowAmount)} to ${formatAmount(amount)} ${unit}`;
  if (substance !== 'vitamin-d') return range;
  return `${range} (${formatAmount(lowAmount / UG_PER_IU)} to ${formatAmount(amount / UG_PER_IU)} IU)`;
}

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
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}, ${days}`;
}

export const FLAG_TITLES: Readonly<Record<Suggestions['redFlags'][number]['level'], string>> = {
  emergency: 'Call a doctor or emergency services now',
  'next-day': 'See a doctor today or tomorrow',
  'two-weeks': 'See a doctor within two weeks',
};
