import type { Nutrients } from '#domain/foods/nutrients.ts';
import type { EatenFood } from './eaten-item.ts';
import type { PartKind } from './equivalents.ts';
import { equivalentsOf, type FoodPattern } from './food-pattern.ts';

/** Ingredient of a recipe. */
export interface KnownIngredient {
  readonly grams: number;
  readonly per100g: Nutrients;
  readonly food: EatenFood | undefined;
}

type Shares = Partial<Record<PartKind, number>>;

/** Adds an ingredient's share of 100 g of the dish. */
function add(sums: Shares, per100g: Readonly<Shares>, share: number): void {
  for (const [kind, amount] of Object.entries(per100g) as [PartKind, number][])
    sums[kind] = (sums[kind] ?? 0) + amount * share;
}

const kcalOf = ({ grams, per100g }: KnownIngredient): number => ((per100g.energyKcal ?? 0) * grams) / 100;

function mixedIndex(ingredients: readonly KnownIngredient[]): EatenFood['glycemicIndex'] {
  let carbs = 0;
  let weighted = 0;
  for (const { grams, per100g, food } of ingredients) {
    const available = (Math.max(0, (per100g.carbsG ?? 0) - (per100g.fiberG ?? 0)) * grams) / 100;
    if (available === 0) continue;
    if (!food?.glycemicIndex) return undefined;
    carbs += available;
    weighted += available * food.glycemicIndex.index;
  }
  return carbs === 0 ? undefined : { index: weighted / carbs, isEstimate: true };
}

/**
 * Derives a member's own dish from its ingredients: food groups, NOVA shares by energy, and glycemic index by carbohydrate. The food
 * groups of packaged ingredients are unknown, so `knownShare` is the share of energy from the others.
 * @param yieldGrams mass of the finished dish
 */
export function recipeFood(ingredients: readonly KnownIngredient[], yieldGrams: number): EatenFood {
  const byKind: Shares = {};
  const gramsByKind: Shares = {};
  const plants = new Set<string>();
  const nova: [number, number, number, number] = [0, 0, 0, 0];
  const kcal = ingredients.reduce((sum, ingredient) => sum + kcalOf(ingredient), 0);
  let naturalSugarsG = 0;
  let known = 0;
  let spread = 0;
  for (const ingredient of ingredients) {
    const ofEnergy = kcal === 0 ? 1 / ingredients.length : kcalOf(ingredient) / kcal;
    ingredient.food?.novaShares?.forEach((share, at) => (nova[at] = (nova[at] ?? 0) + share * ofEnergy));
    const pattern = ingredient.food?.pattern;
    if (!pattern) continue;
    const share = ingredient.grams / yieldGrams;
    add(byKind, pattern.byKind, share);
    add(gramsByKind, pattern.gramsByKind, share);
    naturalSugarsG += pattern.naturalSugarsG * share;
    known += ofEnergy * pattern.knownShare;
    spread += (ofEnergy * pattern.relativeError) ** 2;
    pattern.plants.forEach((plant) => plants.add(plant));
  }
  const pattern: FoodPattern = {
    byKind,
    gramsByKind,
    equivalents: equivalentsOf(byKind),
    naturalSugarsG,
    glycemicIndex: undefined,
    relativeError: Math.sqrt(spread),
    plants: [...plants],
    knownShare: known,
  };
  return {
    pattern,
    novaShares: nova,
    glycemicIndex: mixedIndex(ingredients),
    isSugaryDrink: false,
    hasEstimatedSugars: ingredients.some(({ food }) => food?.hasEstimatedSugars === true),
  };
}
