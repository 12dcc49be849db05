import { ANIMAL_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import type { Term } from '#domain/foods/search/food-terms.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';

/** A match that covers the last word hardly needs the words before it. */
const WEAK = 0.6;
const KNOWN = 0.9;
/** Foods that people order by themselves, unlike flavors and sauces. */
const ORDERED: ReadonlySet<FoodGroup> = new Set([
  ...ANIMAL_GROUPS,
  'dish',
  'fast-food',
  'soup',
  'refined-grain',
  'dessert',
  'snack',
]);

/**
 * "Burger King 6 nuggets" are nuggets, not the restaurant's burgers: words before a food that share no name with it are left out if the best
 * match lacks the food that they precede.
 */
export function withNamedHead(phrase: FoodPhrase, matches: PhraseMatches): FoodPhrase {
  const named = phrase.terms.filter(({ post, text }) => post !== true && !text.startsWith('-'));
  const head = named.findLast((term) => matches.isFoodTerm(term));
  const best = matches.best(phrase.terms);
  if (head === undefined || named.at(-1) !== head || best === undefined) return phrase;
  const dish = named.slice(0, -1);
  const isBare = dish.length === 1 && !phrase.terms.some(({ text }) => text.startsWith('-'));
  if (
    isBare &&
    /^(bowl|plate)$/.test(head.text) &&
    best.score < WEAK &&
    (matches.best(dish)?.score ?? 0) >= KNOWN
  )
    return {
      ...phrase,
      terms: phrase.terms.filter((term) => term !== head),
      quantity: { ...phrase.quantity, portionUnit: phrase.quantity.portionUnit ?? head.text },
    };
  // "Starbucks 1 croissant": the number is no part of a name.
  const isCounted = named.some(({ text }) => /^\d+$/.test(text));
  if (named.length < 2 || best.score >= WEAK || (best.matchedTerms.has(head.text) && !isCounted))
    return phrase;
  for (let from = 1; from < named.length; from += 1) {
    // "Tofu pudding pie": no food that was named is left out, except a place before a count.
    if (
      !isCounted &&
      phrase.quantity.said !== 'number' &&
      named.slice(0, from).some((term) => matches.isFoodTerm(term))
    )
      break;
    const rest = named.slice(from);
    const own = matches.best(rest);
    if (own === undefined || own.score < KNOWN || !ORDERED.has(own.food.group)) continue;
    return { ...phrase, terms: phrase.terms.filter((term) => rest.includes(term) || !named.includes(term)) };
  }
  return phrase;
}

const ANIMAL =
  /\b(?:tuna|chicken|beef|pork|salmon|shrimp|ham|turkey|lamb|bacon|egg|fish|crab|seafood|sausage)/gi;

/** "Yogurt salad" isn't a tuna salad with yogurt: weak matches with meat or fish that nobody named come last. */
export function withUnsaidMeatLast(
  matches: readonly FoodMatch[],
  terms: readonly Term[],
): readonly FoodMatch[] {
  const [best] = matches;
  if (best === undefined || best.score >= WEAK) return matches;
  const isUnsaid = ({ food }: FoodMatch): boolean =>
    (food.name.match(ANIMAL) ?? []).some(
      (animal) =>
        !terms.some(
          ({ text }) => animal.toLowerCase().startsWith(text) || text.startsWith(animal.toLowerCase()),
        ),
    );
  if (!isUnsaid(best)) return matches;
  const said = matches.find((match) => !isUnsaid(match));
  return said === undefined ? [] : [said, ...matches.filter((match) => match !== said)];
}
