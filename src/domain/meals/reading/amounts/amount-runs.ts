import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { JOINS_NEXT } from '#domain/meals/reading/amounts/rewrites/behind-food.ts';
import { readNumber } from './numbers.ts';
import { readQuantity } from './quantity.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { readMeasure } from './read-units.ts';
import type { Clause } from '#domain/meals/reading/text/split-clauses.ts';

/** Foods separated only by their amounts: "4oz salmon 1/2c quinoa", "steak 8oz potato 200g", "2 eggs 1 toast". */

interface Amount {
  readonly from: number;
  readonly to: number;
  /** Whether it has a mass or volume unit, or an "x", and so can come after its food. */
  readonly canTrail: boolean;
}

/** More foods in one clause are a list without any punctuation. */
const MAX_PIECES = 30;

const isTimes = (token: TextToken | undefined): boolean => /^[x×]$/.test(token?.text ?? '');

function amountAt(tokens: readonly TextToken[], from: number, { isNumberName }: Lexicon): Amount | undefined {
  if (isTimes(tokens[from]) && tokens[from + 1]?.kind === 'number')
    return { from, to: from + 2, canTrail: true };
  const number = readNumber(tokens, from);
  if (number === undefined || isNumberName(tokens.slice(from).map(({ text }) => text))) return undefined;
  const canTrail = readMeasure({ tokens, at: number.next }, true) !== undefined;
  const isCount = canTrail || (number.value <= MAX_PIECES && Number.isInteger(2 * number.value));
  const { next } = readQuantity(tokens, from);
  return isCount && next > from ? { from, to: next, canTrail } : undefined;
}

function amountsIn(tokens: readonly TextToken[], lexicon: Lexicon): Amount[] {
  const amounts: Amount[] = [];
  for (let place = 0; place < tokens.length;) {
    const amount = amountAt(tokens, place, lexicon);
    if (amount !== undefined) amounts.push(amount);
    place = amount?.to ?? place + 1;
  }
  return amounts;
}

/** Units that are foods of their own behind another: "soup 2 rolls", "rice 2 eggs". */
const OWN_PIECES = /^(roll|egg|cake|cookie|cracker|sandwich|kebab|steak)s?$/;

/** "Flat white 1 sugar": spoons of it. */
const STIRRED = /^(sugars?|sweeteners?|splenda|canderel)$/;

/** Whether a count in mid-clause counts what follows it: "salad 2 boiled eggs", but not "Subway 6 inch tuna". */
function countsNext(tokens: readonly TextToken[], { from, to, canTrail }: Amount): boolean {
  const rest = tokens.slice(to);
  const [next] = rest;
  const end = rest.at(-1)?.text ?? '';
  const isCount = !canTrail && to === from + 1 && from > 0 && rest.every(({ kind }) => kind === 'word');
  const isUnit = isUnitWord(next?.text ?? '') && !OWN_PIECES.test(next?.text ?? '');
  return (
    isCount &&
    next !== undefined &&
    !isUnit &&
    (STIRRED.test(end) || ((OWN_PIECES.test(end) || stemWord(end) !== end) && end.endsWith('s')))
  );
}

/** "Tomato soup 2 slices of bread", "soup 2 slices bread": the unit is that of the food behind it. */
function measuresNext(
  tokens: readonly TextToken[],
  name: readonly string[],
  { from, to, canTrail }: Amount,
  { comesIn }: Lexicon,
): boolean {
  if (canTrail || from === 0) return false;
  const isOf = tokens[to - 1]?.text === 'of';
  const unit = stemWord(tokens[isOf ? to - 2 : to - 1]?.text ?? '');
  if (to - from < 2 || !isUnitWord(unit)) return false;
  const behind = tokens.slice(to).map(({ text }) => text);
  return behind.length > 0 && (isOf || comesIn(behind, unit)) && !comesIn(name, unit);
}

