import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from './nutrients.ts';
import type { Recipe } from './recipe.ts';

/** A nutrient that only some ingredients report: what those bring, and how many they are. */
export interface PartialSum {
  readonly key: NutrientKey;
  /** In 100 g of the dish; the true figure is this or more. */
  readonly atLeast: number;
  readonly reporting: number;
}

export interface RecipeFigures {
  /** Nutrients that every ingredient reports. */
  readonly per100g: Nutrients;
  /** The others that some report: to be shown as such, never to be counted as the whole. */
  readonly partial: readonly PartialSum[];
}

/** Digits beyond any food table's, so that a sum shows no traces of arithmetic. */
const toSixDigits = (value: number): number => Number(value.toPrecision(6));

/**
 * Figures per 100 g of a dish: the sum of its ingredients over the mass of the finished dish. A nutrient that one ingredient does not
 * report is unknown for the dish. Mass lost or gained in cooking is water that boils away or is soaked up.
 * Not for losses of vitamins in cooking, nor for fat left in the pan.
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
