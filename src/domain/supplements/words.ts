import type { RedFlag } from '#domain/blood/red-flags/red-flags.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import type { NoDoseReason, NothingReason } from './hard-blocks.ts';
import type { Met } from './interactions.ts';
import type { SuggestedPart } from './total-intake.ts';
import type { Trigger } from './predicates.ts';
import { substanceOf, type Substance } from './substances.ts';
import { counted } from '#domain/words/plural.ts';

export const NOTHING_WORDS: Readonly<Record<NothingReason, string>> = {
  'under-18':
    'Supplements aren’t suggested to anyone under 18. Ask a doctor if you think you’re low in a vitamin or mineral.',
  'cancer-treatment':
    'Supplements aren’t suggested during cancer treatment, because some can make it less effective. Ask your oncology team.',
  'transplant-medicine':
    'Supplements aren’t suggested if you take transplant medications, because many supplements can change how those work. Ask your transplant team.',
};

export const NO_DOSE_WORDS: Readonly<Record<NoDoseReason, string>> = {
  'no-form': 'fill out your health profile first',
  'medicines-withheld': 'you haven’t shared your medications',
  'conditions-withheld': 'you haven’t shared your conditions',
  pregnant: 'during pregnancy, your midwife or doctor sets doses',
  'eating-disorder': 'after an eating disorder, your doctor sets doses',
  underweight: 'with a body mass index below 18.5, your doctor sets doses',
};

type Dosed = Pick<SuggestedPart, 'substance' | 'lowAmount' | 'amount'>;

const UG_PER_IU = 0.025;

/** A substance's unit as labels print it. */
export const unitWords = (substance: Substance): string =>
  ({ billion: 'billion CFU' })[substanceOf(substance).unit as string] ?? substanceOf(substance).unit;

/** "50 µg (2,000 IU)". */
export function amountWords(substance: Substance, amount: number): string {
  const words = `${formatAmount(amount)} ${unitWords(substance)}`;
  return substance === 'vitamin-d' ? `${words} (${formatAmount(amount / UG_PER_IU)} IU)` : words;
}

/** "250 to 500 mg": the suggested amount on a day it is taken. */
export function doseWords({ substance, lowAmount, amount }: Dosed): string {
  if (lowAmount <= 0 || lowAmount >= amount) return amountWords(substance, amount);
  const range = `${formatAmount(lowAmount)} to ${formatAmount(amount)} ${unitWords(substance)}`;
  if (substance !== 'vitamin-d') return range;
  return `${range} (${formatAmount(lowAmount / UG_PER_IU)} to ${formatAmount(amount / UG_PER_IU)} IU)`;
}

/** Whether a title already says a name. */
export const isNamedIn = (name: string, title: string): boolean =>
  title.includes(name) || name.toLowerCase().includes(title.toLowerCase());

/** The first thing that triggered it: "LDL cholesterol: 148 mg/dL, threshold 130". */
export function reasonOf({
  triggers: [first],
}: {
  readonly triggers: readonly Pick<Trigger, 'from' | 'label' | 'value'>[];
}): string {
  if (!first) return '';
  const saysAll = (first.from === 'health' || first.from === 'profile') && !/^\d/.test(first.value);
  return saysAll ? capitalized(first.value) : `${first.label}: ${first.value}`;
}

/** "Curcumin with “Warfarin”: …"; just the sentence if it starts with the name anyway. */
export const interactionWords = ({
  substance,
  withWhat,
  says,
}: Pick<Met, 'substance' | 'withWhat' | 'says'>): string =>
  withWhat === null && says.startsWith(substance)
    ? says
    : `${substance}${withWhat === null ? '' : ` with “${withWhat}”`}: ${says}`;

export const FLAG_TITLES: Readonly<Record<RedFlag['level'], string>> = {
  emergency: 'Call a doctor or emergency services now',
  'next-day': 'See a doctor today or tomorrow',
  'two-weeks': 'See a doctor within two weeks',
};

/** "Checked against your 2 medications and 1 condition", without a period, because the screen goes on with their names. */
export function checkedWords({
  medicines,
  conditions,
}: {
  readonly medicines: readonly string[];
  readonly conditions: readonly string[];
}): string {
  const known = [
    ...(medicines.length > 0 ? [counted(medicines.length, 'medication')] : []),
    ...(conditions.length > 0 ? [counted(conditions.length, 'condition')] : []),
  ];
  return known.length > 0
    ? `Checked against your ${known.join(' and ')}`
    : 'You haven’t listed any medications or conditions to check against';
}
