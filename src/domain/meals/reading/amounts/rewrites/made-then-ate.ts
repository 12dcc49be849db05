import type { TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { readQuantity } from '#domain/meals/reading/amounts/quantity.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

/** "Baked a 900 g sourdough, had two thick slices": what was made or bought is weighed, what was eaten is counted. */

const MADE =
  /^(baked|made|cooked|roasted|grilled|smoked|prepared|bought|got|ordered|opened|picked|defrosted|thawed|brewed|found|have|started)$/;
const DETERMINER = /^(up|out|off|a|an|the|my|our|this|another|some|myself|new|fresh|big|whole)$/;
const NAME_ENDS =
  /^(and|but|then|so|which|that|with|w|for|from|on|at|in|this|last|yesterday|today|earlier|on|off|to|plus|i|we|it)$/;
const ATE =
  /^(had|ate|eaten|drank|tried|scoffed|devoured|demolished|nibbled|munched|finished|sliced|enjoyed|used|took|taken)$/;
const BETWEEN =
  /^(and|but|then|so|i|we|just|only|this|last|morning|afternoon|evening|night|yesterday|today|earlier|week|weekend|myself|ended|up|having|,|;|[.–—\n-]|on|at|from|the|market|shop|store|bakery|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const NEAR = /^(about|around|roughly|only|just|maybe|like|probably)$/;
/** What may follow the eaten amount. */
const AFTER =
  /^(with|w|and|on|plus|for|of|after|before|at|this|today|tonight|so|but|then|from|as|toasted|spread|topped|warm)$/;
const IT = /^(it|them|that|those)$/;
const MAX_NAME = 4;
const MAX_BETWEEN = 8;

/** End of the words that all match. */
function skip(tokens: readonly TextToken[], from: number, words: RegExp): number {
  let end = from;
  while (words.test(at(tokens, end))) end += 1;
  return end;
}

/** The amount behind a verb of eating, if no food of its own follows it. */
function eatenAt(
  tokens: readonly TextToken[],
  verb: number,
): { readonly said: readonly TextToken[]; readonly hasUnit: boolean; readonly end: number } | undefined {
  const from = skip(tokens, verb + 1, NEAR);
  const read = readQuantity(tokens, from);
  const isServed = /^(bowls?|plates?|bowlfuls?|platefuls?)$/.test(at(tokens, read.next));
  const { quantity, next } = isServed ? { ...read, next: read.next + 1 } : read;
  const hasUnit = isServed || (quantity.portionUnit ?? quantity.measure) !== undefined;
  const number = readNumber(tokens, from);
  const isCount = number !== undefined && Number.isInteger(number.value) && number.value < 100;
  if (!(hasUnit ? quantity.said !== 'nothing' : isCount) || quantity.amount < 1) return undefined;
  const isOfIt = IT.test(at(tokens, next)) || (at(tokens, next) === 'of' && IT.test(at(tokens, next + 1)));
  const end = isOfIt ? (at(tokens, next) === 'of' ? next + 2 : next + 1) : next;
  const last = at(tokens, next - 1) === 'of' ? next - 1 : next;
  const isWhole = isEnd(tokens[end]) || AFTER.test(at(tokens, end));
  return isWhole && (isOfIt || at(tokens, end) !== 'of')
    ? { said: tokens.slice(from, last), hasUnit, end }
    : undefined;
}

const BIRD = /^(chicken|turkey|duck|goose)$/;
const PART = /^(breasts?|legs?|thighs?|wings?|drumsticks?)$/;

/** "Roasted a 2 kg chicken, had a breast and two wings": parts of the bird, which stays uncounted. */
function partsOfBird(
  tokens: readonly TextToken[],
  name: readonly TextToken[],
  from: number,
): { readonly read: readonly TextToken[]; readonly end: number } | undefined {
  const bird = name.find(({ text }) => BIRD.test(text));
  const first = readQuantity(tokens, from).next;
  if (bird === undefined || !PART.test(at(tokens, first))) return undefined;
  const stop = tokens.findIndex(({ text }, place) => place > first && /^[.;!?\n]$/.test(text));
  const end = stop < 0 ? tokens.length : stop;
  const said = tokens.slice(from, end);
  const read = said.flatMap((token) => (PART.test(token.text) ? [bird, token] : [token]));
  return { read, end };
}

export const madeThenAte: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || !MADE.test(token.text)) return undefined;
  const { quantity, next } = readQuantity(tokens, skip(tokens, place + 1, DETERMINER));
  const { measure } = quantity;
  if (measure === undefined || measure.kind === 'energy' || quantity.said === 'nothing') return undefined;
  let nameEnd = next;
  while (tokens[nameEnd]?.kind === 'word' && !NAME_ENDS.test(at(tokens, nameEnd))) nameEnd += 1;
  if (nameEnd === next || nameEnd > next + MAX_NAME) return undefined;
  let verb = nameEnd;
  while (verb < nameEnd + MAX_BETWEEN && BETWEEN.test(at(tokens, verb))) verb += 1;
  if (verb === nameEnd || !ATE.test(at(tokens, verb))) return undefined;
  const parts = partsOfBird(tokens, tokens.slice(next, nameEnd), verb + 1);
  if (parts !== undefined) return parts;
  const eaten = eatenAt(tokens, verb);
  if (eaten === undefined) return undefined;
  const of = eaten.hasUnit ? [asToken(token, 'word', 'of')] : [];
  return { read: [...eaten.said, ...of, ...tokens.slice(next, nameEnd)], end: eaten.end };
};
