import type { FoodPattern } from './food-pattern.ts';

/**
 * Added sugars of a food whose label or table does not tell them: its sugars less those that its fruit, milk, vegetables and grain bring
 * of themselves. An estimate in the manner of Louie et al., Eur J Clin Nutr 2015;69:154-161, doi:10.1038/ejcn.2014.256 (step 5: by
 * comparison with the unsweetened food).
 * @param grams of the food
 */
export const estimatedAddedSugarsG = (
  sugarsG: number,
  grams: number,
  { ownSugarsG }: Pick<FoodPattern, 'ownSugarsG'>,
): number => Math.max(0, sugarsG - (ownSugarsG * grams) / 100);
