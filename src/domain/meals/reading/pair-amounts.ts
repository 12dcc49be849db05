import { isOpen } from './part-of-dish.ts';
import type { Quantity } from './quantity.ts';
import type { Phrase } from './read-clause.ts';

/** "Rice and beans, 100 g and 50 g": amounts in a row belong to as many foods before them, in their order. */

const isAmountOnly = ({ terms, quantity, joiner }: Phrase): boolean =>
  terms.length === 0 && quantity.said === 'number' && /and|comma|amount/.test(joiner);

const isName = (phrase: Phrase): boolean => phrase.terms.length > 0 && isOpen(phrase) && !phrase.removes;

/** "180 and 60 grams": one unit for all of them. */
const withUnit = (quantity: Quantity, last: Quantity): Quantity =>
  quantity.measure === undefined && quantity.holder === undefined && last.measure !== undefined
    ? { ...quantity, measure: last.measure }
    : quantity;

export function pairAmounts(phrases: readonly Phrase[]): readonly Phrase[] {
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
    return { ...name, joiner, quantity: withUnit(quantity, last.quantity) };
  });
  return [...phrases.slice(0, first - count), ...paired, ...pairAmounts(phrases.slice(first + count))];
}
