import type { Term } from '#domain/foods/search/food-terms.ts';
import { DRINK_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import {
  applyAmount,
  correctItems,
  isExactly,
  isKindOf,
  sameFood,
  sharedPlace,
  timesEach,
} from '#domain/meals/reading/amounts/apply-amount.ts';
import { addInto, areTogether, isAddition, isStirredIn } from './additions.ts';
import { asPost, type FoodPhrase } from './food-phrase.ts';
import { joinAmounts, joinAsides, joinStates, jointLength, mergeSpan } from './join-phrases.ts';
import {
  COMPOSED,
  isBareWhole,
  isFilling,
  isNegated,
  isNegatedToo,
  isOpen,
  isPartOf,
  withPart,
} from './part-of-dish.ts';
import { pairAmounts } from '#domain/meals/reading/amounts/pair-amounts.ts';
import { areWeak, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { isMeasured } from '#domain/meals/reading/amounts/quantity.ts';
import type { Phrase } from './read-clause.ts';
import type { Joiner } from '#domain/meals/reading/text/split-clauses.ts';
import { resolveWholes } from './wholes.ts';

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

const FILLING = new Set<FoodGroup>([
  'cheese',
  'egg',
  'meat',
  'poultry',
  'processed-meat',
  'seafood',
  'vegetable',
  'soy',
]);
const FILLED = /^(sandwich|roll|wrap|toasty|panini|bagel|baguette|sub|pita|bun|croissant)$/;

/** "Ham and pickle roll": filled with both, if there is such a food with the first. */
function isFilledWithBoth(last: Phrase, phrase: Phrase, matches: PhraseMatches): boolean {
  const head = phrase.terms.at(-1)?.text ?? '';
  if (phrase.joiner !== 'and' || !isOpen(phrase) || phrase.terms.length < 2 || !FILLED.test(head))
    return false;
  if (last.terms.length !== 1 || last.quantity.isPlural === true || isMeasured(last.quantity)) return false;
  const own = matches.best(last.terms);
  if (own === undefined || own.score < 0.8 || !FILLING.has(own.food.group)) return false;
  const both = matches.best([...last.terms, ...phrase.terms]);
  return both?.matchedTerms.has(last.terms[0]?.text ?? '') === true && both.matchedTerms.has(head);
}

/** "250 g of soy and maize drink", "60 g beans and cheese sandwich": one weight is one thing. */
function joinCompounds(phrases: readonly Phrase[], matches: PhraseMatches): Phrase[] {
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
    const isFilled = last !== undefined && isFilledWithBoth(last, phrase, matches);
    if (last !== undefined && (isOneWeight || isFilled || isMixture(last, phrase, matches))) {
      const { joiner, quantity, start } = last;
      const terms = isFilled ? [...last.terms, ...phrase.terms] : [...phrase.terms, ...asPost(last.terms)];
      joined[joined.length - 1] = { ...phrase, joiner, quantity, start, terms };
    } else joined.push(phrase);
  }
  return joined;
}

/** A name matched this well needs no brackets to explain it. */
const KNOWN_HOST = 0.5;

/** "Ugali (maize porridge)": brackets say the same once more or say what kind; the words that a food fits best count. */
function glossed(terms: readonly Term[], gloss: readonly Term[], matches: PhraseMatches): readonly Term[] {
  const scoreOf = (reading: readonly Term[]): number => matches.best(reading)?.score ?? 0;
  const isHostKnown = scoreOf(terms) >= KNOWN_HOST || areWeak(gloss);
  const readings = [terms, [...terms, ...asPost(gloss)], ...(isHostKnown ? [] : [gloss])];
  return readings.reduce((best, reading) => (scoreOf(reading) > scoreOf(best) ? reading : best));
}

/** "A bowl of fideo, a noodle soup of my mother's": other words for the food before, not more of it. */
const isSaidAgain = (
  item: FoodPhrase,
  { joiner, quantity, terms }: Phrase,
  matches: PhraseMatches,
): boolean =>
  joiner === 'comma' &&
  quantity.said === 'article' &&
  terms.length > 0 &&
  item.quantity.said !== 'nothing' &&
  matches.best(terms)?.food === matches.best(item.terms)?.food;

/** An amount said last: that of the last food, or of what it was added to ("nachos with meat and cheese, 195 g", "coffee with milk, 300 ml"). */
function applyToLast(items: FoodPhrase[], phrase: Phrase, matches: PhraseMatches): void {
  const last = items.at(-1);
  if (last === undefined) return;
  const dish = items.findLastIndex(({ addedTo }) => addedTo === undefined);
  const isHosts = isOfHost(phrase, last, items[dish], matches);
  const place = isHosts ? dish : items.length - 1;
  const item = items[place];
  if (item === undefined) return;
  const { addedTo, ...sized } = applyAmount(item, phrase);
  const isOpen = addedTo !== undefined && (isHosts || !isMeasured(phrase.quantity));
  const isWhole = isHosts && COMPOSED.has(last.addedTo ?? 'other');
  items.splice(place, isWhole ? items.length - place : 1, isOpen ? { ...sized, addedTo } : sized);
}

const comesIn = ({ terms }: FoodPhrase, holder: string, matches: PhraseMatches): boolean =>
  matches.best(terms)?.food.portions.some(({ label }) => label === holder) === true;

/** Whether an amount after something that was added without one is that of the food it was added to. */
function isOfHost(
  { joiner, quantity: { measure, holder } }: Phrase,
  { addedTo, quantity, ...last }: FoodPhrase,
  host: FoodPhrase | undefined,
  matches: PhraseMatches,
): boolean {
  if (addedTo === undefined || host === undefined || host.quantity.measure !== undefined) return false;
  if (holder !== undefined && comesIn(host, holder, matches))
    return !comesIn({ ...last, quantity }, holder, matches);
  if (quantity.said !== 'nothing') return false;
  return COMPOSED.has(addedTo) ? measure?.kind === 'mass' : DRINK_GROUPS.has(addedTo) && joiner !== 'aside';
}

/** Joins phrases into items: several to one name, parts into their dish, amounts and "no sugar" to the item before. */
export function groupPhrases(read: readonly Phrase[], matches: PhraseMatches): FoodPhrase[] {
  const phrases = joinCompounds(
    joinStates(joinAsides(joinAmounts(pairAmounts(resolveWholes(read, matches))))),
    matches,
  );
  const items: FoodPhrase[] = [];
  let inList: Joiner | undefined;
  let host: FoodGroup | undefined;
  for (let at = 0; at < phrases.length;) {
    const phrase = phrases[at];
    const last = items.at(-1);
    if (phrase === undefined) break;
    at += 1;
    const shared = sharedPlace(items, phrase);
    const whole = items[shared];
    if (last !== undefined && isNegatedToo(last, phrase, matches)) {
      const absent = phrase.terms.map((term) => ({ ...term, text: `-${term.text}`, post: true }));
      items[items.length - 1] = { ...last, terms: [...last.terms, ...absent], end: phrase.end };
    } else if (phrase.joiner === 'correction' && last !== undefined) {
      items.splice(0, items.length, ...correctItems(items, phrase));
      inList = undefined;
    } else if (whole !== undefined) {
      items[shared] = applyAmount(whole, phrase);
    } else if (phrase.joiner === 'into' && last !== undefined) {
      items[items.length - 1] = addInto(last, phrase, matches);
      items.push(mergeSpan([phrase]));
    } else if (phrase.removes || (isNegated(phrase) && items.some((item) => isExactly(item, phrase.terms)))) {
      const place = items.findLastIndex((item) => sameFood(item, phrase.terms));
      if (place >= 0) items.splice(place, 1);
    } else if (
      phrase.terms.length === 0 ||
      (phrase.quantity.measure !== undefined && areWeak(phrase.terms) && last !== undefined)
    ) {
      if (last !== undefined) applyToLast(items, phrase, matches);
      inList = undefined;
    } else if (
      last !== undefined &&
      phrase.joiner !== 'sentence' &&
      (isNegated(phrase) ||
        isPartOf(last, phrase, inList, matches) ||
        (phrases[at]?.joiner !== 'comma' && isFilling(last, phrase, matches)))
    ) {
      if (/with|made|amount/.test(phrase.joiner)) inList = phrase.joiner;
      items[items.length - 1] = isNegated(phrase)
        ? { ...last, terms: [...last.terms, ...asPost(phrase.terms)], end: phrase.end }
        : withPart(last, phrase, matches);
    } else if (last !== undefined && isKindOf(last, phrase, matches)) {
      const { quantity, end } = phrase;
      items[items.length - 1] = { ...last, terms: [...phrase.terms, ...last.terms], quantity, end };
    } else if (last !== undefined && isSaidAgain(last, phrase, matches)) {
      items[items.length - 1] = applyAmount(last, phrase);
    } else if (
      last !== undefined &&
      phrase.joiner === 'aside' &&
      isOpen(phrase) &&
      phrases[at - 2]?.terms.length !== 0
    ) {
      items[items.length - 1] = {
        ...last,
        terms: glossed(last.terms, phrase.terms, matches),
        end: phrase.end,
      };
      inList = 'made';
    } else {
      if (last !== undefined && isBareWhole(last, phrase, matches)) items.pop();
      const length = jointLength(phrases, at - 1, matches);
      const span = phrases.slice(at - 1, at - 1 + length);
      at += length - 1;
      const draft = timesEach(mergeSpan(span), last);
      const isStirred = last !== undefined && isStirredIn(last, phrase, matches);
      const isAdded = last !== undefined && isAddition(phrase, host, isStirred);
      if ((phrase.joiner === 'with' || isStirred) && last !== undefined)
        host = matches.best(last.terms)?.food.group;
      else if (!isAdded) host = undefined;
      if (last !== undefined && areTogether(last, phrase, matches))
        items[items.length - 1] = { ...last, quantity: draft.quantity };
      items.push(isAdded && host !== undefined ? { ...draft, addedTo: host } : draft);
      if (span.some(({ joiner }, place) => place > 0 && joiner === 'with'))
        host = matches.best(draft.terms)?.food.group;
      inList = span.slice(1).find(({ joiner }) => joiner === 'with' || joiner === 'made')?.joiner;
    }
  }
  return items;
}
