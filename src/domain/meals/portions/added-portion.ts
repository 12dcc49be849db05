import { DRINK_GROUPS, type Food, type FoodGroup } from '#domain/foods/food.ts';
import { around } from '#domain/meals/estimates/estimate.ts';
import type { ChosenPortion } from './choose-portion.ts';

/** Portions of what goes onto or into other food, without a stated amount. */

/** Foods eaten with a drink, never put into it: "coffee with toast", "a beer with my pizza". */
const BESIDE_DRINKS: ReadonlySet<FoodGroup> = new Set([
  'dish',
  'fast-food',
  'soup',
  'refined-grain',
  'whole-grain',
  'breakfast-cereal',
  'dessert',
  'snack',
  'egg',
  'meat',
  'poultry',
  'seafood',
  'processed-meat',
  'starchy-vegetable',
  'legume',
]);

/** A slice of cheddar, or two of a cheese for grilling. */
const ADDED_CHEESE_MAX_G = 40;
/** Leaves in pasta are fewer than a cup of them. */
const ADDED_GREENS_MAX_G = 90;
/** Cottage cheese and ricotta are heaped like a yogurt, not sliced. */
const ADDED_FRESH_CHEESE_MAX_G = 70;
const FRESH_CHEESE_MAX_KCAL = 180;
const isFresh = ({ per100g }: Food): boolean => (per100g.energyKcal ?? Infinity) <= FRESH_CHEESE_MAX_KCAL;

/** Gravy is poured: half of the people who recalled it had more than 44 g (data/eaten.tsv), far more than of mayonnaise. */
const THIN_MAX_KCAL = 120;
const isThin = ({ per100g }: Food): boolean => (per100g.energyKcal ?? Infinity) <= THIN_MAX_KCAL;

/** Meatballs lie in a third of a cup of tomato sauce. */
const SIMMERED = /spaghetti sauce|^tomato sauce/i;
const SAUCED: ReadonlySet<FoodGroup> = new Set(['meat', 'poultry', 'soy']);
const SIMMERED_G = 80;

/** What fruit is sliced onto. */
const ON_TOP_OF: ReadonlySet<FoodGroup> = new Set([
  'refined-grain',
  'whole-grain',
  'breakfast-cereal',
  'dairy',
  'dessert',
  'greens',
]);

/** Grams of a food added without an amount: a splash in a drink, a spread on bread. */
function additionGrams(food: Food, host: FoodGroup): number | undefined {
  const inDrink = DRINK_GROUPS.has(host);
  switch (food.group) {
    case 'oil':
      return 8;
    case 'dairy':
      return inDrink ? 30 : host === 'breakfast-cereal' || host === 'whole-grain' ? 150 : undefined;
    case 'soy':
      return inDrink ? 30 : undefined;
    case 'nut':
      return inDrink ? 30 : 16;
    case 'sweet':
      return inDrink ? 5 : Math.min(food.defaultPortion.grams, 40);
    case 'sauce':
      if (SIMMERED.test(food.name) && SAUCED.has(host)) return SIMMERED_G;
      return Math.min(food.defaultPortion.grams, host.endsWith('grain') ? 130 : isThin(food) ? 45 : 30);
    case 'cheese':
      return Math.min(
        food.defaultPortion.grams,
        isFresh(food) ? ADDED_FRESH_CHEESE_MAX_G : ADDED_CHEESE_MAX_G,
      );
    case 'greens':
      return inDrink
        ? 10
        : host.endsWith('grain')
          ? Math.min(food.defaultPortion.grams, ADDED_GREENS_MAX_G)
          : undefined;
    case 'fruit':
      return ON_TOP_OF.has(host) ? Math.min(food.defaultPortion.grams, 100) : inDrink ? 10 : undefined;
    default:
      return inDrink && !BESIDE_DRINKS.has(food.group) ? 10 : undefined;
  }
}

/** Nobody says how much butter. Whether it's already counted in another food is a separate uncertainty. */
const ADDED_SPREAD = 0.45;

/** Most of a food without an amount that goes into a dish with others; on its own, people eat more of it. */
const INGREDIENT_MAX_G: Partial<Record<FoodGroup, number>> = {
  fruit: 100,
  'starchy-vegetable': 100,
  meat: 120,
  poultry: 120,
  seafood: 100,
  'processed-meat': 80,
  nut: 20,
  cheese: 40,
  sweet: 30,
};

/** Portion of a food without an amount that was listed as one of several in a dish. */
export function ingredientPortion(food: Food, usual: ChosenPortion): ChosenPortion {
  const most = INGREDIENT_MAX_G[food.group] ?? Infinity;
  if (usual.grams.value <= most) return usual;
  return { amount: most, unit: 'g', grams: around(most, ADDED_SPREAD), fit: 0.8 };
}

/**
 * Portion of something added without an amount ("with butter"); chosen values with wide bounds.
 * @param hostPortions how many usual portions were eaten of what it is added to
 * @param share the eaten share of what it is added to
 * @returns undefined if people add a whole portion ("chicken with rice")
 */
export function additionPortion(
  food: Food,
  host: FoodGroup,
  hostPortions = 1,
  share = 1,
): ChosenPortion | undefined {
  const once = additionGrams(food, host);
  if (once === undefined) return undefined;
  // Four slices of toast take more butter than two.
  const isButtered = food.group === 'oil' && host.endsWith('grain');
  const grams = share * (isButtered ? once * Math.max(1, hostPortions) : once);
  return { amount: grams, unit: 'g', grams: around(grams, ADDED_SPREAD), fit: 0.8 };
}
