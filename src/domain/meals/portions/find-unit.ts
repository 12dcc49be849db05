import { DRINK_GROUPS, type Food, type FoodGroup, type Portion } from '#domain/foods/food.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import {
  COUNTED_SPREAD,
  densityOf,
  MEASURED_SPREAD,
  SCALED_SPREAD,
  type Unit,
  WEIGHED_SPREAD,
} from './portion-grams.ts';
import { mostOnPlate, pieceGrams, WHOLE } from './piece-grams.ts';
import { servingSpoon } from './serving-spoon.ts';
import { sizeFactor } from './size-factors.ts';
import { PORTION_UNIT_G, PORTION_UNIT_ML } from './unit-sizes.ts';
import { FLUID_OUNCE, UNIT_SYNONYMS, type Measure } from './units.ts';

const stems = (label: string): string[] => label.split(' ').map(stemWord);

/** Labels with the noun `noun`, the requested sizes first. */
export function byNoun(food: Food, noun: string, sizes: readonly string[]): Unit | undefined {
  const asked = sizes.flatMap((size) => size.split(' '));
  const candidates = food.portions.filter((portion) => {
    const words = stems(portion.label);
    return (
      words.at(-1) === noun &&
      (words.length === 1 ||
        portion === food.defaultPortion ||
        words.slice(0, -1).some((word) => asked.includes(word) || SIZE_WORDS.has(word)))
    );
  });
  if (candidates.length === 0) return undefined;
  const rank = (portion: Portion): number => {
    const own = stems(portion.label).slice(0, -1);
    return (
      asked.filter((size) => own.includes(size)).length * 2 -
      own.filter((word) => !asked.includes(word)).length +
      (portion === food.defaultPortion ? 0.5 : 0)
    );
  };
  const best = candidates.toSorted((a, b) => rank(b) - rank(a))[0];
  if (best === undefined) return undefined;
  const held = stems(best.label).slice(0, -1);
  // "A large or thick slice": either one.
  const isSized = sizes.some((size) => held.some((word) => size.split(' ').includes(word)));
  const factor = isSized ? 1 : sizeFactor(food, sizes);
  return {
    label: best.label,
    gramsEach: best.grams * factor,
    spread: factor === 1 ? COUNTED_SPREAD : SCALED_SPREAD,
    fit: 1,
  };
}

/** A size alone: "a large apple" finds "large" or "large piece", otherwise scales the default. */
export function bySize(food: Food, sizes: readonly string[]): Unit | undefined {
  for (const size of sizes) {
    const portion =
      food.portions.find(({ label }) => label === size) ??
      food.portions.find(
        ({ label }) => label === `${size} piece` || label === `${size} slice` || label === `${size} sandwich`,
      );
    if (portion !== undefined)
      return { label: portion.label, gramsEach: portion.grams, spread: COUNTED_SPREAD, fit: 1 };
  }
  return undefined;
}

/** A portion scaled by the stated sizes. */
export const scaled = (
  food: Food,
  portion: Portion,
  sizes: readonly string[],
  spread: Unit['spread'],
  fit: number,
): Unit => ({
  label: portion.label,
  gramsEach: portion.grams * sizeFactor(food, sizes),
  spread,
  fit,
});

/** Labels may be off by a tenth; guesses from memory are no better. */
const STATED_ENERGY_SPREAD = 0.1;

/** Drinks in ounces are measured in fluid ounces. */
const LIQUID: ReadonlySet<FoodGroup> = new Set([...DRINK_GROUPS, 'soup']);
const POURED: ReadonlySet<FoodGroup> = new Set([...LIQUID, 'dairy']);
/** One of a countable food: "2 bananas", "three cookies"; the food's last word may name the portion ("chicken wings"). */
export function byCount(food: Food, sizes: readonly string[], heads: readonly string[]): Unit | undefined {
  const footlong = sizes.includes('footlong') ? bySize(food, ['footlong']) : undefined;
  for (const head of heads.toReversed()) {
    const unit = footlong ?? byNoun(food, head, sizes);
    if (unit !== undefined) return unit;
  }
  const size = bySize(food, sizes);
  if (size !== undefined) return size;
  if (LIQUID.has(food.group)) return scaled(food, food.defaultPortion, sizes, COUNTED_SPREAD, 0.95);
  const wholes = WHOLE.flatMap((label) => food.portions.find((portion) => portion.label === label) ?? []);
  // "Two Twixes" is two bars, though a bar has two pieces.
  const sold = food.group === 'sweet' ? food.defaultPortion.grams : undefined;
  const whole = wholes.find(({ grams }) => grams === sold) ?? wholes[0];
  return whole === undefined ? undefined : scaled(food, whole, sizes, COUNTED_SPREAD, 0.95);
}

