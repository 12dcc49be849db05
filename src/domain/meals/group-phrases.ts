import type { Term } from '#domain/foods/food-terms.ts';
import type { FoodGroup } from '#domain/foods/food.ts';
import { asPost, type ItemDraft } from './item-draft.ts';
import { joinAmounts, joinStates, jointLength, mergeSpan } from './join-phrases.ts';
import { isBareWhole, isNegated, isOpen, isPartOf } from './part-of-dish.ts';
import { areWeak, type PhraseMatches } from './phrase-matches.ts';
import type { Phrase } from './read-clause.ts';
import type { Joiner } from './split-clauses.ts';

/** An amount said after its food: "bread, about 105 g"; "half of it" takes a part of what was said. */
function applyAmount(item: ItemDraft, { quantity, end }: Phrase): ItemDraft {
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

const sameFood = (item: ItemDraft, terms: readonly Term[]): boolean =>
  terms.length > 0 &&
  terms.every(({ text }) => item.terms.some((own) => own.text === text.replace(/^-/, '')));

/** Joins phrases into items: several to one name, parts into their dish, amounts and "no sugar" to what stands before. */
export function groupPhrases(read: readonly Phrase[], matches: PhraseMatches): ItemDraft[] {
  const phrases = joinStates(joinAmounts(read));
  const items: ItemDraft[] = [];
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
    } else if (
      last !== undefined &&
      phrase.joiner !== 'sentence' &&
      (isNegated(phrase) || isPartOf(last, phrase, inList, matches))
    ) {
      if (/with|made|amount/.test(phrase.joiner)) inList = phrase.joiner;
      items[items.length - 1] = { ...last, terms: [...last.terms, ...asPost(phrase.terms)], end: phrase.end };
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