/** Where a clause with several amounts splits into foods; none if it names only one food. */
function cutsOf(tokens: readonly TextToken[], lexicon: Lexicon): number[] {
  const amounts = amountsIn(tokens, lexicon);
  const [first, ...more] = amounts;
  const last = more.at(-1);
  const hasFood = (from: number, to: number): boolean =>
    tokens.slice(from, to).some(({ kind, text }) => kind === 'word' && lexicon.mayBeFood(text));
  if (first === undefined) return [];
  const before = tokens.slice(0, first.from).map(({ text }) => text);
  const name = before.slice(readQuantity(tokens.slice(0, first.from), 0).next);
  const isNext =
    ((lexicon.isSizeName(before) || lexicon.isSizeName(name)) && countsNext(tokens, first)) ||
    (lexicon.isSizeName(name) && measuresNext(tokens, name, first, lexicon));
  if (last === undefined && isNext && hasFood(first.to, tokens.length)) return [first.from];
  // "Waffles x2 syrup"
  if (last === undefined)
    return isTimes(tokens[first.from]) &&
      !isUnitWord(tokens[first.to]?.text ?? '') &&
      hasFood(0, first.from) &&
      hasFood(first.to, tokens.length)
      ? [first.to]
      : [];
  const foodAfter = (place: number): boolean =>
    hasFood(amounts[place]?.to ?? 0, amounts[place + 1]?.from ?? tokens.length);
  if (!hasFood(0, first.from))
    return more.flatMap(({ from }, place) => (foodAfter(place) && foodAfter(place + 1) ? [from] : []));
  // "Oats 35g whey 1 scoop milk 200ml"
  const areBehind = first.canTrail && amounts.every(({ canTrail, from, to }) => canTrail || to - from > 1);
  if (last.to === tokens.length && areBehind)
    return amounts.flatMap(({ to }, place) => (foodAfter(place) ? [to] : []));
  // "chicken 6oz 1c rice", "prawns 130g fried in 1 tsp oil": one amount behind its food, the next before it.
  return more.flatMap(({ from, canTrail }, place) => {
    const one = amounts[place];
    const isBehind = one?.to === from || /^(in|with|using)$/.test(tokens[from - 1]?.text ?? '');
    return isBehind && one?.canTrail === true && canTrail && foodAfter(place + 1) ? [from] : [];
  });
}

/** "Cod fried in a tsp of butter": where the measured fat starts. */
function cutAtFat(tokens: readonly TextToken[], { mayBeFood }: Lexicon): number[] {
  const place = tokens.findIndex(({ text }, at) => at > 0 && /^(in|using)$/.test(text));
  if (place < 0) return [];
  const { quantity, next } = readQuantity(tokens, place + 1);
  const named = (part: readonly TextToken[]): boolean =>
    part.some(({ kind, text }) => kind === 'word' && mayBeFood(text));
  return quantity.measure !== undefined && named(tokens.slice(0, place)) && named(tokens.slice(next))
    ? [place + 1]
    : [];
}

const ARTICLE = /^an?$/;
/** Verbs that are foods too. */
const VERB = /^(spread|dip|roast|drink)$/;

/** Whether words name a food, with or without an amount: "cup of tea". */
function isFood(tokens: readonly TextToken[], { isSizeName }: Lexicon): boolean {
  const rest = tokens.slice(readQuantity(tokens, 0).next).map(({ text }) => text);
  const name = rest[1] === 'of' && isUnitWord(rest[0] ?? '') ? rest.slice(2) : rest;
  return name.length > 0 && isSizeName(name);
}

/** "2 eggs a glass of juice", "a banana 30 g almonds", as dictated: where an amount behind a food starts another, if either has an article. */
function cutsAtArticles(tokens: readonly TextToken[], lexicon: Lexicon): number[] {
  const cuts: number[] = [];
  let from = 0;
  const starts = (at: number): boolean =>
    ARTICLE.test(tokens[at]?.text ?? '') || amountAt(tokens, at, lexicon) !== undefined;
  for (let at = 1; at < tokens.length; at += 1) {
    const isArticle = [from, at].some((place) => ARTICLE.test(tokens[place]?.text ?? ''));
    if (!isArticle || JOINS_NEXT.test(tokens[at - 1]?.text ?? '') || !starts(at)) continue;
    const before = tokens.slice(from, at);
    // "I spread a tablespoon of margarine on my bagel."
    if (!isFood(before, lexicon) || (before.length === 1 && VERB.test(before[0]?.text ?? ''))) continue;
    const { next } = readQuantity(tokens, at);
    const end = tokens.findIndex((_, place) => place > next && starts(place));
    if (!isFood(tokens.slice(at, end < 0 ? undefined : end), lexicon)) continue;
    cuts.push(at);
    from = at;
  }
  return cuts;
}

/** Splits the clause into one per amount, each with its food. */
export function cutAmountRuns(clause: Clause, lexicon: Lexicon): Clause[] {
  const split = (tokens: readonly TextToken[], cuts: readonly number[]): readonly TextToken[][] =>
    [0, ...cuts].map((from, place) => tokens.slice(from, cuts[place]));
  return split(clause.tokens, cutsAtArticles(clause.tokens, lexicon))
    .flatMap((part) => {
      const runs = cutsOf(part, lexicon);
      return split(part, runs.length > 0 ? runs : cutAtFat(part, lexicon));
    })
    .map((tokens, place) => ({ ...clause, joiner: place === 0 ? clause.joiner : 'comma', tokens }));
}
