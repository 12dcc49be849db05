import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';

/** Listed by itself: "eggs, toast and coffee". */
const LISTED = /[,.;+&\n]|\b(and|along|plus)\b/i;
/** How much lower the figures may be, as logarithms of factors: of a listed food, of one "with" another, of one right behind another. */
const PART_OF_LISTED = 0.8;
const PART_OF_JOINED = 2.3;
const PART_OF_SAME = 2.5;

/**
 * Without an amount of its own, a food beside another may be part of that one ("mashed potatoes with butter") or a second name of it
 * ("carp fish"), so it may be counted twice. How far its figures may be too high, as a logarithm; 0 if it certainly is another food.
 */
export function mayBePart(text: string, phrase: FoodPhrase, before: FoodPhrase | undefined): number {
  const { said, measure, holder } = phrase.quantity;
  if (before === undefined || said !== 'nothing' || measure !== undefined || holder !== undefined) return 0;
  const between = text.slice(before.end, Math.max(before.end, phrase.start)).trim();
  if (between === '') return PART_OF_SAME;
  return LISTED.test(between) ? PART_OF_LISTED : PART_OF_JOINED;
}
