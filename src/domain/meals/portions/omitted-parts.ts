import type { Food, FoodGroup, Portion } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';
import { SPREAD_FIGURES } from '#domain/foods/food-doubts.ts';
import { additionPortion } from './added-portion.ts';
import { MEASURE_BY_LABEL } from './units.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';

/**
 * Dishes without some of their parts: "cheeseburger, no cheese" is a food of its own that lacks the nutrients of the cheese. Its id names
 * dish and parts ("cheeseburger~cheese"), so that it can be recreated whenever a stored meal is opened.
 */

/** Dishes assembled from parts, so that one can be left out. */
const COMPOSED: ReadonlySet<FoodGroup> = new Set(['dish', 'fast-food', 'soup', 'dessert', 'sugary-drink']);

/** A part can't contain more of these than the whole dish. */
const LIMITING: readonly (readonly [NutrientKey, min: number])[] = [
  ['energyKcal', 5],
  ['proteinG', 2],
  ['carbsG', 2],
  ['fatG', 2],
  ['sugarsG', 3],
  ['calciumMg', 50],
];
/** Nutrients that the rest of the dish must keep some of. */
const MAX_OF_DISH = 0.85;
/** If the dish has room for less than this share of the part, it was made without it. */
const MIN_HELD = 0.5;
/** Maximum share of the dish's mass for a single part. */
const MAX_WEIGHT = 0.4;
/** Minimum share of the dish that remains, however much is left out. */
const MIN_LEFT = 0.2;
/** Dishes with less energy, such as a cup of tea, have nothing to leave out, kcal. */
const MIN_KCAL = 30;
/** A smaller share of the energy is within the variation between dishes. */
const MIN_SHARE = 0.1;
/** Uncertainty of a part's size, as a relative standard deviation. */
const PART_DEVIATION = 0.5;

const amountOf = (per100g: Nutrients, key: NutrientKey, grams: number): number | undefined => {
  const value = per100g[key];
  return value === undefined ? undefined : (value * grams) / 100;
};

/** One serving of the dish; a cup is only a measure of it. */
function servedGrams({ defaultPortion, portions }: Food): number {
  const isMeasure = MEASURE_BY_LABEL.has(defaultPortion.label);
  const serving = portions.find(({ label }) => /^(serving|bowl|plate|piece)$/.test(label));
  return (isMeasure ? serving : undefined)?.grams ?? defaultPortion.grams;
}

/** Share of a part that the dish has room for, by the nutrients of both: 0 for none, 1 for all of it. */
function heldShare(dish: Food, dishG: number, part: Food, partG: number): number {
  const rooms = LIMITING.flatMap(([key, min]) => {
    const [whole, inPart] = [amountOf(dish.per100g, key, dishG), amountOf(part.per100g, key, partG)];
    return whole === undefined || inPart === undefined || inPart < min
      ? []
      : [(MAX_OF_DISH * whole) / inPart];
  });
  return Math.min(1, ...rooms);
}

/** Crust is a quarter of what is baked in it, and the edge a quarter of a pizza. */
const PIZZA_DOUGH = 'pizza-dough';
const CRUSTS: ReadonlySet<string> = new Set(['pie-crust', PIZZA_DOUGH]);
const CRUST_SHARE = 0.25;

/** Grams of a part in one serving of a dish; 0 if the dish doesn't contain it. */
export function partGrams(dish: Food, dishG: number, part: Food): number {
  const dishKcal = amountOf(dish.per100g, 'energyKcal', dishG);
  if (!COMPOSED.has(dish.group) || dishKcal === undefined || dishKcal < MIN_KCAL) return 0;
  const usualG = CRUSTS.has(part.id)
    ? CRUST_SHARE * dishG
    : (additionPortion(part, dish.group)?.grams.value ?? part.defaultPortion.grams);
  const partG = Math.min(usualG, dishG * MAX_WEIGHT);
  const held = heldShare(dish, dishG, part, partG);
  const kcal = amountOf(part.per100g, 'energyKcal', held * partG) ?? 0;
  return held < MIN_HELD || kcal < MIN_SHARE * dishKcal ? 0 : held * partG;
}

