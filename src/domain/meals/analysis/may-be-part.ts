import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';

/** How much lower the figures may be, as the logarithm of a factor; set by `npm run bench:analysis` on foods that are read as several. */
const PART_OF = 2.5;

/**
 * A food without its own amount after another may be part of it ("mashed potatoes with butter") or a second name for it ("carp fish"), and
 * so be counted twice. Returns how far its figures may be too high, as a logarithm; 0 if it certainly is another food.
 */
export function mayBePart({ quantity }: FoodPhrase, before: FoodPhrase | undefined): number {
  const { said, measure, portionUnit } = quantity;
  const isSized = said !== 'nothing' || (measure ?? portionUnit) !== undefined;
  return before === undefined || isSized ? 0 : PART_OF;
}
