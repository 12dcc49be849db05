import type { TextToken } from '#domain/foods/search/text.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { asToken, phraseEnd, textAhead } from './tokens.ts';

/** Where the buttered food ends: "buttered toast for breakfast", but "buttered corn on the cob". */
const ENDS = /^(for|at|in|before|after|over|on(?! the cob)) /;

/** "A buttered roll" is a roll with butter; "buttered popcorn" has a name of its own. */
export function withButter(
  tokens: readonly TextToken[],
  { isSizeName, isFoodWord }: Pick<Lexicon, 'isSizeName' | 'isFoodWord'>,
): TextToken[] {
  const place = tokens.findIndex(({ text }) => text === 'buttered');
  const token = tokens[place];
  if (token === undefined) return [...tokens];
  const after = tokens.slice(place + 1, phraseEnd(tokens, place + 1));
  const tail = after.findIndex((_, at) => at > 0 && ENDS.test(textAhead(after, at, 3)));
  const food = tail < 0 ? after : after.slice(0, tail);
  // "Buttered toast with jam": with butter and jam.
  const rest = tokens
    .slice(place + 1 + food.length)
    .map((next, at) => (at === 0 && /^(with|w)$/.test(next.text) ? asToken(next, 'word', 'and') : next));
  const isNamed = isSizeName(['buttered', ...food.map(({ text }) => text)]);
  if (isNamed || !food.some(({ text }) => isFoodWord(text)))
    return [
      ...tokens.slice(0, place + 1),
      ...withButter(tokens.slice(place + 1), { isSizeName, isFoodWord }),
    ];
  const added = [asToken(token, 'word', 'with'), asToken(token, 'word', 'butter')];
  return [...tokens.slice(0, place), ...food, ...added, ...withButter(rest, { isSizeName, isFoodWord })];
}
