import { type Food, type FoodGroup, PRODUCE_GROUPS } from '#domain/foods/food.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import { fitShares } from './fit-shares.ts';
import {
  COUNTS_AS,
  EQUIVALENT_KEYS,
  PATTERN_ERRORS,
  type Equivalents,
  type PartKind,
} from './equivalents.ts';
import type { PatternRule, PatternShare, PatternTable } from './parse-food-patterns.ts';

/** Food groups in 100 g of a food. */
export interface FoodPattern {
  readonly equivalents: Equivalents;
  /** Equivalents by kind of part, for counting servings. */
  readonly byKind: Readonly<Partial<Record<PartKind, number>>>;
  /** Mass by kind of part, g. */
  readonly gramsByKind: Readonly<Partial<Record<PartKind, number>>>;
  /** Sugars that weren't added, g. */
  readonly naturalSugarsG: number;
  /** Index of its carbohydrate by parts; undefined without any. */
  readonly glycemicIndex: number | undefined;
  /** Standard deviation of the amounts, as a share of them. */
  readonly relativeError: number;
  /** Plants named in its id. */
  readonly plants: readonly string[];
  /** Share of its energy with known food groups: below 1 for a recipe with a packaged food. */
  readonly knownShare: number;
}

const isIn = (padded: string, word: string): boolean => padded.includes(`-${word}-`);

const fits = ({ groups, wanted, unwanted }: PatternRule, food: Food, padded: string): boolean =>
  groups.has(food.group) &&
  wanted.every((forms) => forms.some((form) => isIn(padded, form))) &&
  !unwanted.some((word) => isIn(padded, word));

/** Index of a mixture: the average of its parts', weighted by carbohydrate (FAO/WHO Food and Nutrition Paper 66, 1998). */
function mixedIndex(
  shares: readonly PatternShare[],
  likeOf: (foodId: string) => Nutrients | undefined,
): number | undefined {
  let carbs = 0;
  let weighted = 0;
  for (const { part, grams } of shares) {
    if (part.glycemicIndex === 0) continue;
    const { carbsG = 0, fiberG = 0 } = (part.like && likeOf(part.like)) || {};
    const available = Math.max(0.1, carbsG - fiberG) * grams;
    carbs += available;
    weighted += available * part.glycemicIndex;
  }
  return carbs === 0 ? undefined : weighted / carbs;
}

/** Totals of shares, by kind and by key of the index. */
function sumShares(shares: readonly PatternShare[]) {
  const byKind: Partial<Record<PartKind, number>> = {};
  const gramsByKind: Partial<Record<PartKind, number>> = {};
  for (const { part, grams } of shares) {
    byKind[part.kind] = (byKind[part.kind] ?? 0) + (part.equivalents * grams) / 100;
    gramsByKind[part.kind] = (gramsByKind[part.kind] ?? 0) + grams;
  }
  return { byKind, gramsByKind, equivalents: equivalentsOf(byKind) };
}

/** Converts equivalents by kind to the food groups of the index. */
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

/** Plants named in a food's id. Incomplete for dishes, which contain more than their name says. */
function plantsOf(foodId: string, plants: PatternTable['plants']): readonly string[] {
  const padded = `-${foodId}-`;
  return [...plants].flatMap(([plant, words]) => (words.some((word) => isIn(padded, word)) ? [plant] : []));
}

/** Groups of foods without added sugar, unless they were sweetened. */
const UNSWEETENED: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  ...PRODUCE_GROUPS,
  'juice',
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

/** First rule that matches the group and id of a food. */
export const ruleOf = (table: PatternTable, food: Food): PatternRule | undefined => {
  const padded = `-${food.id}-`;
  return table.rules.find((rule) => fits(rule, food, padded));
};

/**
 * Food groups of the Healthy Eating Index in 100 g of a reference food, estimated from the typical parts of foods of its kind.
 * Cup- and ounce-equivalents as in the USDA Food Patterns Equivalents Database.
 * @returns undefined if no rule matches, so its food groups are unknown
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
