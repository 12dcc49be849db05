import type { Food, FoodGroup } from '#domain/foods/food.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import { fitShares } from './fit-shares.ts';
import { COUNTS_AS, EQUIVALENT_KEYS, type Equivalents, type PartKind } from './equivalents.ts';
import type { PatternRule, PatternShare, PatternTable } from './parse-food-patterns.ts';

/** What 100 g of a food bring of the food groups. */
export interface FoodPattern {
  readonly equivalents: Equivalents;
  /** Equivalents by kind of part: what servings and times a week are counted from. */
  readonly byKind: Readonly<Partial<Record<PartKind, number>>>;
  /** Mass by kind of part, g. */
  readonly gramsByKind: Readonly<Partial<Record<PartKind, number>>>;
  /** Sugars that were not added, g. */
  readonly naturalSugarsG: number;
  /** Of its carbohydrate, by what it is made of; undefined where that has none. */
  readonly glycemicIndex: number | undefined;
  /** One standard deviation of what it brings, as a share of it. */
  readonly relativeError: number;
  /** Plants that it is of, by the words of its id. */
  readonly plants: readonly string[];
  /** Share of its energy whose food groups are known: below 1 for a recipe with a packaged food. */
  readonly knownShare: number;
}

/**
 * How far recipes of one name differ: this product's own reading of the spread between published recipes. A plain food differs by its cut
 * and water, a dish by its cook, and a dish that is only known to be one by everything.
 */
const PATTERN_ERRORS = { plain: 0.1, mixed: 0.25, anyDish: 0.4 } as const;

const isIn = (padded: string, word: string): boolean => padded.includes(`-${word}-`);

const fits = ({ groups, wanted, unwanted }: PatternRule, food: Food, padded: string): boolean =>
  groups.has(food.group) &&
  wanted.every((forms) => forms.some((form) => isIn(padded, form))) &&
  !unwanted.some((word) => isIn(padded, word));

/** The index of a mixture is the mean of its parts', weighed by their carbohydrate (FAO/WHO Food and Nutrition Paper 66, 1998). */
function mixedIndex(
  shares: readonly PatternShare[],
  likeOf: (foodId: string) => Nutrients | undefined,
): number | undefined {
  let carbs = 0;
  let weighed = 0;
  for (const { part, grams } of shares) {
    if (part.glycemicIndex === 0) continue;
    const { carbsG = 0, fiberG = 0 } = (part.like && likeOf(part.like)) || {};
    const available = Math.max(0.1, carbsG - fiberG) * grams;
    carbs += available;
    weighed += available * part.glycemicIndex;
  }
  return carbs === 0 ? undefined : weighed / carbs;
}

/** What shares bring together, by kind and by key of the index. */
function sumShares(shares: readonly PatternShare[]) {
  const byKind: Partial<Record<PartKind, number>> = {};
  const gramsByKind: Partial<Record<PartKind, number>> = {};
  for (const { part, grams } of shares) {
    byKind[part.kind] = (byKind[part.kind] ?? 0) + (part.equivalents * grams) / 100;
    gramsByKind[part.kind] = (gramsByKind[part.kind] ?? 0) + grams;
  }
  return { byKind, gramsByKind, equivalents: equivalentsOf(byKind) };
}

/** Equivalents of the index from equivalents by kind. */
export function equivalentsOf(byKind: FoodPattern['byKind']): Equivalents {
  const sums: { [K in (typeof EQUIVALENT_KEYS)[number]]?: number } = {};
  for (const [kind, amount] of Object.entries(byKind) as [PartKind, number][])
    for (const key of EQUIVALENT_KEYS) {
      const counted = COUNTS_AS[kind][key];
      if (counted !== undefined) sums[key] = (sums[key] ?? 0) + counted * amount;
    }
  return sums;
}

function errorOf({ wanted, shares }: PatternRule): number {
  const parts = shares.filter(({ part, grams }) => part.kind !== 'none' && grams >= 5);
  if (parts.length <= 1) return PATTERN_ERRORS.plain;
  return wanted.length === 0 ? PATTERN_ERRORS.anyDish : PATTERN_ERRORS.mixed;
}

/** The plants that a food's id names: few for a dish, which has more than its name tells. */
function plantsOf(foodId: string, plants: PatternTable['plants']): readonly string[] {
  const padded = `-${foodId}-`;
  return [...plants].flatMap(([plant, words]) => (words.some((word) => isIn(padded, word)) ? [plant] : []));
}

/** Foods that hold no sugar but their own, unless they were sweetened. */
const UNSWEETENED: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'fruit',
  'juice',
  'greens',
  'vegetable',
  'starchy-vegetable',
  'legume',
  'nut',
  'dairy',
  'cheese',
  'egg',
  'meat',
  'poultry',
  'seafood',
]);
const SWEETENED_PARTS: ReadonlySet<string> = new Set(['sugar', 'canned-fruit', 'sauce', 'cream']);

function naturalSugarsOf({ group, per100g }: Food, shares: readonly PatternShare[]): number {
  const ofParts = shares.reduce((sum, { part, grams }) => sum + (part.naturalSugarsG * grams) / 100, 0);
  const isPlain = UNSWEETENED.has(group) && !shares.some(({ part }) => SWEETENED_PARTS.has(part.name));
  return isPlain ? Math.max(ofParts, per100g.sugarsG ?? 0) : ofParts;
}

/** The rule that tells what a food is made of: the first that fits its group and id. */
export const ruleOf = (table: PatternTable, food: Food): PatternRule | undefined => {
  const padded = `-${food.id}-`;
  return table.rules.find((rule) => fits(rule, food, padded));
};

/**
 * What 100 g of a reference food bring of the food groups of the Healthy Eating Index, from what foods of its kind are usually made of.
 * An estimate: no two cooks make one dish alike. Cup- and ounce-equivalents as in the USDA Food Patterns Equivalents Database.
 * @returns undefined where no rule fits: its food groups are not known
 */
export function foodPattern(
  table: PatternTable,
  food: Food,
  likeOf: (foodId: string) => Nutrients | undefined,
): FoodPattern | undefined {
  const rule = ruleOf(table, food);
  if (!rule) return undefined;
  const shares = fitShares(rule.shares, food.per100g, likeOf);
  return {
    ...sumShares(shares),
    naturalSugarsG: naturalSugarsOf(food, shares),
    glycemicIndex: mixedIndex(shares, likeOf),
    relativeError: errorOf(rule),
    plants: plantsOf(food.id, table.plants),
    knownShare: 1,
  };
}
