import { type Answer, answerWords } from './answer.ts';
import { gripYears } from '#domain/bio-age/formulas/grip-years.ts';
import type { ItemKey } from './item-keys.ts';
import { weightOf, type ItemWeight } from './item-weight.ts';
import type { ChoiceItem, Item, NumberItem, Section } from './item.ts';
import type { BioAgePerson, ItemNote, ScoredItem } from './lifestyle-result.ts';
import { parentYears } from '#domain/bio-age/formulas/parent-years.ts';
import { regularityYears } from '#domain/bio-age/formulas/regularity-years.ts';
import { itemOf, itemsFor, SECTIONS } from './sections.ts';
import { vo2MaxYears } from '#domain/bio-age/formulas/vo2max-years.ts';

/** Not asked in pregnancy, which changes weight and waist. */
const OFF_IN_PREGNANCY: ReadonlySet<ItemKey> = new Set(['bmi', 'whtr']);
const HALVED_BY_FITNESS: ReadonlySet<ItemKey> = new Set(['mvpa', 'steps']);

/** Below this, %, a high BMI means muscle. */
const LOW_FAT_PERCENT = { male: 20, female: 30 } as const;
export const HEALTHY_BMI = '20-25';
const ABOVE_HEALTHY_BMI: ReadonlySet<string> = new Set(['25-27.5', '27.5-30', '30-35', '35-40', 'over-40']);
/** From this age the bands below count one lower. */
export const LOWER_BMI_FROM_YEARS = 65;
const LOWER_BMI: Readonly<Record<string, string>> = { '25-27.5': '20-25', '27.5-30': '25-27.5' };

/** A known item before age factor and cap. */
export type KnownItem = Omit<ScoredItem, 'years'>;

/** Sum of one section of an assessment. */
export interface SectionSum {
  readonly section: Section;
  readonly known: readonly KnownItem[];
  readonly missing: readonly ChoiceItem[];
  readonly off: readonly Item[];
  /** Sum of the known items, years before the age factor. */
  readonly deltaYears: number;
  /** Best or worst possible sum, whichever is further from 0. */
  readonly reachYears: number;
  /** Variance of unknown items, and of all items, years². */
  readonly missingVariance: number;
  readonly variance: number;
}

interface Counted {
  readonly deltaYears: number;
  readonly note: ItemNote | null;
}

/** Option that counts for a BMI, which isn't always its own band. */
function countedBmi(
  option: string,
  { sex, ageYears, bodyFatPercent }: BioAgePerson,
): [string, ItemNote | null] {
  if (bodyFatPercent !== null && bodyFatPercent < LOW_FAT_PERCENT[sex] && ABOVE_HEALTHY_BMI.has(option))
    return [HEALTHY_BMI, 'little-fat'];
  const lower = ageYears >= LOWER_BMI_FROM_YEARS ? LOWER_BMI[option] : undefined;
  return lower === undefined ? [option, null] : [lower, 'from-65'];
}

function countedOption(
  item: ChoiceItem,
  option: string,
  person: BioAgePerson,
  isFitnessKnown: boolean,
): Counted | undefined {
  const { yearsOf, held } = weightOf(item);
  const [counted, note] = item.key === 'bmi' ? countedBmi(option, person) : [option, null];
  const years = yearsOf.get(counted);
  if (years === undefined) return undefined;
  if (isFitnessKnown && HALVED_BY_FITNESS.has(item.key)) return { deltaYears: years / 2, note: 'halved' };
  return { deltaYears: years, note: held.has(counted) ? 'quit' : note };
}

function countedNumber(
  item: NumberItem,
  value: number,
  { sex, ageYears, massKg }: BioAgePerson,
): number | undefined {
  if (item.key === 'grip') return gripYears(value, sex, ageYears);
  if (item.key === 'vo2max') return massKg === null ? undefined : vo2MaxYears(value, sex, ageYears, massKg);
  const regularity = itemOf('reg', sex);
  return regularity?.kind === 'choice' ? regularityYears(value, weightOf(regularity).yearsOf) : undefined;
}

