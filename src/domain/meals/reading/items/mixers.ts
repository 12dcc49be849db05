import type { Food } from '#domain/foods/food.ts';
import { isSpirit } from '#domain/meals/portions/piece-grams.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';
import { isOpen } from './part-of-dish.ts';

/** What a small bottle or can of tonic holds, and what fills a highball glass, mL. */
const MIXER_ML = { amount: 180, low: 120, high: 250 };
const MIXER = /tonic|soda|seltzer|lemonade|lime|cola|ginger ale|ginger beer|juice|cranberry|sparkling/i;
const JOINED = /^\s*(?:and|&|n|with|w\/?|\+|plus|,? ?topped up with)\s*(?:a |an |some )?$/i;

const isMixer = ({ group, name }: Food): boolean => /drink$|^juice$/.test(group) && MIXER.test(name);

/** "Gin and slimline tonic", "slimline tonic and gin": what fills up a spirit comes in a glass, not a can. */
export function withMixers(
  items: readonly FoodPhrase[],
  text: string,
  matches: PhraseMatches,
): readonly FoodPhrase[] {
  const ml = MEASURES.get('ml');
  const foodOf = (item: FoodPhrase | undefined): Food | undefined => item && matches.best(item.terms)?.food;
  const isBeside = (one: FoodPhrase | undefined, other: FoodPhrase | undefined): boolean =>
    one !== undefined && other !== undefined && JOINED.test(text.slice(one.end, other.start));
  return items.map((item, at) => {
    const food = foodOf(item);
    if (ml === undefined || food === undefined || !isOpen(item) || !isMixer(food)) return item;
    const [before, after] = [items[at - 1], items[at + 1]];
    const spirit =
      isBeside(before, item) && before !== undefined && isSpirit(foodOf(before) ?? food)
        ? before
        : isBeside(item, after) && isSpirit(foodOf(after) ?? food)
          ? after
          : undefined;
    if (spirit === undefined) return item;
    const quantity: Quantity = {
      ...item.quantity,
      ...MIXER_ML,
      said: 'article',
      measure: ml,
      measureEach: 1,
    };
    const { addedTo: _, ...mixer } = item;
    return { ...mixer, quantity };
  });
}
