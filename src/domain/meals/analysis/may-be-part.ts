import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';

/** Listed separately: "eggs, toast and coffee". */
const LISTED = /[,.;+&\n]|\b(and|along|plus)\b/i;
/** How much lower the figures may be, as logarithms of factors: for a listed food, one after "with", and one right after another. */
const PART_OF_LISTED = 0.8;
const PART_OF_JOINED = 2.5;
const PART_OF_SAME = 2.5;

/**
 * A food without its own amount next to another may be part of it ("mashed potatoes with butter") or a second name for it ("carp fish"),
 * and so be counted twice. Returns how far its figures may be too high, as a logarithm; 0 if it certainly is another food.
 */
export function mayBePart(text: string, phrase: FoodPhrase, before: FoodPhrase | undefined): number {
  const { said, measure, portionUnit } = phrase.quantity;
  if (before === undefined || said !== 'nothing' || measure !== undefined || portionUnit !== undefined)
    return 0;
  const between = text.slice(before.end, Math.max(before.end, phrase.start)).trim();
  if (between === '') return PART_OF_SAME;
  return LISTED.test(between) ? PART_OF_LISTED : PART_OF_JOINED;
}
