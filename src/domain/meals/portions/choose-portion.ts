import { MAX_ITEM_GRAMS } from '#domain/meals/limits.ts';
import { DRINK_GROUPS, type Food, type FoodGroup, type Portion } from '#domain/foods/food.ts';
import { around, within, type Estimate, type LogRange } from '#domain/meals/estimates/estimate.ts';
import { byPart, byWhole } from './by-part.ts';
import { WHOLE, byCount, byPortionUnit, byMeasure, byNoun, bySize, scaled, type Unit } from './find-unit.ts';
import { COUNTED_SPREAD, UNLISTED_SPREAD, portionGrams } from './portion-grams.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';

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
/** Cottage cheese and ricotta are heaped like a yogurt, not sliced. */
const ADDED_FRESH_CHEESE_MAX_G = 70;
const FRESH_CHEESE_MAX_KCAL = 180;
const isFresh = ({ per100g }: Food): boolean => (per100g.energyKcal ?? Infinity) <= FRESH_CHEESE_MAX_KCAL;

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
      return Math.min(food.defaultPortion.grams, host.endsWith('grain') ? 130 : 30);
    case 'cheese':
      return Math.min(
        food.defaultPortion.grams,
        isFresh(food) ? ADDED_FRESH_CHEESE_MAX_G : ADDED_CHEESE_MAX_G,
      );
    case 'fruit':
      return ON_TOP_OF.has(host) ? Math.min(food.defaultPortion.grams, 100) : inDrink ? 10 : undefined;
    default:
      return inDrink && !BESIDE_DRINKS.has(food.group) ? 10 : undefined;
  }
}

/** Most of a food without an amount that goes into a dish with others; on its own, people eat more of it. */
const INGREDIENT_MAX_G: Partial<Record<FoodGroup, number>> = {
  fruit: 100,
  'starchy-vegetable': 100,
  meat: 120,
  poultry: 120,
  'processed-meat': 80,
  nut: 30,
  cheese: 40,
  sweet: 30,
};

/** Portion of a food without an amount that was listed as one of several in a dish. */
export function ingredientPortion(food: Food, usual: ChosenPortion): ChosenPortion {
  const most = INGREDIENT_MAX_G[food.group] ?? Infinity;
  if (usual.grams.value <= most) return usual;
  return { amount: most, unit: 'g', grams: around(most, ADDED_SPREAD), fit: 0.8 };
}

/** Nobody says how much butter. Whether it's already counted in another food is a separate uncertainty. */
const ADDED_SPREAD = 0.45;

/**
 * Portion of something added without an amount ("with butter"); chosen values with wide bounds.
 * @param hostPortions how many usual portions were eaten of what it is added to
 * @returns undefined if people add a whole portion ("chicken with rice")
 */
export function additionPortion(food: Food, host: FoodGroup, hostPortions = 1): ChosenPortion | undefined {
  const once = additionGrams(food, host);
  if (once === undefined) return undefined;
  // Four slices of toast take more butter than two.
  const isButtered = food.group === 'oil' && host.endsWith('grain');
  const grams = isButtered ? once * Math.max(1, hostPortions) : once;
  return { amount: grams, unit: 'g', grams: around(grams, ADDED_SPREAD), fit: 0.8 };
}

/** Grams for a stated amount of a known food. */
export interface ChosenPortion {
  readonly amount: number;
  readonly unit: string;
  readonly grams: Estimate;
  /** 0 to 1: certainty that the unit means these grams for this food. */
  readonly fit: number;
}

/** Typical spread over all foods, for foods without figures of their own (data/eaten.tsv). */
const ANY_FOOD: LogRange = { below: 0.85, above: 0.75 };
/** A member's words say less exactly which food it was than the codes of the survey; set by `npm run bench:analysis`. */
const LESS_EXACT = 1.06;
/** Without a stated amount, the range is the variation between people: the 10th to 90th percentile of recalled amounts. */
const vagueRange = ({ doubt }: Food): LogRange => {
  const { below, above } = doubt?.amount ?? ANY_FOOD;
  return { below: below * LESS_EXACT, above: above * LESS_EXACT };
};

/** Portions of several pieces; "a cookie" means one of them. */
const SHARED: ReadonlySet<string> = new Set(['serving', 'package', 'handful', 'cup', 'bag', 'packet']);

