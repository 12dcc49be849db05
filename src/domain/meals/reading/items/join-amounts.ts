import type { Term } from '#domain/foods/search/food-terms.ts';
import { isShare } from '#domain/meals/reading/amounts/apply-amount.ts';
import { isMeasured, type Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import { areStates } from '#domain/meals/reading/names/phrase-matches.ts';
import { isOpen } from './part-of-dish.ts';
import type { Phrase } from './read-clause.ts';

/**
 * "1 cup (158 g) rice", "1 (14 oz) can of beans", "a cup filled with rice": the amount comes first, and the food after brackets or "with".
 */
export function joinAmounts(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    // "Granola, a small handful, with milk": a handful of granola.
    const isOfLast = last?.joiner === 'comma' && joined.at(-2)?.quantity.said === 'nothing';
    if (last === undefined || isOfLast || !awaitsFood(last, phrase)) joined.push(phrase);
    else {
      const portionUnit =
        phrase.quantity.portionUnit === undefined ? {} : { portionUnit: phrase.quantity.portionUnit };
      const quantity =
        phrase.quantity.measure === undefined ? { ...last.quantity, ...portionUnit } : phrase.quantity;
      joined[joined.length - 1] = { ...phrase, joiner: last.joiner, quantity, start: last.start };
    }
  }
  return joined;
}

/** More than this is a full portion, g or ml. */
const MAX_ADDITION = 60;

const isAddition = ({ amount, measure, measureEach }: Quantity): boolean =>
  measure !== undefined && amount * measureEach * measure.factor <= MAX_ADDITION;

/** "Yogurt (170 g) with honey (10 g)": next to measured foods, an amount in brackets makes a part a separate food. */
export function joinAsides(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const before = joined.at(-2);
    const isAmount = phrase.joiner === 'aside' && phrase.terms.length === 0 && isMeasured(phrase.quantity);
    const isOwn =
      before !== undefined &&
      (isMeasured(before.quantity) || (last?.joiner === 'with' && isAddition(phrase.quantity)));
    if (last === undefined || !isAmount || !isOwn || last.terms.length === 0 || !isOpen(last))
      joined.push(phrase);
    else {
      const quantity = { ...phrase.quantity, sizes: [...last.quantity.sizes, ...phrase.quantity.sizes] };
      joined[joined.length - 1] = { ...last, quantity, end: phrase.end };
    }
  }
  return joined;
}

function awaitsFood(amount: Phrase, next: Phrase): boolean {
  if (amount.terms.length > 0 || /aside|amount|resume/.test(amount.joiner)) return false;
  const { said, portionUnit, measure } = amount.quantity;
  // "A third of it (500 g)" repeats the amount of the previous food.
  if (amount.joiner === 'correction' || (isShare(amount.quantity) && next.terms.length === 0)) return false;
  // "Left a third (9 oz steak)": a share of the previous food, whose size follows.
  if (amount.joiner === 'comma' && isShare(amount.quantity) && isMeasured(next.quantity)) return false;
  if (/aside|resume/.test(next.joiner)) return said === 'number';
  if (amount.joiner === 'comma' && said === 'number') return false;
  return (
    /with|made/.test(next.joiner) && isOpen(next) && (portionUnit !== undefined || measure !== undefined)
  );
}

/** Kinds of one food: "red and black beans". */
const KIND =
  /^(red|black|white|green|yellow|purple|orange|brown|pink|golden|dark|light|sweet|salted|lean|fat|mixed|assorted|low|half)$/;

/** Whether the terms describe a food that is still to come. */
const areAdjectives = (terms: readonly Term[]): boolean =>
  areStates(terms) || (terms.length > 0 && terms.every(({ text }) => KIND.test(text)));

/** "A cup of boiled and drained carrots", "red and black beans": words for state or kind merge with the next phrase. */
export function joinStates(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      last.quantity.said !== 'nothing' &&
      areAdjectives(last.terms) &&
      isOpen(phrase) &&
      /and|comma/.test(phrase.joiner) &&
      phrase.terms.length > 0
    ) {
      joined[joined.length - 1] = {
        ...phrase,
        joiner: last.joiner,
        quantity: last.quantity,
        terms: [...last.terms, ...phrase.terms],
        start: last.start,
      };
    } else joined.push(phrase);
  }
  return joined;
}
