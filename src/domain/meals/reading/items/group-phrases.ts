import type { FoodGroup } from '#domain/foods/food.ts';
import {
  applyAmount,
  isExactly,
  isKindOf,
  isShare,
  sameFood,
  sharedPlace,
  timesEach,
  withEachHelping,
} from '#domain/meals/reading/amounts/apply-amount.ts';
import {
  areTogether,
  asSandwich,
  isAddition,
  isStirredIn,
  putTogether,
  withMilkInside,
} from './additions.ts';
import { asPost, type FoodPhrase } from './food-phrase.ts';
import { joinFrozenMeals, withoutMeasuredOut } from '#domain/meals/reading/wholes/listed-parts.ts';
import { endsName, isGloss, withGloss } from './glosses.ts';
import { joinAmounts, joinAsides, joinStates } from './join-amounts.ts';
import { jointLength, mergeSpan } from './join-phrases.ts';
import { COMPOSED, isBareWhole, isOpen, isPartOf } from './part-of-dish.ts';
import { isFilling } from './fillings.ts';
import { isRichSpread, mergePart } from './merge-part.ts';
import { joinNamed } from './category-first.ts';
import { corrections } from './only-eaten-items.ts';
import { isNegated, isNegatedToo } from './negated.ts';
import { openBurritos, readFillings } from './fillings.ts';
import { asPieces } from './pieces.ts';
import { pairAmounts } from '#domain/meals/reading/amounts/pair-amounts.ts';
import { areStates, areWeak, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { isMeasured } from '#domain/meals/reading/amounts/quantity.ts';
import { partOf } from '#domain/meals/reading/amounts/part-of-amount.ts';
import { joinCompounds } from './compounds.ts';
import type { Phrase } from './read-clause.ts';
import type { Joiner } from '#domain/meals/reading/text/split-clauses.ts';
import { withoutRemainders } from './remainders.ts';
import { applyToLast } from '#domain/meals/reading/amounts/apply-to-last.ts';
import { withOrderedParts } from '#domain/meals/reading/wholes/ordered-parts.ts';
import { resolveWholes } from '#domain/meals/reading/wholes/resolve-wholes.ts';

/** "A noodle soup" is another name for fideo, if all of its words are among the dish's names. */
const MIN_KIND_SCORE = 0.6;
const isNameOf = (item: FoodPhrase, terms: Phrase['terms'], matches: PhraseMatches): boolean => {
  const own = matches.best(item.terms)?.food;
  if (own === undefined || matches.best(terms)?.food === own) return own !== undefined;
  return (
    terms.length > 1 &&
    COMPOSED.has(own.group) &&
    matches
      .of(terms)
      .some(
        ({ food, score, matchedTerms }) =>
          food === own && score >= MIN_KIND_SCORE && terms.every(({ text }) => matchedTerms.has(text)),
      )
  );
};

/** "A bowl of fideo, a noodle soup of my mother's": another name for the previous food. */
const isSaidAgain = (
  item: FoodPhrase,
  { joiner, quantity, terms }: Phrase,
  matches: PhraseMatches,
): boolean =>
  ((joiner === 'comma' && quantity.said === 'article') ||
    (joiner === 'aside' && isMeasured(quantity) && isShare(item.quantity))) &&
  terms.length > 0 &&
  item.quantity.said !== 'nothing' &&
  isNameOf(item, terms, matches);

/** "Most of the steak (9 oz steak)": a share of a food that is named again. */
const saidAgain = (item: FoodPhrase, phrase: Phrase): FoodPhrase =>
  isShare(item.quantity)
    ? { ...item, end: phrase.end, quantity: partOf(phrase.quantity, item.quantity) }
    : applyAmount(item, phrase);

/** Words that match no food can't absorb words that do: "first thing I ate was a tuna melt". */
const HOST_SCORE = 0.5;
const HOST_SCORE_WORD = 0.75;
const OWN_SCORE = 0.6;
const canHold = (item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean =>
  (matches.best(item.terms)?.score ?? 0) >=
    (item.terms.length === 1 && item.quantity.said === 'nothing' ? HOST_SCORE_WORD : HOST_SCORE) ||
  (matches.best(phrase.terms)?.score ?? 0) < OWN_SCORE ||
  areStates(phrase.terms);

const DISH_SCORE = 0.9;
/** "Chili w/ beans 1.5 c": the amount behind a dish's part is that of the dish. */
const isAmountOfDish = (item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean =>
  phrase.joiner === 'with' &&
  phrase.isTrailing === true &&
  isMeasured(phrase.quantity) &&
  item.quantity.said === 'nothing' &&
  !isMeasured(item.quantity) &&
  COMPOSED.has(matches.best(item.terms)?.food.group ?? 'other') &&
  (matches.best([...item.terms, ...asPost(phrase.terms)])?.score ?? 0) >= DISH_SCORE;

/** Phrases with the amounts, states, brackets and names that belong to them. */
function withAmountsAndStates(read: readonly Phrase[], matches: PhraseMatches): readonly Phrase[] {
  const ordered = withOrderedParts(joinFrozenMeals(read), matches);
  const filled = readFillings(withMilkInside(ordered, matches), matches);
  const named = resolveWholes(
    withoutMeasuredOut(openBurritos(joinNamed(filled, matches), matches), matches),
    matches,
  );
  return joinCompounds(joinStates(joinAsides(joinAmounts(pairAmounts(named)))), matches);
}

/** The item without the foods of the phrase. */
function withoutToo(item: FoodPhrase, { terms, end }: Phrase): FoodPhrase {
  const absent = terms.map((term) => ({ ...term, text: `-${term.text}`, post: true }));
  return { ...item, terms: [...item.terms, ...absent], end };
}

/** Removes the last item of the food that the phrase takes away. */
function removeLast(items: FoodPhrase[], { terms }: Phrase): void {
  const place = items.findLastIndex((item) => sameFood(item, terms));
  if (place >= 0) items.splice(place, 1);
}

/** Merges phrases into items: several with one name, parts into their dish, amounts and "no sugar" into the previous item. */
export function groupPhrases(read: readonly Phrase[], matches: PhraseMatches): FoodPhrase[] {
  const phrases = withAmountsAndStates(withoutRemainders(read, matches), matches);
  const items: FoodPhrase[] = [];
  let inList: Joiner | undefined;
  let host: FoodGroup | undefined;
  for (let at = 0; at < phrases.length;) {
    const last = items.at(-1);
    const phrase = asPieces(asSandwich(phrases[at], items, matches), last, matches);
    if (phrase === undefined) break;
    at += 1;
    const shared = sharedPlace(items, phrase);
    const whole = items[shared];
    const both = putTogether(last, phrase, matches);
    const corrected = corrections(items, phrases.slice(0, at), matches);
    if (corrected !== undefined) {
      items.splice(0, items.length, ...corrected);
      inList = undefined;
    } else if (last !== undefined && isNegatedToo(last, phrase, matches)) {
      items[items.length - 1] = withoutToo(last, phrase);
    } else if (last !== undefined && endsName(last, phrase, matches)) {
      items[items.length - 1] = { ...last, terms: [...last.terms, ...phrase.terms], end: phrase.end };
    } else if (whole !== undefined) {
      items[shared] = applyAmount(whole, phrase);
    } else if (both !== undefined) {
      items.splice(-1, 1, ...both);
    } else if (phrase.removes || (isNegated(phrase) && items.some((item) => isExactly(item, phrase.terms)))) {
      removeLast(items, phrase);
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
        (isPartOf(last, phrase, inList, matches) &&
          canHold(last, phrase, matches) &&
          !isRichSpread(last, phrase, matches)) ||
        isFilling(items, phrase, phrases[at], matches))
    ) {
      if (/with|made|amount/.test(phrase.joiner)) inList = phrase.joiner;
      if (inList === 'made' && phrase.joiner === 'and') inList = 'and';
      if (phrase.joiner === 'with') host = matches.best(last.terms)?.food.group;
      items[items.length - 1] = isNegated(phrase)
        ? { ...last, terms: [...last.terms, ...asPost(phrase.terms)], end: phrase.end }
        : mergePart(last, phrase, matches);
    } else if (last !== undefined && isAmountOfDish(last, phrase, matches)) {
      items[items.length - 1] = { ...mergePart(last, phrase, matches), quantity: phrase.quantity };
    } else if (last !== undefined && isKindOf(last, phrase, matches)) {
      const { end } = phrase;
      const quantity = isOpen(phrase) ? last.quantity : phrase.quantity;
      items[items.length - 1] = { ...last, terms: [...phrase.terms, ...last.terms], quantity, end };
    } else if (last !== undefined && isSaidAgain(last, phrase, matches)) {
      items[items.length - 1] = saidAgain(last, phrase);
    } else if (last !== undefined && isGloss(last, phrase, phrases[at - 2], matches)) {
      items[items.length - 1] = withGloss(last, phrase, matches);
      inList = 'aside';
    } else {
      if (last !== undefined && isBareWhole(last, phrase, matches)) items.pop();
      const length = jointLength(phrases, at - 1, matches);
      const span = [phrase, ...phrases.slice(at, at - 1 + length)];
      at += length - 1;
      const draft = withEachHelping(timesEach(mergeSpan(span), last), phrase, last, matches);
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
