import type { Food } from '#domain/foods/food.ts';
import type { FoodPattern } from './food-pattern.ts';

/**
 * Glycemic index of a food: measured if available, otherwise estimated from its parts. Typical indices of parts: vegetables
 * 15, legumes 30, dairy 35, whole fruit 45, whole grains 52, white bread and rice 73, sugar in drinks 65; pasta 52.
 * Source: Atkinson et al., Am J Clin Nutr 2021;114:1625-1632, doi:10.1093/ajcn/nqab233.
 * @returns undefined if neither is known; `isEstimate` if it wasn't measured
 */
export function foodGlycemicIndex(
  { glycaemicIndex }: Pick<Food, 'glycaemicIndex'>,
  pattern: Pick<FoodPattern, 'glycemicIndex'> | undefined,
): { readonly index: number; readonly isEstimate: boolean } | undefined {
  if (glycaemicIndex !== undefined) return { index: glycaemicIndex, isEstimate: false };
  const index = pattern?.glycemicIndex;
  return index === undefined ? undefined : { index, isEstimate: true };
}
