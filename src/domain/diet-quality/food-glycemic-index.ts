import type { Food } from '#domain/foods/food.ts';
import type { FoodPattern } from './food-pattern.ts';

/**
 * The glycemic index a food is reckoned with: the one that was measured, else that of what it is made of. Usual indices of parts: vegetables
 * 15, legumes 30, dairy 35, whole fruit 45, whole grains 52, white bread and rice 73, sugar in drinks 65; pasta 52.
 * Source: Atkinson et al., Am J Clin Nutr 2021;114:1625-1632, doi:10.1093/ajcn/nqab233.
 * @returns undefined where neither is known; `isEstimate` where it was not measured
 */
export function foodGlycemicIndex(
  { glycaemicIndex }: Pick<Food, 'glycaemicIndex'>,
  pattern: Pick<FoodPattern, 'glycemicIndex'> | undefined,
): { readonly index: number; readonly isEstimate: boolean } | undefined {
  if (glycaemicIndex !== undefined) return { index: glycaemicIndex, isEstimate: false };
  const index = pattern?.glycemicIndex;
  return index === undefined ? undefined : { index, isEstimate: true };
}
