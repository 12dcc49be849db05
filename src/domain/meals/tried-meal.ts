import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { AnalyzedItem } from './analysis.ts';
import { analyzeMeal } from './analyze-meal.ts';
import { isBestGuess } from './best-guess.ts';
import type { Estimate } from './estimate.ts';
import { sumNutrients } from './sum-nutrients.ts';

/** Longest text that visitors may try. */
export const MAX_TRIED_LENGTH = 200;
const MAX_FOODS = 8;

/** A meal that a visitor typed, as the engine reads it. Nothing of it is stored. */
export interface TriedMeal {
  readonly text: string;
  readonly foods: readonly {
    readonly name: string;
    /** "2 large". */
    readonly amount: string;
    readonly energyKcal: number | undefined;
    /** Not counted in the sum. */
    readonly isGuess: boolean;
  }[];
  readonly total: Readonly<
    Partial<Record<'energyKcal' | 'proteinG' | 'carbsG' | 'fatG' | 'fiberG', Estimate>>
  >;
  readonly notUnderstood: readonly string[];
}

/** "2 slices", "150 g". */
function amountText({ amount, unit }: Pick<AnalyzedItem, 'amount' | 'unit'>): string {
  const isCounted = /^[a-z]{3,}[^s]$/.test(unit);
  return `${Math.round(amount * 100) / 100} ${isCounted && amount > 1 ? `${unit}s` : unit}`;
}

/** @param text of at most `MAX_TRIED_LENGTH` characters */
export function triedMeal(text: string, index: FoodIndex): TriedMeal {
  const { items, notUnderstood } = analyzeMeal(text, index);
  const shown = items.slice(0, MAX_FOODS);
  const counted = shown.filter((item) => !isBestGuess(item));
  return {
    text,
    foods: shown.map((item) => ({
      name: item.name,
      amount: amountText(item),
      energyKcal: item.nutrients.energyKcal?.value,
      isGuess: isBestGuess(item),
    })),
    total: sumNutrients(counted.map(({ nutrients }) => nutrients)),
    notUnderstood,
  };
}