/** One mass or volume unit, by the food's own volume portion or its density. */
export function byMeasure(food: Food, measure: Measure, each: number): Unit | undefined {
  if (measure.label === 'oz' && DRINK_GROUPS.has(food.group)) return byMeasure(food, FLUID_OUNCE, each);
  if (measure.kind === 'energy') {
    const { energyKcal = 0 } = food.per100g;
    return energyKcal > 0
      ? {
          label: 'g',
          gramsEach: (measure.factor * each * 100) / energyKcal,
          spread: STATED_ENERGY_SPREAD,
          fit: 1,
        }
      : undefined;
  }
  if (measure.kind === 'mass')
    return { label: measure.label, gramsEach: measure.factor * each, spread: WEIGHED_SPREAD, fit: 1 };
  const own = food.portions.find(({ label }) => label === measure.label);
  if (own !== undefined)
    return { label: own.label, gramsEach: own.grams * each, spread: MEASURED_SPREAD, fit: 1 };
  const density = densityOf(food);
  if (density !== undefined)
    return {
      label: measure.label,
      gramsEach: density * measure.factor * each,
      spread: MEASURED_SPREAD,
      fit: 0.97,
    };
  const watery = food.group === 'sauce' || POURED.has(food.group);
  return {
    label: measure.label,
    gramsEach: measure.factor * each * (watery ? 1 : 0.7),
    spread: SCALED_SPREAD,
    fit: 0.7,
  };
}

const ANY_SERVING: ReadonlySet<string> = new Set([
  'serving',
  'order',
  'portion',
  'helping',
  'piece',
  'drink',
  'cup',
]);
/** Containers that any food fills completely. */
const FILLED: ReadonlySet<string> = new Set(['can', 'tin', 'mug', 'ladle', 'ladleful', 'tub']);
const SIZE_WORDS: ReadonlySet<string> = new Set([
  'small',
  'medium',
  'large',
  'regular',
  'mini',
  'thin',
  'thick',
  'extra',
  'individual',
  'single',
]);

/** Ice cream and puddings come in small bowls: three out of four people eat less than 180 g (data/eaten.tsv). */
const DESSERT_BOWL_ML = 237;

/** Nuts, sweets and olives are nibbled from small ones. */
const NIBBLE_BOWL_ML = 120;
const isNibbled = ({ group, name }: Food): boolean =>
  /^(nut|sweet)$/.test(group) || /\b(olives|pickles)\b/i.test(name);

const bowlOf = (food: Food): number | undefined =>
  food.group === 'dessert' ? DESSERT_BOWL_ML : isNibbled(food) ? NIBBLE_BOWL_ML : undefined;

/** A dollop is a heaped tablespoon. */
const DOLLOP_TBSP = 1.35;

/** One of a household word: the food's own label, a volume for liquids, a related label ("rasher", "slice"). */
export function byPortionUnit(food: Food, portionUnit: string, sizes: readonly string[]): Unit | undefined {
  const sized =
    ANY_SERVING.has(portionUnit) &&
    sizes.length > 0 &&
    !food.portions.some(({ label }) => label.endsWith(` ${portionUnit}`))
      ? bySize(food, sizes)
      : undefined;
  if (sized !== undefined) return sized;
  const own =
    byNoun(food, portionUnit, sizes) ?? servingSpoon(food, portionUnit, sizes, byNoun(food, 'tbsp', sizes));
  if (own !== undefined) return own;
  const pieceG = pieceGrams(food, portionUnit);
  if (pieceG !== undefined)
    return {
      label: portionUnit,
      gramsEach: pieceG * sizeFactor(food, sizes),
      spread: SCALED_SPREAD,
      fit: 0.85,
    };
  const ml = PORTION_UNIT_ML.get(portionUnit);
  const density = densityOf(food);
  const liquid = POURED.has(food.group);
  const bowlMl = portionUnit === 'bowl' ? bowlOf(food) : undefined;
  if (
    ml !== undefined &&
    density !== undefined &&
    (liquid || portionUnit === 'bowl' || portionUnit === 'handful')
  ) {
    return {
      label: portionUnit,
      gramsEach: (bowlMl ?? ml) * density * sizeFactor(food, sizes.slice(0, 1)),
      spread: SCALED_SPREAD,
      fit: 0.9,
    };
  }
  for (const synonym of UNIT_SYNONYMS.get(portionUnit) ?? []) {
    const near = byNoun(food, synonym, sizes);
    const times = portionUnit === 'dollop' && synonym === 'tbsp' ? DOLLOP_TBSP : 1;
    if (near !== undefined)
      return { ...near, gramsEach: times * near.gramsEach, spread: SCALED_SPREAD, fit: 0.85 };
  }
  // A can of tomatoes, a mug of berries: by volume.
  if (ml !== undefined && density !== undefined && FILLED.has(portionUnit))
    return { label: portionUnit, gramsEach: ml * density, spread: 0.4, fit: 0.85 };
  const grams = PORTION_UNIT_G.get(portionUnit);
  if (grams !== undefined)
    return {
      label: portionUnit,
      gramsEach: Math.min(grams, mostOnPlate(food)),
      spread: SCALED_SPREAD,
      fit: 0.8,
    };
  return undefined;
}
