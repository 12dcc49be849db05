import { ANIMAL_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import { STATE_TERMS } from '#domain/foods/search/food-terms.ts';
import { isMeasured } from '#domain/meals/reading/amounts/quantity.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { asPost } from './food-phrase.ts';
import { isOpen } from './part-of-dish.ts';
import type { Phrase } from './read-clause.ts';

/** A food named by two phrases: "carrot and ginger soup", "ham and pickle roll". */

/** Words for mixtures: "soy and maize drink" is one drink. */
const MIXTURES =
  /^(bread|sandwich|soup|drink|beverage|stew|curry|porridge|juice|smoothy|flour|pie|cake|mix|blend|puree|infusion)$/;

/** Dishes whose two fillings make one food: "spinach and potato curry", "mango and passionfruit smoothie". */
const PRODUCE_MIXTURE = /^(soup|curry|smoothy|juice|stew|crumble|jam|lassi|frittata|quiche|risotto)$/;
const PRODUCE: ReadonlySet<FoodGroup> = new Set([
  'fruit',
  'vegetable',
  'greens',
  'starchy-vegetable',
  'legume',
]);
const FRUIT_MIXTURE = /^(smoothy|juice|crumble|jam|lassi)$/;

/** "Carrot and ginger soup": one food made of both, unless the first has an amount or is one of several. */
function isMixture(last: Phrase, phrase: Phrase, matches: PhraseMatches): boolean {
  const head = phrase.heads.at(-1) ?? '';
  if (phrase.joiner !== 'and' || !isOpen(phrase) || !PRODUCE_MIXTURE.test(head)) return false;
  const { said, measure, isPlural } = last.quantity;
  if (last.terms.length !== 1 || phrase.terms.length !== 2) return false;
  if (
    (said === 'number' && measure === undefined && last.quantity.portionUnit === undefined) ||
    isPlural === true
  )
    return false;
  const groups = [last.terms, phrase.terms.slice(0, 1)].map((terms) => matches.best(terms));
  return groups.every(
    (best) =>
      best !== undefined &&
      best.score >= 0.8 &&
      PRODUCE.has(best.food.group) &&
      (best.food.group !== 'fruit' || FRUIT_MIXTURE.test(head)),
  );
}

const FILLING = new Set<FoodGroup>([...ANIMAL_GROUPS, 'vegetable', 'soy']);
const FILLED = /^(sandwich|roll|wrap|toasty|panini|bagel|baguette|sub|pita|bun|croissant)$/;

/** "Ham and pickle roll": filled with both, if there is such a food with the first one. */
function isFilledWithBoth(last: Phrase, phrase: Phrase, matches: PhraseMatches): boolean {
  const head = phrase.terms.at(-1)?.text ?? '';
  if (phrase.joiner !== 'and' || !isOpen(phrase) || phrase.terms.length < 2 || !FILLED.test(head))
    return false;
  if (last.terms.length !== 1 || last.quantity.isPlural === true || isMeasured(last.quantity)) return false;
  // "Chicken & bacon sandwich" is in the table under its second filling; both are counted.
  if ((matches.best(phrase.terms)?.score ?? 0) >= 0.8) return false;
  const own = matches.best(last.terms);
  if (own === undefined || own.score < 0.8 || !FILLING.has(own.food.group)) return false;
  const both = matches.best([...last.terms, ...phrase.terms]);
  return both?.matchedTerms.has(last.terms[0]?.text ?? '') === true && both.matchedTerms.has(head);
}

const COUNTED_SCORE = 0.6;

/** "10 pork and chive dumplings": the number counts dumplings, of a kind in the table. */
function isCountOfBoth(last: Phrase, phrase: Phrase, matches: PhraseMatches): boolean {
  const { said, amount, measure, portionUnit } = last.quantity;
  const isCount = said === 'number' && amount > 1 && (measure ?? portionUnit) === undefined;
  const noun = phrase.terms.at(-1);
  const own = last.terms.filter(({ text }) => !STATE_TERMS.has(text));
  if (!isCount || last.isCountedPlural === true || noun === undefined || own.length !== 1) return false;
  if (phrase.joiner !== 'and' || phrase.quantity.isPlural !== true || phrase.terms.length > 2) return false;
  const best = matches.best([...last.terms, noun]);
  return (
    best !== undefined &&
    best.score >= COUNTED_SCORE &&
    [...own, noun].every(({ text }) => best.matchedTerms.has(text))
  );
}

/** "250 g of soy and maize drink", "60 g beans and cheese sandwich": one weight means one food. */
export function joinCompounds(phrases: readonly Phrase[], matches: PhraseMatches): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const isOneWeight =
      last?.quantity.measure?.kind === 'mass' &&
      phrase.joiner === 'and' &&
      isOpen(phrase) &&
      phrase.terms.length > 1 &&
      MIXTURES.test(phrase.heads.at(-1) ?? '') &&
      !MIXTURES.test(last.heads.at(-1) ?? '');
    const isFilled =
      last !== undefined && (isFilledWithBoth(last, phrase, matches) || isCountOfBoth(last, phrase, matches));
    if (last !== undefined && (isOneWeight || isFilled || isMixture(last, phrase, matches))) {
      const { joiner, quantity, start } = last;
      const terms = isFilled ? [...last.terms, ...phrase.terms] : [...phrase.terms, ...asPost(last.terms)];
      joined[joined.length - 1] = { ...phrase, joiner, quantity, start, terms };
    } else joined.push(phrase);
  }
  return joined;
}
