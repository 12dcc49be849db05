import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { ofIt, type Reread, restOf } from './shares.ts';
import { asToken, isEnd, phraseEnd, wordAt as at } from './tokens.ts';

/** "Left half", "left about a third of the fries": the rest was eaten. */
export function readLeft(tokens: readonly TextToken[], place: number): Reread | undefined {
  const token = tokens[place];
  if (token === undefined || !/^(left|leaving)$/.test(token.text)) return undefined;
  let next = place + 1;
  while (/^(about|around|maybe|roughly|over|like|a|almost|nearly|behind)$/.test(at(tokens, next))) next += 1;
  const left = readNumber(tokens, next);
  if (left === undefined || !(left.value < 1)) return undefined;
  const eaten = restOf(token, left.value);
  const of = at(tokens, left.next) === 'of' ? 1 : 0;
  const isBare =
    isEnd(tokens[left.next]) || /^(it|them|that|and|but|then|on|for)$/.test(at(tokens, left.next + of));
  const isIt = /^(it|them|that)$/.test(at(tokens, left.next + of)) ? 1 : 0;
  if (isBare) {
    const end = left.next + (isIt > 0 ? of + isIt : 0);
    // "Left half for later"
    return { read: ofIt(token, eaten), end: at(tokens, end) === 'for' ? phraseEnd(tokens, end) : end };
  }
  return { read: [asToken(token, 'mark', ','), ...eaten], end: left.next + of };
}

/** Where the last count of the named food is, or of any food if none is named; -1 if there is none. */
function countOf(kept: readonly TextToken[], names: readonly string[], left: number): number {
  return kept.findLastIndex((_, place) => {
    const number = readNumber(kept, place);
    if (number === undefined || !Number.isInteger(number.value) || number.value < left) return false;
    const counted = kept.slice(number.next, phraseEnd(kept, number.next)).map(({ text }) => stemWord(text));
    return counted.length > 0 && names.every((name) => counted.includes(name));
  });
}

/** "3 sausages and mash, left one of the sausages", "left all 3": the words before, with fewer sausages. */
export function withoutCount(
  kept: readonly TextToken[],
  tokens: readonly TextToken[],
  place: number,
): { readonly kept: readonly TextToken[]; readonly end: number } | undefined {
  if (!/^(left|leaving)$/.test(at(tokens, place))) return undefined;
  const from = at(tokens, place + 1) === 'all' ? place + 2 : place + 1;
  const left = at(tokens, from) === 'both' ? { value: 2, next: from + 1 } : readNumber(tokens, from);
  if (left === undefined || !Number.isInteger(left.value) || left.value < 1) return undefined;
  const end = phraseEnd(tokens, left.next);
  const said = tokens.slice(left.next, end).map(({ text }) => text);
  const whereTo = said.findIndex((text) => /^(for|on|in|to)$/.test(text));
  const names = said
    .slice(0, whereTo < 0 ? said.length : whereTo)
    .filter((text) => !/^(of|the|my|them|those|it|behind|over)$/.test(text))
    .map(stemWord);
  const counted = countOf(kept, names, left.value);
  const number = readNumber(kept, counted);
  const token = kept[counted];
  if (number === undefined || token === undefined) return undefined;
  const eaten = number.value - left.value;
  const nameEnd = phraseEnd(kept, number.next);
  const base = kept.findIndex(({ text }, at) => at >= number.next && at < nameEnd && text === 'on');
  const rest =
    eaten > 0
      ? [asToken(token, 'number', `${eaten}`), ...kept.slice(number.next)]
      : kept.slice(base < 0 ? nameEnd : base + 1);
  return { kept: [...kept.slice(0, counted), ...rest], end };
}
