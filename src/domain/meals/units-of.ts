import type { Food } from '#domain/foods/food.ts';
import { densityOf } from './density.ts';

/** Every unit a member may choose for a food: its own portions, then g and oz, and ml where its density is known. */
export function unitsOf(food: Food): readonly string[] {
  const own = food.portions.map(({ label }) => label);
  const volumes = densityOf(food) === undefined ? [] : ['ml', 'fl oz', 'cup', 'tbsp', 'tsp'];
  return [...new Set([...own, 'g', 'oz', ...volumes])];
}
