import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { tagged } from '#domain/questions/tag.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

interface Words {
  readonly source: RecordSource;
  readonly lexicon: Lexicon;
}

/** Between two questions: the end of a sentence, or an "and" before a question word. */
const BETWEEN =
  /(?<=[?!.;])\s+(?:and\s+|also\s+)*|\s*,?\s+(?:and|plus)\s+(?:also\s+)?(?=(?:how|what|whats|which|when|did|do|was|were|is|are)\b)/iu;
/** Words with which an "and" joins one condition, period or sum rather than two questions. */
const JOINING =
  /\b(?:between|both|correlat\w*|compar\w*|difference|differ|than|vs|versus|together|combined|altogether|sum|link|relationship|when|where|with|without|if|after|before|days|nights|or|not)\b/iu;
/** Number of words on either side of the "and" that may be the alternatives, the shortest first. */
const SIDES = [1, 2, 3, 4]
  .flatMap((left) => [1, 2, 3, 4].map((right) => [left, right] as const))
  .toSorted((one, other) => one[0] + one[1] - other[0] - other[1]);

const hasTime = (text: string, { source }: Words): boolean =>
  readTimes(normalized(text), source.today).times.length > 0;

const areDifferent = (one: Understood, other: Understood): boolean =>
  JSON.stringify(one.query) !== JSON.stringify(other.query);

/** "How far did I run last week and how long did I sleep?": the period holds for both. */
function inSequence(question: string, words: Words): readonly [Understood, Understood] | undefined {
  const [first, second, ...more] = question.trim().split(BETWEEN);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const [one, other] = [first, second].map((part) => readQuestion(part, words.source, words.lexicon));
  if (!one || !other) return undefined;
  const isOpen = !hasTime(second, words) && findMetric(other.query.metric)?.plain !== 'last';
  const both = isOpen ? { ...other, query: { ...other.query, window: one.query.window } } : other;
  return areDifferent(one, both) ? [one, both] : undefined;
}

/** "My average sleep and HRV last week": the same question about each. */
function inOneSentence(question: string, words: Words): readonly [Understood, Understood] | undefined {
  const said = question
    .replace(/[?.!\s]+$/u, '')
    .replace(/\s*&\s*/gu, ' and ')
    .split(/\s+/u);
  const at = said.findIndex((word) => word.toLowerCase() === 'and');
  const isJoined =
    said.findLastIndex((word) => word.toLowerCase() === 'and') !== at || JOINING.test(question);
  if (at < 1 || isJoined) return undefined;
  const [left, right] = [said.slice(0, at), said.slice(at + 1)];
  const read = (parts: readonly string[]): Understood | undefined =>
    readQuestion(parts.join(' '), words.source, words.lexicon);
  for (const [size, other] of SIDES) {
    if (size > left.length || other > right.length) continue;
    const [one, two] = [left.slice(-size).join(' '), right.slice(0, other).join(' ')];
    // A period holds for both sides unless both name one.
    if (hasTime(one, words) !== hasTime(two, words) || !isAlike(one, two, words)) continue;
    const [first, second] = [
      read([...left, ...right.slice(other)]),
      read([...left.slice(0, -size), ...right]),
    ];
    if (first && second) return areDifferent(first, second) ? [first, second] : undefined;
  }
  return undefined;
}

/** Both sides name a figure, a statistic or a period. */
function isAlike(one: string, two: string, words: Words): boolean {
  const kinds = [one, two].map((text) => {
    const tags = tagged(normalized(text).split(' ').map(words.lexicon.correct).join(' '), words.lexicon);
    return tags.some(({ tag }) => tag === 'metric' || tag === 'implied')
      ? 'metric'
      : tags.some(({ tag }) => tag === 'aggregate' || tag === 'superlative')
        ? 'statistic'
        : hasTime(text, words)
          ? 'time'
          : undefined;
  });
  return kinds[0] !== undefined && kinds[0] === kinds[1];
}

/** The two questions that a message asks at once; undefined unless both are understood. */
export const readDouble = (question: string, words: Words): readonly [Understood, Understood] | undefined =>
  inSequence(question, words) ?? inOneSentence(question, words);
