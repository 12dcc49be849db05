import type { TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import type { Reread } from './shares.ts';
import { asToken, isEnd, phraseEnd, wordAt as at, wordCount } from './tokens.ts';

const WITHOUT = /^(hold|without|minus|no|sans)$/;

/** "No sugar splash of oat milk", "no bun 2 eggs", "no mayo no cheese": where the next food or omission starts. */
function amountAfter(tokens: readonly TextToken[], from: number, end: number): number {
  for (let place = from; place < end; place += 1) {
    if (tokens[place]?.kind === 'number' || WITHOUT.test(at(tokens, place))) return place;
    if (isUnitWord(at(tokens, place)) && at(tokens, place + 1) === 'of') return place;
    if (/^(extra|just|only|add|added)$/.test(at(tokens, place))) return place;
  }
  return end;
}

/** "Hold the croutons and the dressing", "no bun or cheese": one "no" for both; "no ice in my coke" is a coke. */
export function readNegated(tokens: readonly TextToken[], place: number): Reread | undefined {
  const token = tokens[place];
  if (token === undefined || !WITHOUT.test(token.text)) return undefined;
  const end = phraseEnd(tokens, place + 1);
  const isList =
    /^(and|&)$/.test(at(tokens, end)) && (at(tokens, end + 1) === 'the' || token.text === 'hold');
  const read = [
    token.text === 'sans' ? asToken(token, 'word', 'without') : token,
    ...tokens.slice(place + 1, end),
  ];
  const inside = tokens.findIndex(({ text }, at) => at > place + 1 && at < end && text === 'in');
  const isFirst = !tokens.slice(0, place).some(isEnd);
  if (isFirst && inside > 0 && /^(my|the|our)$/.test(at(tokens, inside + 1)))
    return { read: tokens.slice(inside + 2, end), end };
  // "No dressing on the salad": the salad without it.
  const on = tokens.findIndex(({ text }, at) => at > place + 1 && at < end && text === 'on');
  if (isFirst && on > 0 && /^(my|the|our)$/.test(at(tokens, on + 1)))
    return {
      read: [
        ...tokens.slice(on + 2, end),
        asToken(token, 'word', 'without'),
        ...tokens.slice(place + 1, on).filter(({ text }) => !/^(the|any)$/.test(text)),
      ],
      end,
    };
  const amount = amountAfter(tokens, place + 2, end);
  if (amount < end)
    return { read: [...read.slice(0, amount - place), asToken(token, 'mark', ',')], end: amount };
  const or = tokens[end];
  if (!isList || or === undefined) return token.text === 'sans' ? { read, end } : undefined;
  const last = phraseEnd(tokens, end + 1);
  return { read: [...read, asToken(or, 'word', 'or'), ...tokens.slice(end + 1, last)], end: last };
}

const NOT_EATING =
  /^(?:(?:actually )?(?:not|without) (?:eating|having|using|adding|touching) (?:the |any |my )?|none of (?:the|my|that|it) |actually (?:no|not|without) (?:the |any |my )?|not (?:the|my|any) )/;

/** "A thigh, not eating the skin", "pizza, none of the cheese": parts missing from the previous food. */
export function readNotEating(
  tokens: readonly TextToken[],
  place: number,
  ahead: string,
): Reread | undefined {
  const token = tokens[place];
  const said = NOT_EATING.exec(ahead)?.[0];
  if (token === undefined || said === undefined || place === 0) return undefined;
  return { read: [asToken(token, 'word', 'without')], end: place + wordCount(said) };
}
