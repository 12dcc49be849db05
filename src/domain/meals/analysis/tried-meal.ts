import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { amountWithUnit } from '#domain/meals/amount-text.ts';
import { analyzeMeal } from './analyze-meal.ts';
import { isBestGuess } from './best-guess.ts';
import type { Estimate } from '#domain/meals/estimates/estimate.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';

/** Maximum characters of a text that a visitor can try. */
export const MAX_TRIED_LENGTH = 200;

/** A visitor's analyzed meal. It is never stored. */
export interface TriedMeal {
  readonly text: string;
  readonly foods: readonly {
    readonly name: string;
    /** "2 large". */
    readonly amount: string;
    readonly energyKcal: number | undefined;
    /** Not counted in the total. */
    readonly isGuess: boolean;
  }[];
  readonly total: Readonly<
    Partial<Record<'energyKcal' | 'proteinG' | 'carbsG' | 'fatG' | 'fiberG', Estimate>>
  >;
  readonly notUnderstood: readonly string[];
}

/** @param text of at most `MAX_TRIED_LENGTH` characters */
export function triedMeal(text: string, index: FoodIndex): TriedMeal {
  const { items, notUnderstood } = analyzeMeal(text, index);
  const counted = items.filter((item) => !isBestGuess(item));
  return {
    text,
    foods: items.map((item) => ({
      name: item.name,
      amount: amountWithUnit(item.amount, item.unit),
      energyKcal: item.nutrients.energyKcal?.value,
      isGuess: isBestGuess(item),
    })),
    total: sumNutrients(counted.map(({ nutrients }) => nutrients)),
    notUnderstood,
  };
}
