import { estimatedAddedSugarsG } from '#domain/diet-quality/diet-totals.ts';
import { foodPattern } from '#domain/diet-quality/food-pattern.ts';
import type { PatternTable } from '#domain/diet-quality/parse-food-patterns.ts';
import type { Food } from '#domain/foods/food.ts';

/** Names that promise no added sugar (21 CFR 101.60(c)). */
const UNSWEETENED = /\b(?:sugar[- ]free|unsweetened|no sugar added)\b/i;

/** Food patterns don't tell the milk sugar of infant formula. */
const isUnknown = ({ group, per100g }: Food): boolean =>
  group !== 'baby' && per100g.addedSugarsG === undefined;

/** Row of a table that a food's figures come from. */
const rowOf = ({ fdcId, sourceId }: Food): string | undefined => fdcId?.toString() ?? sourceId;

/**
 * Estimates added sugars (g in 100 g, two significant digits) by source row, for foods whose kind alone doesn't tell. Foods that share a
 * row get their mean; a row that is also cited for food without added sugars gets none.
 */
export function estimateAddedSugars(
  foods: readonly Food[],
  patterns: PatternTable,
): ReadonlyMap<string, number> {
  const byId = new Map(foods.map((food) => [food.id, food.per100g]));
  const byRow = new Map<string, (number | undefined)[]>();
  for (const food of foods) {
    const row = rowOf(food);
    if (row !== undefined) byRow.set(row, [...(byRow.get(row) ?? []), ofFood(food)]);
  }
  return new Map(
    [...byRow].flatMap(([row, estimates]) => {
      const known = estimates.filter((each) => each !== undefined);
      if (known.length === 0 || known.length < estimates.length) return [];
      const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
      return [[row, Number(mean.toPrecision(2))] as const];
    }),
  );

  function ofFood(food: Food): number | undefined {
    const { sugarsG } = food.per100g;
    if (sugarsG === undefined || !isUnknown(food)) return undefined;
    if (UNSWEETENED.test(food.name)) return 0;
    const pattern = foodPattern(patterns, food, (id) => byId.get(id));
    return pattern && estimatedAddedSugarsG(sugarsG, 100, pattern);
  }
}
