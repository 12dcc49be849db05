import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from './nutrients.ts';
import type { Recipe } from './recipe.ts';

/** A nutrient that only some ingredients report: their sum, and their number. */
export interface PartialSum {
  readonly key: NutrientKey;
  /** In 100 g of the dish: a lower bound. */
  readonly atLeast: number;
  readonly reporting: number;
}

export interface RecipeFigures {
  /** Nutrients that every ingredient reports. */
  readonly per100g: Nutrients;
  /** Nutrients that some ingredients report. Show them as partial; never count them as totals. */
  readonly partial: readonly PartialSum[];
}

/** More digits than any food table has, to hide rounding errors of sums. */
const toSixDigits = (value: number): number => Number(value.toPrecision(6));

/**
 * Figures per 100 g of a dish: the sum of its ingredients over the mass of the finished dish. A nutrient that any ingredient doesn't report
 * is unknown for the dish. Mass lost or gained in cooking is water. Ignores vitamins lost in cooking and fat left in the pan.
 */
export function recipeFigures({
  ingredients,
  yieldGrams,
}: Pick<Recipe, 'ingredients' | 'yieldGrams'>): RecipeFigures {
  const per100g: { [K in NutrientKey]?: number } = {};
  const partial: PartialSum[] = [];
  const massG = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  for (const key of NUTRIENT_KEYS) {
    const reported = ingredients.flatMap((ingredient) => {
      const value = ingredient.per100g[key];
      return value === undefined ? [] : [(value * ingredient.grams) / 100];
    });
    if (reported.length === 0) continue;
    const sum = reported.reduce((total, value) => total + value, 0);
    const inDish = key === 'waterG' ? Math.max(0, sum + yieldGrams - massG) : sum;
    const value = toSixDigits((inDish / yieldGrams) * 100);
    if (reported.length === ingredients.length) per100g[key] = value;
    else partial.push({ key, atLeast: value, reporting: reported.length });
  }
  return { per100g, partial };
}
