import type { Term } from '#domain/foods/search/food-terms.ts';
import type { FoodGroup } from '#domain/foods/food.ts';
import { asPost, type FoodPhrase } from './food-phrase.ts';
import { joinAmounts, joinCompounds, joinStates, jointLength, mergeSpan } from './join-phrases.ts';
import { isBareWhole, isNegated, isOpen, isPartOf } from './part-of-dish.ts';
import { areWeak, type PhraseMatches } from './phrase-matches.ts';
import type { Quantity } from './quantity.ts';
import type { Phrase } from './read-clause.ts';
import type { Joiner } from './split-clauses.ts';

/** "3/4 cup butter, plus 3 tablespoons": the sum, if both are measured alike. */
function added(one: Quantity, more: Quantity): Quantity {
  if (one.measure === undefined || more.measure?.kind !== one.measure.kind) return one;
  const times = (more.measure.factor * more.measureEach) / (one.measure.factor * one.measureEach);
  return {
    ...one,
    amount: one.amount + more.amount * times,
    low: one.low + more.low * times,
    high: one.high + more.high * times,
  };
}

/** The measure of one, from "110 g each". */
const measureOf = ({ measure, measureEach, amount }: Quantity): Partial<Quantity> =>
  measure === undefined ? {} : { measure, measureEach: measureEach * amount };

/** An amount said after its food: "bread, about 105 g"; "half of it" takes a part of what was said. */
function applyAmount(item: FoodPhrase, { joiner, quantity, end }: Phrase): FoodPhrase {
  if (joiner === 'plus') return { ...item, quantity: added(item.quantity, quantity), end };
  if (quantity.isEach === true && item.quantity.said === 'number' && item.quantity.measure === undefined)
    return { ...item, end, quantity: { ...item.quantity, ...measureOf(quantity) } };
  const isPart = quantity.measure === undefined && quantity.holder === undefined && quantity.amount < 1;
  if (isPart) {
    const { amount, low, high } = item.quantity;
    return {
      ...item,
      end,
      quantity: {
        ...item.quantity,
        amount: amount * quantity.amount,
        low: low * quantity.low,
        high: high * quantity.high,
      },
    };
  }
  if (item.quantity.measure?.kind === 'mass' || (quantity.said !== 'number' && quantity.sizes.length === 0))
    return item;
  if (quantity.measure === undefined && quantity.holder === undefined && item.quantity.said === 'number')
    return item;
  return {
    ...item,
    end: Math.max(item.end, end),
    quantity: { ...quantity, sizes: [...item.quantity.sizes, ...quantity.sizes] },
  };
}

const sameFood = (item: FoodPhrase, terms: readonly Term[]): boolean =>
  terms.length > 0 &&
  terms.every(({ text }) => item.terms.some((own) => own.text === text.replace(/^-/, '')));

/** A name matched this well needs no brackets to explain it. */
const KNOWN_HOST = 0.5;

/** "Ugali (maize porridge)": brackets say the same once more or say what kind; the words that a food fits best count. */
function glossed(terms: readonly Term[], gloss: readonly Term[], matches: PhraseMatches): readonly Term[] {
  const scoreOf = (reading: readonly Term[]): number => matches.of(reading)[0]?.score ?? 0;
  const isHostKnown = scoreOf(terms) >= KNOWN_HOST || areWeak(gloss);
  const readings = [terms, [...terms, ...asPost(gloss)], ...(isHostKnown ? [] : [gloss])];
  return readings.reduce((best, reading) => (scoreOf(reading) > scoreOf(best) ? reading : best));
}

/** Joins phrases into items: several to one name, parts into their dish, amounts and "no sugar" to the item before. */
export function groupPhrases(read: readonly Phrase[], matches: PhraseMatches): FoodPhrase[] {
  const phrases = joinCompounds(joinStates(joinAmounts(read)));
  const items: FoodPhrase[] = [];
  let inList: Joiner | undefined;
  let host: FoodGroup | undefined;
  for (let at = 0; at < phrases.length;) {
    const phrase = phrases[at];
    const last = items.at(-1);
    if (phrase === undefined) break;
    at += 1;
    if (phrase.removes || (isNegated(phrase) && items.some((item) => sameFood(item, phrase.terms)))) {
      const place = items.findLastIndex((item) => sameFood(item, phrase.terms));
      if (place >= 0) items.splice(place, 1);
    } else if (
      phrase.terms.length === 0 ||
      (phrase.quantity.measure !== undefined && areWeak(phrase.terms) && last !== undefined)
    ) {
      if (last !== undefined) items[items.length - 1] = applyAmount(last, phrase);
      inList = undefined;
    } else if (
      last !== undefined &&
      phrase.joiner !== 'sentence' &&
      (isNegated(phrase) || isPartOf(last, phrase, inList, matches))
    ) {
      if (/with|made|amount/.test(phrase.joiner)) inList = phrase.joiner;
      items[items.length - 1] = { ...last, terms: [...last.terms, ...asPost(phrase.terms)], end: phrase.end };
    } else if (last !== undefined && phrase.joiner === 'aside' && isOpen(phrase)) {
      items[items.length - 1] = {
        ...last,
        terms: glossed(last.terms, phrase.terms, matches),
        end: phrase.end,
      };
      inList = 'made';
    } else {
      if (last !== undefined && isBareWhole(last, phrase)) items.pop();
      const length = jointLength(phrases, at - 1, matches);
      const span = phrases.slice(at - 1, at - 1 + length);
      at += length - 1;
      const draft = mergeSpan(span);
      const isAdded =
        last !== undefined &&
        isOpen(phrase) &&
        (phrase.joiner === 'with' || (host !== undefined && phrase.joiner === 'and'));
      if (phrase.joiner === 'with' && last !== undefined) host = matches.of(last.terms)[0]?.food.group;
      else if (!isAdded) host = undefined;
      items.push(isAdded && host !== undefined ? { ...draft, addedTo: host } : draft);
      inList = span.slice(1).find(({ joiner }) => joiner === 'with' || joiner === 'made')?.joiner;
    }
  }
  return items;
}
