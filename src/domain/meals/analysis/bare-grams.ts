import { GRAM } from '#domain/meals/portions/units.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';

/** Nobody counts as many pieces, nor has as much of a food in pieces. */
const MIN_BARE_GRAMS = 50;
const MAX_COUNTED_G = 500;

/** Makes the surest match a guess. */
export const BARE_GRAMS = 0.45;

/**
 * "Chicken 150, rice 100": grams without their unit. Undefined if the number may count pieces.
 * @param countedG what as many pieces weigh; undefined if that is implausible
 */
export function asBareGrams(phrase: FoodPhrase, countedG: number | undefined): FoodPhrase | undefined {
  const { said, amount, measure, portionUnit } = phrase.quantity;
  const isBare = said === 'number' && measure === undefined && portionUnit === undefined;
  return isBare && amount >= MIN_BARE_GRAMS && (countedG ?? Infinity) > MAX_COUNTED_G
    ? { ...phrase, quantity: { ...phrase.quantity, measure: GRAM } }
    : undefined;
}
