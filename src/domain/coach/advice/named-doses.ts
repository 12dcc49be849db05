import { substanceOf, type Amount, type Substance } from '#domain/supplements/substances.ts';
import type { Mention } from './named-substance.ts';

/** One international unit, in the unit of the substance. Vitamin E: the natural form, which has more to a unit. */
const PER_IU: Readonly<Partial<Record<Substance, number>>> = {
  'vitamin-d': 0.025,
  'vitamin-a': 0.3,
  'vitamin-e': 0.67,
};

const UG = { µg: 1, mg: 1000, g: 1_000_000 } as const;
const DOSE =
  /(?<![\w.,])(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?) ?(k ?)?(iu|i\.u\.|mcg|µg|μg|ug|micrograms?|mg|milligrams?|grams?|g)(?!\w)/g;

const unitOf = (word: string): keyof typeof UG | 'IU' =>
  word.startsWith('i')
    ? 'IU'
    : /^(?:mcg|µg|μg|ug|micro)/.test(word)
      ? 'µg'
      : word.startsWith('m')
        ? 'mg'
        : 'g';

/** An amount in the unit of the substance; undefined if the units don't convert. */
function converted(substance: Substance, amount: number, unit: keyof typeof UG | 'IU'): number | undefined {
  if (unit === 'IU') {
    const perUnit = PER_IU[substance];
    return perUnit === undefined ? undefined : amount * perUnit;
  }
  const own = substanceOf(substance).unit;
  return own === 'billion' ? undefined : (amount * UG[unit]) / UG[own];
}

/** Takes a day: "twice a day", "weekly". */
function timesADay(text: string): number {
  if (/\b(?:a|per|each|every|once a) week\b|\bweekly\b/.test(text)) return 1 / 7;
  if (/\b(?:twice|two times|2x|2 times)(?: a| per|\/)? ?(?:day|daily)\b/.test(text)) return 2;
  return /\b(?:three times|3x|3 times)(?: a| per|\/)? ?(?:day|daily)\b/.test(text) ? 3 : 1;
}

/** Characters between an amount and a name. The name after an amount comes first: "1 g vitamin C". */
const distance = ({ from, to }: Mention, start: number, end: number): number =>
  from >= end ? from - end : start - to + 0.5;

/** The largest daily amount that a text states for each substance, next to its name. */
export function dosesIn(text: string, mentions: readonly Mention[]): readonly Amount[] {
  const largest = new Map<Substance, number>();
  for (const { index, 0: all, 1: number = '', 2: thousand, 3: unit = '' } of text.matchAll(DOSE)) {
    const [nearest] = mentions.toSorted(
      (one, other) => distance(one, index, index + all.length) - distance(other, index, index + all.length),
    );
    if (!nearest) continue;
    const { substance } = nearest;
    const plain = /,\d{3}(?:,|$)/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.');
    const amount = converted(substance, Number(plain) * (thousand ? 1000 : 1), unitOf(unit));
    if (amount !== undefined)
      largest.set(substance, Math.max(largest.get(substance) ?? 0, amount * timesADay(text)));
  }
  return [...largest].map(([substance, amount]) => ({ substance, amount }));
}
