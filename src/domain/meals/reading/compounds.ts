import type { FoodGroup } from '#domain/foods/food.ts';
import { asPost } from './food-phrase.ts';
import { isOpen } from './part-of-dish.ts';
import type { PhraseMatches } from './phrase-matches.ts';
import type { Phrase } from './read-clause.ts';

/** Words for what is made of things: "soy and maize drink" is one drink. */
const MIXTURES =
  /^(bread|sandwich|soup|drink|beverage|stew|curry|porridge|juice|smoothy|flour|pie|cake|mix|blend|puree|infusion)$/;

/** What is mixed with its like: "spinach and potato curry", "mango and passionfruit smoothie". */
const PRODUCE_MIXTURE = /^(soup|curry|smoothy|juice|stew|crumble|jam|lassi|frittata|quiche|risotto)$/;
const PRODUCE: ReadonlySet<FoodGroup> = new Set([
  'fruit',
  'vegetable',
  'greens',
  'starchy-vegetable',
  'legume',
]);
const FRUIT_MIXTURE = /^(smoothy|juice|crumble|jam|lassi)$/;

/** "Carrot and ginger soup": one thing made of both, unless the first has an amount or is one of several. */
function isMixture(last: Phrase, phrase: Phrase, matches: PhraseMatches): boolean {
  const head = phrase.heads.at(-1) ?? '';
  if (phrase.joiner !== 'and' || !isOpen(phrase) || !PRODUCE_MIXTURE.test(head)) return false;
  const { said, measure, isPlural } = last.quantity;
  if (last.terms.length !== 1 || phrase.terms.length !== 2) return false;
  if ((said === 'number' && measure === undefined && last.quantity.holder === undefined) || isPlural === true)
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

/** "250 g of soy and maize drink", "60 g beans and cheese sandwich": one weight is one thing. */
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
    if (last !== undefined && (isOneWeight || isMixture(last, phrase, matches))) {
      const { joiner, quantity, start } = last;
      const terms = [...phrase.terms, ...asPost(last.terms)];
      joined[joined.length - 1] = { ...phrase, joiner, quantity, start, terms };
    } else joined.push(phrase);
  }
  return joined;
}
