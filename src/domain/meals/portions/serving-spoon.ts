import type { Food, FoodGroup } from '#domain/foods/food.ts';
import { SCALED_SPREAD, type Unit } from './portion-grams.ts';
import { sizeFactor } from './size-factors.ts';

/** A spoon of what is served from a dish is a serving spoon, heaped: three tablespoons, or two of a dessert. */
const TABLESPOONS: Partial<Record<FoodGroup, number>> = {
  'starchy-vegetable': 3,
  vegetable: 3,
  dish: 3,
  'refined-grain': 3,
  legume: 3,
  dessert: 2,
};
/** A big spoonful of dessert is one of the serving spoon. */
const BIG_TABLESPOONS = 3;
const CUP_TBSP = 16;
/** Of foods without a volume, which weigh about as much as water. */
const TABLESPOON_G = 15;
/** Scooped, spread or fed by the tablespoon. */
const OWN_SPOON =
  /ice cream|sorbet|sherbet|frozen|cookie dough|frosting|icing|gelatin|jelly|custard|puree|purée/i;
const FRUIT_SALAD = /fruit salad|compote/i;

/** "A spoonful of mash", unlike one of sugar; undefined for other units and foods. */
export function servingSpoon(
  food: Food,
  portionUnit: string,
  sizes: readonly string[],
  tablespoon: Unit | undefined,
): Unit | undefined {
  const isBig = food.group === 'dessert' && sizes.some((size) => /large|heaping/.test(size));
  const plain = FRUIT_SALAD.test(food.name) ? TABLESPOONS.dessert : TABLESPOONS[food.group];
  const times = isBig ? BIG_TABLESPOONS : plain;
  if (times === undefined || !/^spoon(ful)?$/.test(portionUnit) || OWN_SPOON.test(food.name))
    return undefined;
  const cup = food.portions.find(({ label }) => label === 'cup');
  const grams =
    tablespoon?.gramsEach ??
    (cup === undefined ? TABLESPOON_G : cup.grams / CUP_TBSP) * (isBig ? 1 : sizeFactor(food, sizes));
  return { label: 'tbsp', gramsEach: times * grams, spread: SCALED_SPREAD, fit: 0.85 };
}
