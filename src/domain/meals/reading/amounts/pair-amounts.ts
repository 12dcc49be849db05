import { isOpen } from '#domain/meals/reading/items/part-of-dish.ts';
import { NO_QUANTITY, type Quantity } from './quantity.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';

/** "Rice and beans, 100 g and 50 g": amounts in a row belong to the same number of foods before them, in order. */

const isAmountOnly = ({ terms, quantity, joiner }: Phrase): boolean =>
  terms.length === 0 && quantity.said === 'number' && /and|comma|amount/.test(joiner);

const isName = (phrase: Phrase): boolean => phrase.terms.length > 0 && isOpen(phrase) && !phrase.removes;

/** "180 and 60 grams": one unit for all. */
const withMeasureOf = (quantity: Quantity, last: Quantity): Quantity =>
  quantity.measure === undefined && quantity.portionUnit === undefined && last.measure !== undefined
    ? { ...quantity, measure: last.measure }
    : quantity;

/** "Beans and toast 200 g and 60 g": the first amount is in the clause of the last food. */
function asOwnAmounts(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.flatMap((phrase, at): Phrase[] => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]];
    const isGlued =
      before !== undefined &&
      next !== undefined &&
      isName(before) &&
      phrase.terms.length > 0 &&
      phrase.quantity.measure !== undefined &&
      phrase.joiner === 'and' &&
      next.joiner === 'and' &&
      isAmountOnly(next) &&
      next.quantity.measure !== undefined;
    if (!isGlued) return [phrase];
    return [
      { ...phrase, quantity: NO_QUANTITY },
      { ...phrase, joiner: 'comma', terms: [], heads: [] },
    ];
  });
}

/** "Turkey, stuffing, gravy, a cup each": the amount of every food in the list. */
function forEach(phrases: readonly Phrase[]): readonly Phrase[] {
  const place = phrases.findIndex(
    ({ terms, quantity }) =>
      terms.length === 0 &&
      quantity.isEach === true &&
      (quantity.measure !== undefined || quantity.portionUnit !== undefined),
  );
  const amount = phrases[place];
  if (amount === undefined) return phrases;
  let first = place;
  while (
    first > 0 &&
    phrases.slice(first - 1, first).every(isName) &&
    (first === place || /^(and|comma|plus)$/.test(phrases[first]?.joiner ?? ''))
  )
    first -= 1;
  if (place - first < 2) return phrases;
  return phrases.flatMap((phrase, at) => {
    if (at === place) return [];
    return at >= first && at < place ? [{ ...phrase, quantity: amount.quantity }] : [phrase];
  });
}

export const pairAmounts = (phrases: readonly Phrase[]): readonly Phrase[] =>
  pairInOrder(asOwnAmounts(forEach(phrases)));

function pairInOrder(phrases: readonly Phrase[]): readonly Phrase[] {
  const first = phrases.findIndex(
    (phrase, at) => isAmountOnly(phrase) && isAmountOnly(phrases[at + 1] ?? phrase),
  );
  const amounts = phrases.slice(first);
  const next = amounts.findIndex((phrase) => !isAmountOnly(phrase));
  const count = next < 0 ? amounts.length : next;
  if (first < 0 || count < 2 || first < count) return phrases;
  const names = phrases.slice(first - count, first);
  const last = amounts[count - 1];
  if (
    last === undefined ||
    !names.every(isName) ||
    names.slice(1).some(({ joiner }) => joiner === 'sentence')
  )
    return phrases;
  const paired = names.map((name, at): Phrase => {
    const { quantity } = amounts[at] ?? name;
    const joiner = at === 0 ? name.joiner : 'comma';
    return { ...name, joiner, quantity: withMeasureOf(quantity, last.quantity) };
  });
  return [...phrases.slice(0, first - count), ...paired, ...pairInOrder(phrases.slice(first + count))];
}
