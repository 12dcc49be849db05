import type { TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

/** Measures of spirits: "double vodka", "rum and coke, double measure". A mixed drink has one measure of its spirit. */

const SPIRIT =
  /^(vodkas?|gins?|rums?|whisk(?:e?y|e?ys|ies)|bourbons?|tequilas?|scotch|scotches|brand(?:y|ies)|cognacs?|mezcals?|baileys|amaretto|sambucas?|schnapps|jameson|jagermeister|malibu)$/;
const TIMES: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3, treble: 3, quadruple: 4 };
/** A "large" spirit of a bar is a double. */
const POURED: Readonly<Record<string, number>> = { ...TIMES, small: 1, large: 2, big: 2 };
const MEASURE = /^(measures?|shots?|pours?|tots?|spirits?)$/;
/** Mixers of drinks that are known by their name: "gin and tonic". */
const MIXER = /^(?:(?:coke|cola|pepsi|tonic|soda|lemonade|coffee|sour)s?|bull|ginger)$/;
const JOINS = /^(and|&|n|with|diet|red|lime|club|w|\/)$/;
const MAX_MIXER = 4;

/** End of the mixer in "vodka and diet coke"; the position itself if the spirit isn't mixed into a drink of that name. */
function mixerEnd(tokens: readonly TextToken[], from: number): number {
  let end = from;
  while (end < from + MAX_MIXER && JOINS.test(at(tokens, end))) end += 1;
  return MIXER.test(at(tokens, end)) ? end + 1 : from;
}

/** The second measure of a mixed drink, mL: 25 to 44 by country, and recipes of long drinks already have a generous first. */
const ONE_MORE_ML = 30;
const moreOf = (spirit: TextToken, measures: number): TextToken[] => [
  asToken(spirit, 'word', 'plus'),
  asToken(spirit, 'number', `${measures * ONE_MORE_ML}`),
  asToken(spirit, 'word', 'ml'),
  asToken(spirit, 'word', 'of'),
  spirit,
];

const shotsOf = (spirit: TextToken, shots: number): TextToken[] => [
  asToken(spirit, 'number', `${shots}`),
  asToken(spirit, 'word', 'shots'),
  asToken(spirit, 'word', 'of'),
  spirit,
];

/** "Double vodka", "2 double whiskies", "a double measure of rum". */
const beforeSpirit: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || TIMES[token.text] === undefined) return undefined;
  const of = MEASURE.test(at(tokens, place + 1)) ? place + 2 : place + 1;
  const next = at(tokens, of) === 'of' ? of + 1 : of;
  const spirit = tokens[next];
  if (spirit === undefined || !SPIRIT.test(spirit.text)) return undefined;
  const times = TIMES[token.text] ?? 1;
  const end = mixerEnd(tokens, next + 1);
  if (times === 1) return { read: tokens.slice(next, end), end };
  if (end === next + 1) return { read: shotsOf(spirit, times), end };
  return { read: [...tokens.slice(next, end), ...moreOf(spirit, times - 1)], end };
};

/** "2 double whiskies" are four measures, and "2 double vodka and coke" two drinks with one more measure each. */
const countedDoubles: Rewrite = (tokens, place) => {
  const count = readNumber(tokens, place);
  const times = TIMES[at(tokens, count?.next ?? -1)];
  const spirit = tokens[(count?.next ?? 0) + 1];
  if (count === undefined || times === undefined || spirit === undefined || !SPIRIT.test(spirit.text))
    return undefined;
  const pure = count.next + 2;
  const end = mixerEnd(tokens, pure);
  if (end === pure) return { read: shotsOf(spirit, count.value * times), end };
  const mixed = tokens.slice(count.next + 1, end);
  // "2 vodka and cokes": the count is of both.
  const drinks = mixed.map((token, index) =>
    index === mixed.length - 1 && !token.text.endsWith('s')
      ? asToken(token, 'word', `${token.text}s`)
      : token,
  );
  const more = times > 1 ? moreOf(spirit, count.value * (times - 1)) : [];
  return { read: [...tokens.slice(place, count.next), ...drinks, ...more], end };
};

const MAX_BEFORE = 8;

/** "Rum and coke, a double", "whisky, large measure": the measure of the drink before. */
const behindDrink: Rewrite = (tokens, place) => {
  if (!/^[,(–—-]$/.test(at(tokens, place))) return undefined;
  const word = /^(a|an)$/.test(at(tokens, place + 1)) ? place + 2 : place + 1;
  const times = POURED[at(tokens, word)];
  const isMeasure = MEASURE.test(at(tokens, word + 1));
  const end = isMeasure ? word + 2 : word + 1;
  const isBare = isMeasure || TIMES[at(tokens, word)] !== undefined;
  if (times === undefined || !isBare || !isEnd(tokens[end])) return undefined;
  const from =
    tokens.findLastIndex((token, before) => before < place && isEnd(token) && token.text !== '&') + 1;
  const spirit = tokens
    .slice(Math.max(from, place - MAX_BEFORE), place)
    .find(({ text }) => SPIRIT.test(text));
  // "Cheeseburger, a double": no dish of the name follows.
  if (spirit === undefined) return isMeasure ? undefined : { read: [], end };
  const isMixed = mixerEnd(tokens, tokens.indexOf(spirit) + 1) > tokens.indexOf(spirit) + 1;
  const more = isMixed
    ? moreOf(spirit, times - 1)
    : tokens[place - 1] === spirit
      ? [asToken(spirit, 'mark', ','), ...shotsOf(spirit, times).slice(0, 2)]
      : [asToken(spirit, 'word', 'plus'), ...shotsOf(spirit, times - 1)];
  const plus = times > 1 ? more : [];
  return { read: plus, end: at(tokens, place) === '(' && at(tokens, end) === ')' ? end + 1 : end };
};

/** "2 single malts" are of whisky. */
const singleMalt: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token?.text !== 'single' || !/^malts?$/.test(at(tokens, place + 1))) return undefined;
  const end = SPIRIT.test(at(tokens, place + 2)) ? place + 3 : place + 2;
  return { read: [asToken(token, 'word', 'scotch')], end };
};

export const spiritMeasure: Rewrite = (tokens, place) =>
  singleMalt(tokens, place) ??
  countedDoubles(tokens, place) ??
  beforeSpirit(tokens, place) ??
  behindDrink(tokens, place);
