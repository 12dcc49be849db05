import { isMeasured } from '#domain/meals/reading/amounts/quantity.ts';
import type { Phrase } from './read-clause.ts';

/** Ways to list the parts of a dish after its name. */

export const ANY_WHOLE = /^(bowl|salad|plate|platter|board|smoothy|shake|parfait|fry|stir)$/;

/** "Smoothie: …", "smoothie (…)", and "an omelet made with 2 eggs". */
export const isListed = ({ joiner, isAside, quantity }: Phrase): boolean =>
  joiner === 'list' || isAside === true || (joiner === 'made' && quantity.said === 'number');

/** "Salad: …", "quinoa bowl with …": the parts, and what the bowl is named by. */
export const isListedBowl = ({ terms }: Phrase, first: Phrase | undefined): boolean => {
  const head = terms.at(-1)?.text ?? '';
  return ANY_WHOLE.test(head) && (first?.joiner === 'list' || (head === 'bowl' && first?.joiner === 'with'));
};

const MIN_INGREDIENTS = 2;
/** "Made pancakes with 2 eggs, 1 cup of flour and milk": a recipe. */
export const isRecipe = (whole: Phrase, parts: readonly Phrase[]): boolean =>
  whole.joiner === 'made' &&
  parts[0]?.joiner === 'with' &&
  parts.filter(({ quantity }) => isMeasured(quantity)).length >= MIN_INGREDIENTS;
