import type { TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import type { Reread } from './shares.ts';
import { CORRECTION } from './split-clauses.ts';
import { asToken, isEnd, phraseEnd, textAhead, wordAt as at, wordCount } from './tokens.ts';

/** One food chosen over another, or without a part: "picked the salad over the fries", "skipped the bun on my burger". */

const SWAP = /^(?:(?:swapped|switched|traded|exchanged|swap|swapping) (?:out )?|replaced |replacing )/;

/** "Swapped the fries for a salad", "replaced the bun with lettuce": the second was eaten. */
export function readSwap(tokens: readonly TextToken[], place: number, ahead: string): Reread | undefined {
  const said = SWAP.exec(ahead)?.[0];
  if (said === undefined) return undefined;
  const joint = said.startsWith('replac') ? /^(with|by)$/ : /^(for|with|to)$/;
  for (let end = place + wordCount(said); end < tokens.length && !isEnd(tokens[end]); end += 1)
    if (joint.test(at(tokens, end))) return { read: [], end: end + 1 };
  return undefined;
}

const HABIT =
  /^(?:(?:i|we) )?(?:(?:would|do) )?(?:usually|normally|typically|generally|always|often) (?:have|eat|get|go for|order|drink|make|take|do) /;
const THIS_TIME =
  /^(?:(?:today|tonight|yesterday|just|only|i|we|had|have|ate|went|for|it|was|got|this|time|morning|evening|week|[,:.]) )*/;
const AHEAD = 8;

/** "I usually have 2 biscuits but today only 1", "I always get fries but had a salad": what was different this time. */
export function readHabit(tokens: readonly TextToken[], place: number, ahead: string): Reread | undefined {
  const said = HABIT.exec(ahead)?.[0];
  const token = tokens[place];
  if (said === undefined || token === undefined) return undefined;
  const from = place + wordCount(said);
  let but = from;
  while (but < tokens.length && !/^(but|[.!?;\n])$/.test(at(tokens, but))) but += 1;
  if (at(tokens, but) !== 'but') return undefined;
  const next = textAhead(tokens, but + 1, AHEAD);
  const end = but + 1 + (THIS_TIME.exec(next)?.[0].split(' ').length ?? 1) - 1;
  const number = readNumber(tokens, end);
  const isAmount = number !== undefined && isEnd(tokens[number.next]);
  return { read: isAmount ? [...tokens.slice(from, but), asToken(token, 'mark', CORRECTION)] : [], end };
}

const CHOSEN = /^(?:chose|picked|went for|preferred|ordered|opted for) /;

const PART_LEFT =
  /^(?:(?:skipped|ditched|removed)|(?:left|dropped|lost|took|picked|pulled|peeled|scraped|cut|trimmed)(?= (?:off|out|the|all|my|most) )) (?:off |out )?(?:the |all the |all of the |my )?((?:\S+ ){1,2})(?:on|off|from|in|out of|off of) (?:my|the|a) (?!plate|table|side|bowl|counter|tray|desk)/;

/** "Skipped the bun on my burger": the burger without it. */
export function readPartLeft(tokens: readonly TextToken[], place: number, ahead: string): Reread | undefined {
  const [said = '', part = ''] = PART_LEFT.exec(ahead) ?? [];
  const from = place + wordCount(said.slice(0, said.indexOf(part)));
  const whole = place + wordCount(said);
  const end = phraseEnd(tokens, whole);
  const last = tokens[end - 1];
  if (part === '' || last === undefined || end === whole) return undefined;
  const left = tokens.slice(from, from + wordCount(part));
  return {
    read: [
      ...tokens.slice(whole, end),
      asToken(last, 'word', 'without'),
      ...left.map(({ text }) => asToken(last, 'word', text)),
    ],
    end,
  };
}

/** "Picked the fruit salad over the cake": elsewhere, "over" means "on". */
export function readChoice(tokens: readonly TextToken[], place: number, ahead: string): Reread | undefined {
  const said = CHOSEN.exec(ahead)?.[0];
  if (said === undefined) return undefined;
  const from = place + wordCount(said);
  const over = tokens.slice(from, phraseEnd(tokens, from)).findIndex(({ text }) => text === 'over');
  if (over < 1 || !/^(the|my|a|an)$/.test(at(tokens, from + over + 1))) return undefined;
  return { read: tokens.slice(from, from + over), end: phraseEnd(tokens, from + over) };
}

const SCALE = 1000;
const TOGETHER = /^(shared|split|ate|had|got|demolished|finished|polished|devoured|ordered)$/;

/** "Four of us shared 2 large pizzas": a quarter of them. */
export function readParty(tokens: readonly TextToken[], place: number): Reread | undefined {
  const token = tokens[place];
  const party = readNumber(tokens, place);
  if (token === undefined || party === undefined || !(party.value > 1)) return undefined;
  const isUs = at(tokens, party.next) === 'of' && at(tokens, party.next + 1) === 'us';
  const verb = party.next + 2;
  if (!isUs || !TOGETHER.test(at(tokens, verb))) return undefined;
  const food = /^(off|up|through)$/.test(at(tokens, verb + 1)) ? verb + 2 : verb + 1;
  const end = phraseEnd(tokens, food);
  // "Three of us had a burger each".
  if (end === food || at(tokens, end - 1) === 'each') return { read: [], end: food };
  const count = readNumber(tokens, food);
  const share = Math.round(((count?.value ?? 1) / party.value) * SCALE) / SCALE;
  const amount = [asToken(token, 'number', `${share}`), asToken(token, 'word', 'of')];
  return { read: [...amount, ...tokens.slice(count?.next ?? food, end)], end };
}
