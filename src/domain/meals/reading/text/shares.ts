import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { asToken, isEnd, phraseEnd, textAhead, wordAt as at, wordCount } from './tokens.ts';
import { PEOPLE } from './people.ts';

/** The eaten share of a whole: "split a pizza with my wife", "nachos, shared between 3", "didn't finish the fries". */

export interface Reread {
  readonly read: readonly TextToken[];
  /** First token after it. */
  readonly end: number;
  /** Whether it is an amount of the food that the next words name. */
  readonly isPart?: true;
}

const SHARED = /^(split|splitting|shared|sharing|halved|divided)$/;
const MAX_SAID = 5;

const isPerson = (token: TextToken): boolean =>
  token.isCapital === true || PEOPLE.test(stemWord(token.text)) || PEOPLE.test(token.text);

/** Number of people sharing, and where the words for it end. */
export function sharersAt(
  tokens: readonly TextToken[],
  place: number,
): { count: number; end: number } | undefined {
  const word = at(tokens, place);
  const ways = readNumber(tokens, word === 'in' || word === 'into' ? place + 1 : place);
  if (ways !== undefined && ways.value > 1 && /^ways?$/.test(at(tokens, ways.next)))
    return { count: ways.value, end: ways.next + 1 };
  if (!/^(with|w|between|among|amongst)$/.test(word)) return undefined;
  const who = at(tokens, place + 1) === '/' ? place + 2 : place + 1;
  const end = phraseEnd(tokens, who);
  const said = tokens.slice(who, end);
  if (said.length === 0 || said.length > MAX_SAID) return undefined;
  const number = said
    .map((_, ahead) => readNumber(tokens, who + ahead)?.value)
    .find((value) => value !== undefined);
  const isWith = word === 'with' || word === 'w';
  const isCount = number !== undefined && said.length === 1 && !isWith;
  if (!isCount && !said.some(isPerson)) return undefined;
  return { count: isWith ? (number ?? 1) + 1 : (number ?? 2), end };
}

/** "Between 4 of us, I had my quarter": the same share, said again. */
export const OWN_PART =
  '(?:[.,;–—-] )?(?:(?:and|so|then) )?(?:i )?(?:had|ate|got) (?:(?:just|only) )?my (?:half|third|quarter|fifth|sixth|eighth|share|part|portion) ';
const SAID_AGAIN = new RegExp(`^${OWN_PART}`);
const OWN_PART_WORDS = 8;

const fractionOf = (token: TextToken, count: number): TextToken[] => [
  asToken(token, 'number', '1'),
  asToken(token, 'mark', '/'),
  asToken(token, 'number', `${count}`),
  asToken(token, 'word', 'of'),
];

/** An amount of the previous food: ", half of it". */
export const ofIt = (token: TextToken, share: readonly TextToken[]): TextToken[] => [
  asToken(token, 'mark', ','),
  ...share,
  asToken(token, 'word', 'it'),
];

/** Whether the words before a verb show that someone else ate too. */
function isAmongSubjects(tokens: readonly TextToken[], verb: number): boolean {
  const before = tokens.slice(Math.max(0, verb - MAX_SAID), verb);
  const said = before.slice(before.findLastIndex(isEnd) + 1);
  if (said.at(-1)?.text === 'we') return true;
  const and = said.findIndex(({ text }) => /^(and|n|&)$/.test(text));
  return and > 0 && said.some(({ text }) => /^(i|me)$/.test(text)) && said.some(isPerson);
}

/** Shares that are understood after "had" without "of it". */
const OWN_SHARE = /^(half|third|quarter|fifth)$/;

/** Whether the rest of a sentence says which share was eaten: ", had about a third". */
function statesShare(tokens: readonly TextToken[], from: number): boolean {
  const end = tokens.findIndex(({ text }, place) => place >= from && /^[.;!?\n]$/.test(text));
  const rest = tokens.slice(from, end < 0 ? tokens.length : end);
  const verb = rest.findIndex(({ text }) => /^(had|ate)$/.test(text));
  const share = rest.findIndex(({ text }) => OWN_SHARE.test(text));
  return verb >= 0 && share > verb && share <= verb + MAX_SAID && isEnd(rest[share + 1]);
}

/** "Split a pizza with my wife" becomes "1/2 of a pizza", "a pizza, split 3 ways" becomes "a pizza, 1/3 of it". */
export function readShared(tokens: readonly TextToken[], place: number): Reread | undefined {
  const token = tokens[place];
  if (token === undefined) return undefined;
  const between = /^(between|among|amongst)$/.test(token.text) ? sharersAt(tokens, place) : undefined;
  if (between && place > 0) {
    const again = SAID_AGAIN.exec(textAhead(tokens, between.end, OWN_PART_WORDS))?.[0];
    const end = again === undefined ? between.end : between.end + wordCount(again);
    return { read: ofIt(token, fractionOf(token, between.count)), end };
  }
  if (!SHARED.test(token.text)) return undefined;
  let food = place + 1;
  while (/^(it|them|this|that|these|evenly|equally)$/.test(at(tokens, food))) food += 1;
  const after = sharersAt(tokens, food);
  // "Shared with two friends, had about a third": the own share is what counts.
  if (after && place > 0 && statesShare(tokens, after.end)) return { read: [], end: after.end };
  if (after)
    return place > 0 ? { read: ofIt(token, fractionOf(token, after.count)), end: after.end } : undefined;
  const end = phraseEnd(tokens, food);
  for (let sharers = food + 1; sharers <= end; sharers += 1) {
    const said = sharersAt(tokens, sharers);
    if (said)
      return { read: [...fractionOf(token, said.count), ...tokens.slice(food, sharers)], end: said.end };
  }
  // "My wife and I split a pizza", "we shared nachos".
  const isStated = tokens
    .slice(end)
    .some(({ text }) => /^(half|third|quarter|most|some|bites?|slices?)$/.test(text));
  // "Then shared a tiramisu", with whomever.
  const isOfOne = token.text === 'shared' && /^(a|an|one)$/.test(at(tokens, food));
  return (isAmongSubjects(tokens, place) || isOfOne) && food < end && !isStated
    ? { read: [...fractionOf(token, 2), ...tokens.slice(food, end)], end }
    : undefined;
}

