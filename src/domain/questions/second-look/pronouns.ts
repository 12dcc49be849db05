import type { RecordSource } from '#domain/query/record-source.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const PRONOUN =
  /\b(?:it|its|they|them|their|(?:those|these)(?! (?:days?|nights?|weeks?|months?|times?|dates?|same)\b))\b/;
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

/** "Is my HRV improving?": the name after the verb. */
const OPEN = /^(?:is|are|was|were|has|have|had|did|does|do) ((?:my|the) .+)$/;
const STATISTIC = /\bthe (?:daily |nightly )?(?:average|mean|median|total)\b(?! of)/;

const VERB: ReadonlySet<Tag> = new Set(['filler', 'unknown', 'trend', 'change', 'comparative', 'or']);
const isVerb = ({ tag }: Lexeme): boolean => VERB.has(tag);

/** Name at the end of a topic: all of "my last 4 runs", the end of "the nurse wants my resting pulse". */
function nameIn(topic: string, read: (text: string) => readonly Lexeme[]): string | undefined {
  const isName = (text: string): boolean => {
    const words = read(text);
    return words.some(({ tag }) => NAMING.has(tag)) && words.every(({ tag }) => NAME.has(tag));
  };
  if (isName(topic)) return topic;
  const words = OPEN.exec(topic)?.[1]?.split(' ') ?? [];
  for (let length = words.length - 1; length > 1; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (isName(name)) return read(words.slice(length).join(' ')).every(isVerb) ? name : undefined;
  }
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
  const pattern = [PRONOUN, STATISTIC].find((each) => each.test(asked));
  if (!pattern || read(asked).some(({ tag }) => NAMING.has(tag))) return undefined;
  const name = nameIn(topic, read);
  if (name === undefined) return undefined;
  return asked.replace(pattern, (said) => (pattern === PRONOUN ? name : `${said} of ${name}`));
}