function unitFor(food: Food, quantity: Quantity, heads: readonly string[]): Unit {
  const { sizes, portionUnit, measure } = quantity;
  // "A medium cup of ice cream" is a size on the menu, "2 cups of ice cream" a volume.
  const sold = measure?.label === 'cup' && quantity.said === 'article' ? bySize(food, sizes) : undefined;
  if (sold !== undefined) return sold;
  const measured = measure === undefined ? undefined : byMeasure(food, measure, quantity.measureEach);
  if (measured !== undefined) return measured;
  const held = portionUnit === undefined ? undefined : byPortionUnit(food, portionUnit, sizes);
  if (held !== undefined) return held;
  const whole = portionUnit === undefined ? byWhole(food, sizes) : undefined;
  if (whole !== undefined) return whole;
  const part =
    quantity.amount < 1 && portionUnit === undefined && sizes.length === 0
      ? byPart(food, quantity.amount, heads)
      : undefined;
  if (part !== undefined) return part;
  if (quantity.said === 'number' && portionUnit === undefined) {
    const counted = byCount(food, sizes, heads);
    if (counted !== undefined) return counted;
  }
  // "A medium pizza slice" isn't a medium pizza.
  const cut = heads.includes('slice') && sizes.length > 0 ? byNoun(food, 'slice', sizes) : undefined;
  const sized = cut ?? bySize(food, sizes);
  if (sized !== undefined) return sized;
  if (quantity.said === 'article' && portionUnit === undefined) {
    const named = heads.toReversed().flatMap((head) => byNoun(food, head, sizes) ?? [])[0];
    if (named !== undefined) return named;
  }
  const single = food.portions.find(({ label }) => label === 'piece');
  if (
    quantity.said === 'article' &&
    quantity.isPlural !== true &&
    portionUnit === undefined &&
    single !== undefined &&
    SHARED.has(food.defaultPortion.label)
  )
    return scaled(single, sizes, UNLISTED_SPREAD, 0.9);
  const one = WHOLE.includes(food.defaultPortion.label) ? COUNTED_SPREAD : UNLISTED_SPREAD;
  const spread = quantity.said === 'article' ? one : vagueRange(food);
  return scaled(food.defaultPortion, sizes, spread, portionUnit === undefined ? 0.9 : 0.6);
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** The amount in a unit that `portionGrams` knows for the food, so that editing starts from the same grams; otherwise in grams. */
function inOwnUnits(food: Food, label: string, grams: number): { amount: number; unit: string } {
  const one = portionGrams(food, 1, label);
  return one === undefined || one.value === 0
    ? { amount: rounded(grams), unit: 'g' }
    : { amount: rounded(grams / one.value), unit: label };
}

/** Foods that people eat several of; vegetables are just as often part of a dish. */
const EATEN_BY_THE_PIECE: ReadonlySet<FoodGroup> = new Set([
  'egg',
  'fruit',
  'refined-grain',
  'whole-grain',
  'dessert',
  'snack',
  'sweet',
  'dish',
  'fast-food',
  'meat',
  'poultry',
  'processed-meat',
  'seafood',
]);
const ONE_PIECE: ReadonlySet<string> = new Set([
  'piece',
  'egg',
  'taco',
  'cookie',
  'roll',
  'patty',
  'link',
  'medium',
  'sandwich',
]);
/**
 * An unspecified plural means two pieces if a piece weighs as much as an egg, three if it weighs less (data/eaten.tsv, third quartile).
 */
const SMALL_PIECE_G = 20;
const NEARLY_WHOLE = 0.75;

/** The portion for one piece: the usual one, or for a serving of sausage the link, which weighs hardly less. */
const pieceOf = ({ portions, defaultPortion }: Food): Portion =>
  (defaultPortion.label === 'serving'
    ? portions.find(({ label, grams }) => label === 'link' && grams >= NEARLY_WHOLE * defaultPortion.grams)
    : undefined) ?? defaultPortion;

/** "Eggs" means two, unless the usual portion has several pieces anyway ("crackers"). */
function counted(food: Food, quantity: Quantity): Quantity {
  const { label, grams } = pieceOf(food);
  const isPlural =
    quantity.isPlural === true &&
    quantity.said !== 'article' &&
    EATEN_BY_THE_PIECE.has(food.group) &&
    ONE_PIECE.has(label);
  if (!isPlural) return quantity;
  const amount = grams < SMALL_PIECE_G ? 3 : 2;
  return {
    ...quantity,
    amount: quantity.amount * amount,
    low: quantity.low * 1.3,
    high: quantity.high * 1.5 * amount,
  };
}

/**
 * Turns a stated amount into grams of the food. Bounds include the stated range ("2-3") and the spread of the unit.
 * @param heads the last words of the food's phrase as typed, singular; they may name a portion ("chicken wing")
 * @returns undefined if the amount is implausible: 0 or less, or above 5,000 g
 */
export function choosePortion(
  food: Food,
  said: Quantity,
  heads: readonly string[],
): ChosenPortion | undefined {
  const quantity = counted(food, said);
  const unit = unitFor(food, quantity, heads);
  const value = quantity.amount * unit.gramsEach;
  if (!(value > 0) || value > MAX_ITEM_GRAMS) return undefined;
  const range = typeof unit.spread === 'number' ? { below: unit.spread, above: unit.spread } : unit.spread;
  const grams = {
    value,
    low: within(quantity.low * unit.gramsEach, range).low,
    high: within(quantity.high * unit.gramsEach, range).high,
  };
  return { ...inOwnUnits(food, unit.label, value), grams, fit: unit.fit };
}
