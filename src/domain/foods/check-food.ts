import type { FoodBreach } from './breach.ts';
import { checkEnergy } from './check-energy.ts';
import { checkMass } from './check-mass.ts';
import { checkParts } from './check-parts.ts';
import { checkValues } from './check-values.ts';
import type { Nutrients } from './nutrients.ts';

/** Figures of a food per 100 g. Carbohydrate counts fiber in: add the fiber to the carbohydrate of a European label first. */
export interface FoodFigures {
  readonly per100g: Nutrients;
  /** Sugar alcohols per 100 g other than erythritol, where a label states them. */
  readonly polyolsG?: number;
}

/**
 * Holds the figures of one food against what 100 g of food can be: honest numbers, energy near the Atwater sum, masses within 100 g,
 * parts within their wholes. Unknown figures are not held against anything.
 * @returns what is wrong; empty for a plausible food
 */
export function checkFood({ per100g, polyolsG }: FoodFigures): FoodBreach[] {
  const values = checkValues(per100g);
  if (values.some(({ severity }) => severity === 'impossible')) return values;
  return [...values, ...checkEnergy(per100g, polyolsG), ...checkMass(per100g), ...checkParts(per100g)];
}