function countedAnswer(
  item: Item,
  { value }: Answer,
  person: BioAgePerson,
  isFitnessKnown: boolean,
): Counted | undefined {
  if (item.kind === 'choice')
    return value.kind === 'option' ? countedOption(item, value.option, person, isFitnessKnown) : undefined;
  const years =
    item.kind === 'number'
      ? value.kind === 'number'
        ? countedNumber(item, value.value, person)
        : undefined
      : value.kind === 'parent'
        ? parentYears(value.fate, value.ageYears)
        : undefined;
  return years === undefined ? undefined : { deltaYears: years, note: null };
}

const total = (items: readonly ChoiceItem[], figure: (weight: ItemWeight) => number): number =>
  items.reduce((sum, item) => sum + figure(weightOf(item)), 0);

/** Best or worst possible sum of choice questions, whichever is further from 0, years before the age factor. */
export const reachOf = (items: readonly Item[]): number => {
  const choices = items.filter((item) => item.kind === 'choice');
  return Math.max(
    Math.abs(total(choices, ({ minYears }) => minYears)),
    Math.abs(total(choices, ({ maxYears }) => maxYears)),
  );
};

export function sumSection(
  section: Section,
  answers: ReadonlyMap<ItemKey, Answer>,
  person: BioAgePerson,
): SectionSum {
  const asked = itemsFor(section, person.sex);
  const isOff = ({ key }: Item) => person.exclusions.includes('pregnancy') && OFF_IN_PREGNANCY.has(key);
  const count = (item: Item, isFitnessKnown: boolean): KnownItem | undefined => {
    const answer = answers.get(item.key);
    const counted = answer && countedAnswer(item, answer, person, isFitnessKnown);
    const words = answer && answerWords(item, answer);
    if (!answer || !counted || words === undefined) return undefined;
    const { key, name } = item;
    return { item: key, section: section.key, name, answer: words, ...counted, origin: answer.origin };
  };
  const applying = asked.filter((item) => !isOff(item));
  const measured = applying.filter((item) => item.kind === 'number' && count(item, false) !== undefined);
  const replaced = new Set(measured.flatMap((item) => (item.kind === 'number' ? item.replaces : [])));
  const isFitnessKnown = measured.some(({ key }) => key === 'vo2max');
  const counting = applying.filter(({ key }) => !replaced.has(key));
  const known = counting.flatMap((item) => count(item, isFitnessKnown) ?? []);
  const knownKeys = new Set(known.map((item) => item.item));
  const choices = applying.filter((item) => item.kind === 'choice');
  const missing = choices.filter(({ key }) => !knownKeys.has(key) && !replaced.has(key));
  return {
    section,
    known,
    missing,
    off: asked.filter(isOff),
    deltaYears: known.reduce((sum, { deltaYears }) => sum + deltaYears, 0),
    reachYears: reachOf(choices),
    missingVariance: total(missing, ({ sdYears }) => sdYears ** 2),
    variance: total(choices, ({ sdYears }) => sdYears ** 2),
  };
}

/** Answers by item. If an item has two, the last one counts. */
export const answersByItem = (answers: readonly Answer[]): ReadonlyMap<ItemKey, Answer> =>
  new Map(answers.map((answer) => [answer.item, answer]));

/**
 * Sums the answers by section, before age factor and cap. An unknown answer counts as the average adult (0) and keeps its
 * variance. A measured figure replaces its question; measured fitness halves minutes and steps. Science notes 5.3.
 * @param answers at most one per item
 */
export function scoreAnswers(answers: readonly Answer[], person: BioAgePerson): readonly SectionSum[] {
  const byItem = answersByItem(answers);
  return SECTIONS.map((section) => sumSection(section, byItem, person));
}
