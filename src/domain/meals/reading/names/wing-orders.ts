import type { TextToken } from '#domain/foods/search/text.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/** Orders of wings without the word: "Wingstop 10 pc lemon pepper and ranch". */

const BRANDS: readonly (readonly string[])[] = [
  ['wingstop'],
  ['wing', 'stop'],
  ['bww'],
  ['bdubs'],
  ['buffalo', 'wild', 'wings'],
  ['hooters'],
  ['wing', 'zone'],
];
const PIECES = /^(pc|pcs|piece|pieces|ct|count)$/;
const FLAVOR =
  /^(lemon|pepper|mango|habanero|garlic|parmesan|parm|hickory|smoked|bbq|barbecue|cajun|atomic|louisiana|rub|original|hot|mild|medium|spicy|korean|honey|buffalo|teriyaki|plain|nashville|carolina|gold|sweet|chili|asian|zing|jerk|caribbean|sriracha|dry|naked|classic|blazin|flavou?r)$/;
const KIND = /^(boneless|bone|in|traditional|classic|-)$/;
const NAMED = /^(wings?|tenders?|strips?|nuggets?|thighs?|bites?|sandwich|fries)$/;

const MIN_FLAVORS = 2;

/** "6 mango habanero wings": wings by the number, not mangoes. */
function withoutWingFlavors(tokens: readonly TextToken[]): readonly TextToken[] {
  const wings = tokens.findIndex(({ text }) => /^wings?$/.test(text));
  let from = wings;
  while (from > 0 && FLAVOR.test(at(tokens, from - 1))) from -= 1;
  const isCounted = tokens[from - 1]?.kind === 'number' && wings - from >= MIN_FLAVORS;
  return isCounted ? [...tokens.slice(0, from), ...tokens.slice(wings)] : tokens;
}

/** Names the wings that a brand's order counts, without their flavor. */
export function withOrderedWings(said: readonly TextToken[]): readonly TextToken[] {
  const tokens = withoutWingFlavors(said);
  const start = tokens.findIndex((_, place) =>
    BRANDS.some((brand) => brand.every((word, next) => at(tokens, place + next) === word)),
  );
  if (start < 0) return tokens;
  const brand = BRANDS.find((words) => words.every((word, next) => at(tokens, start + next) === word)) ?? [];
  const count = start + brand.length;
  const number = tokens[count];
  if (number?.kind !== 'number') return tokens;
  let place = count + (PIECES.test(at(tokens, count + 1)) ? 2 : 1);
  let isBoneless = false;
  while (KIND.test(at(tokens, place))) {
    isBoneless ||= at(tokens, place) === 'boneless';
    place += 1;
  }
  const from = place;
  while (FLAVOR.test(at(tokens, place))) place += 1;
  const isWings = !NAMED.test(at(tokens, place));
  if (!isWings && !/^wings?$/.test(at(tokens, place))) return tokens;
  if (
    isWings &&
    !isEnd(tokens[place]) &&
    !/^(and|with|w|&|\+|n|plus)$/.test(at(tokens, place)) &&
    place === from
  )
    return tokens;
  const noun = isBoneless ? ['boneless', 'wings'] : ['chicken', 'wings'];
  return [
    ...tokens.slice(0, start),
    number,
    ...noun.map((word) => asToken(number, 'word', word)),
    ...tokens.slice(isWings ? place : place + 1),
  ];
}
