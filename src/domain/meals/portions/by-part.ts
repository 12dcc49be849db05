import type { Food, FoodGroup, Portion } from '#domain/foods/food.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import type { Unit } from './portion-grams.ts';
import { COUNTED_SPREAD, SCALED_SPREAD } from './portion-grams.ts';

/** Foods baked whole and served in slices. */
const WHOLE_BAKES =
  /\b(cake|pie|tart|quiche|cheesecake|lasagn[ae]|casserole|bake|cobbler|crumble|frittata|gateau|strudel|torte|pizza)\b/i;
/** A pie or cake is cut into eight slices; foods with heavy slices, such as quiche, into six. */
const slicesOfWhole = (sliceGrams: number): number => (sliceGrams >= 180 ? 6 : 8);

const WHOLE_LABELS = ['whole', 'medium', 'pie', 'cake', 'loaf'];

const wholePortion = (food: Food): Portion | undefined =>
  WHOLE_LABELS.flatMap((name) => food.portions.find(({ label }) => label === name) ?? [])[0];

/** "An entire strawberry pie", "a two-layer cake", "a 9-inch quiche": all slices of a food served by the slice. */
export function byWhole(food: Food, sizes: readonly string[]): Unit | undefined {
  const slice = food.portions.find(({ label }) => label === 'slice');
  const isSized = food.portions.some(({ label }) => label !== 'whole' && sizes.includes(label));
  if (!sizes.includes('whole') || isSized || sizes.includes('mini')) return undefined;
  if (slice === undefined || !WHOLE_BAKES.test(food.name)) return undefined;
  const whole = wholePortion(food);
  if (whole !== undefined)
    return { label: whole.label, gramsEach: whole.grams, spread: SCALED_SPREAD, fit: 0.9 };
  return { label: slice.label, gramsEach: slice.grams * slicesOfWhole(slice.grams), spread: 0.4, fit: 0.85 };
}

const COOKED: ReadonlySet<FoodGroup> = new Set(['dish', 'soup']);
/** Servings in a pot or tray; a smaller share of it is one. */
const DISH_SERVINGS = 4;
const TRAY_PIECES = 12;
const MAX_PIECE_G = 60;

/** "Half a pan of lasagna", "a third of a tray of brownies": shares of what several people eat. */
export function byVessel(
  food: Food,
  { amount: part, portionUnit = '' }: Pick<Quantity, 'amount' | 'portionUnit'>,
): Unit | undefined {
  const isOwn = food.portions.some(({ label }) => label === portionUnit);
  if (isOwn || part >= 1 || !/^(tray|pan|pot)$/.test(portionUnit)) return undefined;
  const isBaked = food.group === 'dessert' && portionUnit !== 'pot';
  // Sushi and dumplings come in trays for one.
  const isPieces = food.portions.some(({ label, grams }) => label === 'piece' && grams < MAX_PIECE_G);
  if (!isBaked && (isPieces || !COOKED.has(food.group))) return undefined;
  const { label, grams } = food.defaultPortion;
  const servings = isBaked ? TRAY_PIECES : Math.max(DISH_SERVINGS, 1 / part);
  return { label, gramsEach: grams * servings, spread: 0.4, fit: 0.7 };
}

/** "Half the fries" is half of a portion, not of one fry. */
const MANY_PIECES = 4;

/** A half that weighs most of the usual portion is one half of a fruit. */
const NEARLY_USUAL = 0.6;

const PART_LABELS: ReadonlyMap<number, readonly string[]> = new Map([
  [0.5, ['half']],
  [0.25, ['quarter']],
]);

/** The whole that a share is taken from: half a pizza isn't half a slice, and a third of a baguette isn't a third of a loaf. */
export function byPart(
  food: Food,
  { amount: part, isOfOne }: Pick<Quantity, 'amount' | 'isOfOne'>,
  heads: readonly string[],
): Unit | undefined {
  const named = food.portions.find(({ label }) => heads.includes(label));
  if (named !== undefined && named.grams > food.defaultPortion.grams)
    return { label: named.label, gramsEach: named.grams, spread: COUNTED_SPREAD, fit: 1 };
  const whole = wholePortion(food);
  if (whole === undefined && part < 0.5 && WHOLE_BAKES.test(food.name)) {
    const { label, grams } =
      food.portions.find((portion) => portion.label === 'slice') ?? food.defaultPortion;
    return { label, gramsEach: grams * slicesOfWhole(grams), spread: 0.4, fit: 0.85 };
  }
  const usual = food.defaultPortion;
  // Half a canned peach; half the walnuts is half of a handful.
  const half = PART_LABELS.get(part)?.flatMap(
    (name) => food.portions.find(({ label }) => label === name) ?? [],
  )[0];
  if (half !== undefined && half.grams >= NEARLY_USUAL * usual.grams)
    return { label: half.label, gramsEach: half.grams / part, spread: COUNTED_SPREAD, fit: 1 };
  if (whole !== undefined && whole.grams >= 3.5 * usual.grams)
    return { label: whole.label, gramsEach: whole.grams, spread: SCALED_SPREAD, fit: 0.9 };
  const piece = food.portions.find(({ label }) => label === 'piece');
  if (piece === undefined || usual.grams < MANY_PIECES * piece.grams) return undefined;
  const one = named ?? piece;
  return isOfOne === true
    ? { label: one.label, gramsEach: one.grams, spread: COUNTED_SPREAD, fit: 1 }
    : { label: usual.label, gramsEach: usual.grams, spread: SCALED_SPREAD, fit: 0.85 };
}
