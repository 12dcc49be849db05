import type { FoodGroup } from '#domain/foods/food.ts';
import { correctItems, isExactly, sameFood } from '#domain/meals/reading/amounts/apply-amount.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { meaningNextTo } from './words-in-context.ts';
import type { FoodPhrase } from './food-phrase.ts';
import { SANDWICHES } from './toppings.ts';
import type { Phrase } from './read-clause.ts';

/** "Hot dog, no bun, just mustard": toppings of a dish. */
const DRESSINGS: ReadonlySet<FoodGroup> = new Set(['sauce', 'oil', 'sweet']);
const OWN_SCORE = 0.6;
/** In such amounts a food only dresses a dish: lemon juice, herbs. */
const MAX_DRESSING_G = 25;
/** "Pizza without cheese, just tomato and basil": what remains on it. */
const ON_DOUGH = new RegExp(`^(${SANDWICHES}|pizza|pasta|spaghetti|noodle|toast|nacho)$`);

/**
 * The foods actually eaten: "curry and rice, only had the curry", "roast without the meat, just veg". Undefined if it is more than that.
 */
function onlyItem(
  items: readonly FoodPhrase[],
  { terms, quantity, heads, start, end, isNegative }: Phrase,
  matches: PhraseMatches,
): FoodPhrase | undefined {
  const own = matches.best(terms);
  const isRest =
    own !== undefined &&
    own.score >= OWN_SCORE &&
    !DRESSINGS.has(own.food.group) &&
    own.food.defaultPortion.grams > MAX_DRESSING_G;
  const whole = items.findLast(
    (item) =>
      sameFood(item, terms) ||
      (isRest &&
        item.terms.some(({ text }) => text.startsWith('-')) &&
        !ON_DOUGH.test(item.terms.findLast(({ text }) => !text.startsWith('-'))?.text ?? '')),
  );
  if (whole === undefined || terms.length === 0) return undefined;
  const isSame = quantity.said === 'nothing' && isExactly(whole, terms);
  return {
    terms: meaningNextTo(
      terms,
      whole.terms.map((term) => ({ ...term, text: term.text.replace(/^-/, '') })),
    ),
    quantity: isSame ? whole.quantity : quantity,
    heads,
    start,
    end,
    isNegative,
  };
}

/** Applies a correction in the last phrase: "no wait, 2", "only had the curry". Undefined if it isn't a correction. */
export function corrections(
  items: readonly FoodPhrase[],
  phrases: readonly Phrase[],
  matches: PhraseMatches,
): readonly FoodPhrase[] | undefined {
  const phrase = phrases.at(-1);
  if (phrase === undefined || items.length === 0) return undefined;
  if (phrase.joiner === 'correction') return correctItems(items, phrase);
  if (phrase.joiner !== 'only') return undefined;
  const from = phrases.findLast(({ joiner }) => joiner === 'sentence')?.start ?? 0;
  const only = onlyItem(
    items.filter(({ start }) => start >= from),
    phrase,
    matches,
  );
  return only && [...items.filter(({ start }) => start < from), only];
}
