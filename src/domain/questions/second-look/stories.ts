import type { RecordSource } from '#domain/query/record-source.ts';
import { NAMES } from '#domain/questions/grammar-words.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { ASKING, STATISTICS } from '#domain/questions/unclear.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const QUESTION = '(?=(?:so |and )?(?:(?:on |in )?how|what|which|when)\\b)';
/** Ends of sentences, and of clauses that only lead to a question: "…, so how", "… haha, what". */
const TURN = new RegExp(
  `(?<=[.!…])\\s+${QUESTION}|,\\s+so\\s+${QUESTION}|(?<=\\b(?:lol|haha|hehe|lmao|ugh|tho)),?\\s+${QUESTION}`,
  'iu',
);
/** Words of a story that may be meant to limit the question. */
const LIMITS =
  /\b(?:only|not|without|except|excluding|ignoring|if|whenever|days when|nights when|compared|versus|vs)\b/iu;
const BACKWARD = /\b(?:it|its|those|them|then|these|they|that|such|same|there)\b/iu;
/** A sentence after the question that says how one feels about it. */
const OUTCRY = /(?<=\?)\s+[^?\d]+!+$/u;

/** "Dinner is chaos with three kids, so how many calories is my dinner on average?": a question that is complete without its story. */
export function withoutStory(question: string, { today }: RecordSource, lexicon: Lexicon): string {
  const alone = question.replace(OUTCRY, '');
  const parts = alone.split(TURN);
  const [asked = '', ...before] = parts.toReversed();
  if (before.length === 0 || BACKWARD.test(asked) || LIMITS.test(before.join(' '))) return alone;
  const isTimed = (text: string): boolean =>
    readTimes(normalized(text), today).times.some(({ window }) => (window?.kind ?? 'all') !== 'all');
  const own = tagged(readTimes(normalized(asked), today).text, lexicon);
  const isWhole =
    own.some(({ tag }) => NAMES.has(tag)) && own.some(({ tag }) => ASKING.has(tag) || STATISTICS.has(tag));
  const isLimited = isTimed(before.join(' , ')) && !isTimed(asked);
  return isWhole && !isLimited ? asked : alone;
}
