import { breachIf, type FoodBreach } from './breach.ts';
import type { Food, FoodGroup } from './food.ts';

/**
 * NOVA classes that occur in a group; a group not named may hold 1, 3 and 4. Culinary ingredients (2) are oils, sugars, starches, salt,
 * vinegar and cream. Flour, dried milk and spices are class 1.
 * Source: Monteiro et al., Public Health Nutr 2019;22:936-941, doi:10.1017/S1368980018003762.
 */
const CLASSES_OF: { readonly [G in FoodGroup]?: readonly number[] } = {
  oil: [2, 3, 4],
  sweet: [2, 3, 4],
  sauce: [1, 2, 3, 4],
  dairy: [1, 2, 3, 4],
  'refined-grain': [1, 2, 3, 4],
  greens: [1, 3],
  cheese: [3, 4],
  'processed-meat': [3, 4],
  dessert: [3, 4],
  'sugary-drink': [3, 4],
  alcohol: [3, 4],
  supplement: [1, 2, 3, 4],
};

/** The NOVA class is one that the food's group can have; a food of the reference table has one. */
export function checkNova({ group, nova }: Pick<Food, 'group' | 'nova'>): FoodBreach[] {
  const classes = CLASSES_OF[group] ?? [1, 3, 4];
  return breachIf(
    nova === undefined || !classes.includes(nova),
    'nova',
    'doubtful',
    () => `NOVA class ${nova ?? 'unknown'} in the group ${group}; expected ${classes.join(', ')}.`,
  );
}
