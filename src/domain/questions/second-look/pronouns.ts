import type { RecordSource } from '#domain/query/record-source.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const PRONOUN = /\b(?:it|its|they|them|their|those|these)\b/;
/** Between a topic and a question about it. */
const TURN = /(?:[.:;!?…–—]|(?<=\w),| -)\s+/u;
const NAMING: ReadonlySet<Tag> = new Set(['metric', 'implied', 'workout', 'meal', 'food']);
/** Parts of a name such as "my last 4 runs in May". */
const NAME: ReadonlySet<Tag> = new Set([
  ...NAMING,
  'filler',
  'last',
  'first',
  'number',
  'time',
  'superlative',
  'nth',
]);
const OWN = /(?<=^|.* )(?:my|the)(?! .*\b(?:my|the)\b) [\w ]+$/;
/** "My protein target is 85 g: …" */
const TARGET =
  /^(?:(?:my|the|with (?:an?|my)) )?(?:daily )?(?:([a-z]+(?: [a-z]+)?) )?(?:target|goal|limit) (?:is|was|of|being) ([\d.]+ ?[a-z]*)(?: of ([a-z]+))?$/;
const REACHED = /\b(reach|reached|hit|meet|met|make|made|beat|exceed|exceeded|get to|got to) it\b/;

/** Name at the end of a topic: all of "my last 4 runs", the end of "the nurse wants my resting pulse". */
function nameIn(topic: string, read: (text: string) => readonly Lexeme[]): string | undefined {
  const isName = (text: string): boolean => {
    const words = read(text);
    return words.some(({ tag }) => NAMING.has(tag)) && words.every(({ tag }) => NAME.has(tag));
  };
  if (isName(topic)) return topic;
  const own = OWN.exec(topic)?.[0];
  const before = own === undefined ? [] : read(topic.slice(0, -own.length));
  const isPlain = before.every(({ tag }) => tag === 'filler' || tag === 'unknown' || tag === 'question');
  return own !== undefined && isPlain && isName(own) ? own : undefined;
}

/** "My last 4 runs, how long were they": the topic in the place of the pronoun. */
export function withoutPronoun(
  question: string,
  { today }: RecordSource,
  lexicon: Lexicon,
): string | undefined {
  const read = (text: string): readonly Lexeme[] => tagged(readTimes(text, today).text, lexicon);
  const [topic = '', asked, ...more] = question.trim().split(TURN).map(normalized);
  if (asked === undefined || more.length > 0) return undefined;
  const [, before, amount, after] = TARGET.exec(topic) ?? [];
  if (amount !== undefined && REACHED.test(asked))
    return asked.replace(REACHED, `$1 ${amount} ${before ?? after ?? ''}`);
  if (!PRONOUN.test(asked) || read(asked).some(({ tag }) => NAMING.has(tag))) return undefined;
  const name = nameIn(topic, read);
  return name === undefined ? undefined : asked.replace(PRONOUN, name);
}
