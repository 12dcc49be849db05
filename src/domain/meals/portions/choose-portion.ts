import { MAX_ITEM_GRAMS } from '#domain/meals/limits.ts';
import type { Food, FoodGroup, Portion } from '#domain/foods/food.ts';
import { within, type Estimate, type LogRange } from '#domain/meals/estimates/estimate.ts';
import { byPart, byVessel, byWhole } from './by-part.ts';
import { byCount, byPortionUnit, byMeasure, byNoun, bySize, scaled } from './find-unit.ts';
import { WHOLE } from './piece-grams.ts';
import type { Unit } from './portion-grams.ts';
import { COUNTED_SPREAD, UNLISTED_SPREAD, portionGrams } from './portion-grams.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';

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

/** Portions that a singular names, by the name's last word. */
const ONE_OF: ReadonlyMap<string, string> = new Map([
  ['patty', 'patty'],
  ['bar', 'bar'],
  ['brown', 'patty'],
]);

const WRAPPER = /^(package|pack|packet|bag|bar|box|pouch)$/;
const isPackSize = (size: string): boolean => size.endsWith(' size');

function unitFor(food: Food, quantity: Quantity, heads: readonly string[]): Unit {
  const { sizes, portionUnit, measure } = quantity;
  // "A medium cup of ice cream" is a size on the menu, "2 cups of ice cream" a volume.
  const sold = measure?.label === 'cup' && quantity.said === 'article' ? bySize(food, sizes) : undefined;
  if (sold !== undefined) return sold;
  // "A fun size pack" is a size of its own, whatever it comes in.
  const packed = WRAPPER.test(portionUnit ?? '') ? bySize(food, sizes.filter(isPackSize)) : undefined;
  if (packed !== undefined) return packed;
  const measured = measure === undefined ? undefined : byMeasure(food, measure, quantity.measureEach);
  if (measured !== undefined) return measured;
  const held =
    byVessel(food, quantity) ??
    (portionUnit === undefined ? undefined : byPortionUnit(food, portionUnit, sizes));
  if (held !== undefined) return held;
  const whole = portionUnit === undefined ? byWhole(food, sizes) : undefined;
  if (whole !== undefined) return whole;
  const part =
    quantity.amount < 1 && portionUnit === undefined && sizes.length === 0
      ? byPart(food, quantity, heads)
      : undefined;
  if (part !== undefined) return part;
  if (quantity.said === 'number' && portionUnit === undefined) {
    const counted = byCount(food, sizes, heads);
    const isOfSeveral =
      quantity.isOfPortion === true && counted !== undefined && food.defaultPortion.grams > counted.gramsEach;
    if (isOfSeveral) return scaled(food, food.defaultPortion, sizes, UNLISTED_SPREAD, 0.85);
    if (counted !== undefined) return counted;
  }
  // "A medium pizza slice" isn't a medium pizza.
  const cut = heads.includes('slice') && sizes.length > 0 ? byNoun(food, 'slice', sizes) : undefined;
  const sized = cut ?? bySize(food, sizes);
  if (sized !== undefined) return sized;
  if (quantity.said === 'article' && portionUnit === undefined) {
    // "A chocolate pudding cup" is one of them, not a cup of pudding.
    const isOwn = (head: string): boolean => head === 'cup' && /\bcup$/i.test(food.name);
    const named = heads
      .toReversed()
      .flatMap((head) => (isOwn(head) ? [] : (byNoun(food, head, sizes) ?? [])))[0];
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
    return scaled(food, single, sizes, UNLISTED_SPREAD, 0.9);
  // "Hash brown", "milk chocolate bar": one of what the singular names.
  const singular =
    quantity.said === 'nothing' && portionUnit === undefined
      ? heads.flatMap((head) => ONE_OF.get(head) ?? [])[0]
      : undefined;
  const named = singular === undefined ? undefined : byNoun(food, singular, sizes);
  if (named !== undefined && quantity.isPlural !== true)
    return { ...named, spread: vagueRange(food), fit: 0.9 };
  const one = WHOLE.includes(food.defaultPortion.label) ? COUNTED_SPREAD : UNLISTED_SPREAD;
  const spread = quantity.said === 'article' ? one : vagueRange(food);
  return scaled(food, food.defaultPortion, sizes, spread, portionUnit === undefined ? 0.9 : 0.6);
}

/** Distance of the quartiles from the median, as a share of that of the 10th and 90th percentile, if amounts are log-normal. */
const QUARTILE = 0.526;

/** "A little rice" is what a quarter of people have less than, "lots of rice" what a quarter have more than. */
function factorOf(food: Food, { howMuch }: Quantity): number {
  const { below, above } = food.doubt?.amount ?? ANY_FOOD;
  if (howMuch === undefined) return 1;
  return Math.exp(howMuch === 'little' ? -QUARTILE * below : QUARTILE * above);
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
  'soy',
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

/** Of pieces lighter than this, "a few" are twice as many, g. */
const TINY_PIECE_G = 8;
const isFew = ({ amount, low, high, said, measure, portionUnit }: Quantity): boolean =>
  said === 'number' &&
  amount === 3 &&
  low < amount &&
  high > amount &&
  (measure ?? portionUnit) === undefined;

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
  // "A bit of pie" is little of a portion, not a share of a whole pie.
  const times = factorOf(food, said) * (isFew(said) && unit.gramsEach < TINY_PIECE_G ? 2 : 1);
  const value = times * quantity.amount * unit.gramsEach;
  if (!(value > 0) || value > MAX_ITEM_GRAMS) return undefined;
  const range = typeof unit.spread === 'number' ? { below: unit.spread, above: unit.spread } : unit.spread;
  const grams = {
    value,
    low: within(times * quantity.low * unit.gramsEach, range).low,
    high: within(times * quantity.high * unit.gramsEach, range).high,
  };
  return { ...inOwnUnits(food, unit.label, value), grams, fit: unit.fit };
}
