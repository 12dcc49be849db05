import type { Words } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const ASKS = /\b(?:how (?:many|much|often|long)|when|did|have|which|what (?:days?|percentage|share))\b/;
const OWN = /\b(?:i|my|me)\b/;

/** The only words of a question about the member's log that nothing there is named by, such as a food they never had. */
export function unloggedWords(question: string, { source, lexicon }: Words): string | undefined {
  const text = normalized(question);
  if (!ASKS.test(text) || !OWN.test(text)) return undefined;
  const lexemes = tagged(readTimes(text, source.today).text, lexicon);
  const first = lexemes.findIndex(({ tag }) => tag === 'unknown');
  const named = lexemes.slice(first).findIndex(({ tag }) => tag !== 'unknown');
  const end = named < 0 ? lexemes.length : first + named;
  const isOne = first >= 0 && lexemes.slice(end).every(({ tag }) => tag !== 'unknown');
  return isOne
    ? lexemes
        .slice(first, end)
        .map(({ words }) => words)
        .join(' ')
    : undefined;
}
