/** Judges how an everyday phrase was read: every food found and sized, none invented, total energy in range. */
import { type AnsweredFood, type ExpectedItem, Matching, type Span } from './everyday-matching.ts';
import { fold, holdsAny, holdsForbidden } from './everyday-names.ts';

export interface EverydayLine {
  readonly id: string;
  readonly category: string;
  readonly half?: 'tune' | 'confirm';
  readonly text: string;
  readonly items: readonly ExpectedItem[];
  /** Equally valid lists of items, such as a whole dish instead of its parts. */
  readonly alt?: readonly (readonly ExpectedItem[])[];
  readonly kcal: Span;
  /** Words that no food's name may contain. */
  readonly forbidden: readonly string[];
  /** Parts named in the text that may be listed but don't have to be. */
  readonly also?: readonly string[];
}

export interface Answer {
  readonly foods: readonly AnsweredFood[];
  readonly kcal: number;
}

export interface Verdict {
  readonly isRight: boolean;
  readonly isEnergyRight: boolean;
  readonly missed: readonly string[];
  readonly misSized: readonly string[];
  readonly invented: readonly string[];
  readonly forbidden: readonly string[];
}

const KCAL_SLACK = 0.5;
/** An unnamed food counts as invented above this energy, or above this share of the line's upper bound. */
const IGNORED_KCAL = 60;
const IGNORED_SHARE = 0.15;

interface Comparison {
  readonly missed: readonly string[];
  readonly misSized: readonly string[];
  readonly invented: readonly string[];
  readonly found: number;
}

function compare(line: EverydayLine, items: readonly ExpectedItem[], { foods }: Answer): Comparison {
  const matching = new Matching(items, foods);
  const ignored = Math.min(IGNORED_KCAL, IGNORED_SHARE * line.kcal[1]);
  return {
    missed: matching.missed.map((item) => items[item]?.any.slice(0, 2).join('/') ?? ''),
    misSized: matching.groups
      .filter((group) => !matching.fits(group))
      .map((group) => {
        const name = foods[group.foods[0] ?? -1]?.name ?? '';
        return `${name} ${matching.grams(group).toFixed(0)} g, not ${matching.span(group)?.join('–')}`;
      }),
    invented: matching.spare
      .flatMap((food) => foods[food] ?? [])
      .filter(({ name, kcal }) => kcal > ignored && !holdsAny(fold(name), line.also ?? []))
      .map(({ name, kcal }) => `${name} ${kcal.toFixed(0)} kcal`),
    found: matching.groups.length,
  };
}

/** Ranks lists of items: the one with the lexicographically smallest faults wins. */
function faults({ missed, misSized, invented, found }: Comparison, hasFoods: boolean): number[] {
  const count = missed.length + misSized.length;
  return [
    count + invented.length > 0 ? 1 : 0,
    found === 0 && hasFoods ? 1 : 0,
    invented.length,
    found > 0 ? count : 0,
  ];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

export function judge(line: EverydayLine, answer: Answer): Verdict {
  const hasFoods = answer.foods.length > 0;
  const { missed, misSized, invented } = [line.items, ...(line.alt ?? [])]
    .map((items) => compare(line, items, answer))
    .reduce((best, one) => (isBetter(faults(one, hasFoods), faults(best, hasFoods)) ? one : best));
  const forbidden = line.forbidden.flatMap((word) =>
    answer.foods
      .filter(({ name }) => holdsForbidden(fold(name), word))
      .map(({ name }) => `${name} (${word})`),
  );
  const isEnergyRight = answer.kcal >= line.kcal[0] - KCAL_SLACK && answer.kcal <= line.kcal[1] + KCAL_SLACK;
  const isRight =
    isEnergyRight && [missed, misSized, invented, forbidden].every(({ length }) => length === 0);
  return { isRight, isEnergyRight, missed, misSized, invented, forbidden };
}