interface Removed {
  readonly part: Food;
  readonly grams: number;
}

/** Figures of the rest; those that a part doesn't report are unknown. */
function figuresLeft(dish: Food, dishG: number, leftG: number, removed: readonly Removed[]): Nutrients {
  const left: { [K in NutrientKey]?: number } = {};
  for (const key of NUTRIENT_KEYS) {
    const whole = amountOf(dish.per100g, key, dishG);
    const taken = removed.map(({ part, grams }) => amountOf(part.per100g, key, grams));
    if (whole === undefined || taken.includes(undefined)) continue;
    const rest = taken.reduce<number>((sum, amount) => sum - (amount ?? 0), whole);
    left[key] = (Math.max(0, rest) * 100) / leftG;
  }
  return left;
}

/** Errors of the dish's figures, widened by the uncertain size of the parts. */
function deviationsOf(dish: Food, leftG: number, figures: Nutrients, removed: readonly Removed[]) {
  const { doubt } = dish;
  const widened = SPREAD_FIGURES.flatMap((key) => {
    const rest = amountOf(figures, key, leftG);
    if (rest === undefined || rest <= 0) return [];
    const taken = removed.map(
      ({ part, grams }) => (PART_DEVIATION * (amountOf(part.per100g, key, grams) ?? 0)) / rest,
    );
    return [[key, Math.hypot(doubt?.figures?.[key] ?? 0, ...taken)] as const];
  });
  return { ...doubt, figures: Object.fromEntries(widened) };
}

const JOINT = '~';

/** Shortest alias of a part: "bun" for a hamburger bun. */
const shortName = ({ id, name, aliases }: Food): string => {
  if (id === PIZZA_DOUGH) return 'crust';
  const [own = name] = name.split(',');
  const last = own.split(' ').at(-1) ?? own;
  return lowerFirst(aliases.includes(last) ? last : own);
};

/** The dish without those of these parts that it has; the dish itself if it has none. */
export function dishWithout(dish: Food, parts: readonly Food[]): Food {
  const dishG = servedGrams(dish);
  const known = parts.filter(({ id }, at) => parts.findIndex((part) => part.id === id) === at);
  const removed: Removed[] = [];
  let leftG = dishG;
  for (const part of known) {
    const grams = partGrams(dish, dishG, part);
    if (grams === 0 || leftG - grams < MIN_LEFT * dishG) continue;
    removed.push({ part, grams });
    leftG -= grams;
  }
  if (removed.length === 0) return dish;
  const per100g = figuresLeft(dish, dishG, leftG, removed);
  const lighter = ({ label, grams }: Portion): Portion => ({
    label,
    grams: MEASURE_BY_LABEL.has(label) ? grams : (grams * leftG) / dishG,
  });
  return {
    ...dish,
    id: [dish.id, ...removed.map(({ part }) => part.id)].join(JOINT),
    name: `${dish.name} without ${removed.map(({ part }) => shortName(part)).join(', without ')}`,
    aliases: [],
    portions: dish.portions.map(lighter),
    defaultPortion: lighter(dish.defaultPortion),
    per100g,
    doubt: deviationsOf(dish, leftG, per100g, removed),
  };
}

/** Id of the dish that a food is, or was derived from. */
export const dishIdOf = (foodId: string): string => foodId.split(JOINT)[0] ?? foodId;

/** The reference food with an id, derived if it's a dish without parts; undefined if there is none. */
export function foodWithId(foods: Pick<ReadonlyMap<string, Food>, 'get'>, foodId: string): Food | undefined {
  const [dishId = '', ...partIds] = foodId.split(JOINT);
  const dish = foods.get(dishId);
  if (dish === undefined || partIds.length === 0) return foods.get(foodId);
  const parts = partIds.flatMap((id) => foods.get(id) ?? []);
  return parts.length === partIds.length ? dishWithout(dish, parts) : undefined;
}