const SCALE = 1000;

/** What is left after a share: "0.75 of" after a quarter. */
export const restOf = (token: TextToken, share: number): TextToken[] => [
  asToken(token, 'number', `${Math.round((1 - share) * SCALE) / SCALE}`),
  asToken(token, 'word', 'of'),
];

const MAX_GIVEN = 8;
const GAVE = /^(gave|given|giving|fed|feeding|slipped|handed)$/;
const OWNER = /^(the|my|our|his|her|their)$/;

/** End of "the dog", "my son" at a position; the position itself if nobody is named. */
function personEnd(tokens: readonly TextToken[], place: number): number {
  const who = OWNER.test(at(tokens, place)) ? place + 1 : place;
  const token = tokens[who];
  return token !== undefined && isPerson(token) ? who + 1 : place;
}

/** End of "to the dog" in the next words; the position itself without it. */
function takerEnd(tokens: readonly TextToken[], from: number): { to: number; end: number } | undefined {
  for (let to = from; to <= from + MAX_GIVEN; to += 1) {
    const end = at(tokens, to) === 'to' ? personEnd(tokens, to + 1) : to;
    if (end > to + 1) return { to, end };
  }
  return undefined;
}

/** "Gave some of my sausage to the cat": most was eaten. */
function readSomeGiven(
  tokens: readonly TextToken[],
  place: number,
  from: number,
  taker: number,
): Reread | undefined {
  const token = tokens[place];
  const some =
    at(tokens, from) === 'some'
      ? from + 1
      : /^(a (bit|little|bite))$/.test(`${at(tokens, from)} ${at(tokens, from + 1)}`)
        ? from + 2
        : from;
  if (token === undefined || some === from || at(tokens, some) !== 'of') return undefined;
  const most = [asToken(token, 'word', 'most'), asToken(token, 'word', 'of')];
  if (taker > place + 1) return { read: most, end: some + 1 };
  const said = takerEnd(tokens, some + 1);
  return said && { read: [...most, ...tokens.slice(some + 1, said.to)], end: said.end };
}

/** "The baby ate most of my banana", "the dog got about half of it": the rest was eaten. */
export function readTaken(tokens: readonly TextToken[], place: number): Reread | undefined {
  const who = personEnd(tokens, place);
  const token = tokens[place];
  if (
    token === undefined ||
    who === place ||
    !/^(ate|had|got|stole|nicked|pinched|took|finished)$/.test(at(tokens, who))
  )
    return undefined;
  let from = who + 1;
  while (/^(a|about|roughly|maybe|probably|like|over|nearly|almost)$/.test(at(tokens, from))) from += 1;
  const taken = readNumber(tokens, from);
  if (taken === undefined || !(taken.value < 1)) return undefined;
  const isOf = at(tokens, taken.next) === 'of';
  const food = isOf ? taken.next + 1 : taken.next;
  // "The dog got about half of it": an amount of the food named before.
  if (place > 0 && isOf && /^(it|them|that|mine)$/.test(at(tokens, food)))
    return { read: ofIt(token, restOf(token, taken.value)), end: food + 1 };
  return at(tokens, food) === 'my' ? { read: restOf(token, taken.value), end: food } : undefined;
}

/** "Gave half my potato to the dog", "fed the cat a third of my tuna": the rest was eaten. */
export function readGiven(tokens: readonly TextToken[], place: number): Reread | undefined {
  const token = tokens[place];
  if (token === undefined || !GAVE.test(token.text)) return undefined;
  const taker = personEnd(tokens, place + 1);
  const from = /^(about|like|roughly)$/.test(at(tokens, taker)) ? taker + 1 : taker;
  const some = readSomeGiven(tokens, place, from, taker);
  if (some) return some;
  const given = readNumber(tokens, at(tokens, from) === 'a' ? from + 1 : from);
  if (given === undefined || !(given.value < 1)) return undefined;
  const food = at(tokens, given.next) === 'of' ? given.next + 1 : given.next;
  // "Gave my kid most of the milkshake, I had a third": the own share is what counts.
  if (statesShare(tokens, food)) return { read: [], end: food };
  const eaten = restOf(token, given.value);
  if (taker > place + 1) return { read: eaten, end: food };
  const said = takerEnd(tokens, food);
  if (said === undefined) return undefined;
  const isIt = /^(it|them|that)$/.test(at(tokens, food));
  return { read: isIt ? ofIt(token, eaten) : [...eaten, ...tokens.slice(food, said.to)], end: said.end };
}
