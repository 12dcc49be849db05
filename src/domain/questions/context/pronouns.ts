import type { RecordSource } from '#domain/query/record-source.ts';
import { ASKS, NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const PRONOUN =
  /\b(?:it|its|they|them|their|(?:those|these)(?! (?:days?|nights?|weeks?|months?|times?|dates?|same)\b))\b/;
/** Between a topic and a question about it. */
const TURN = /(?:[.:;!?…–—]|(?<=\w),| -)\s+/u;
/** Parts of a name such as "my last 4 runs in May". */
const PART_OF_NAME: ReadonlySet<Tag> = new Set([
  ...NAMES,
  'filler',
  'last',
  'first',
  'number',
  'time',
  'superlative',
  'nth',
]);
const OWN = /(?<=^|.* )(?:my|the)(?! .*\b(?:my|the)\b) [\w ]+$/;
/** "Is my HRV improving?": the name after the verb. */
const OPEN = /^(?:is|are|was|were|has|have|had|did|does|do) ((?:my|the) .+)$/;
const STATISTIC = /\b(?:the|my) (?:daily |nightly )?(?:average|mean|median|total)\b(?! of)/;
/** "What was my pulse then?" */
const THEN =
  /\b(?:then|(?:(?:in|on|during|over|for) )?that (?:same )?(?:week|month|day|night|weekend|period|time|stretch))\b(?= ?$| ?,| (?:in (?:all|total)|altogether|overall|on average)\b)/;

const VERB: ReadonlySet<Tag> = new Set(['filler', 'unknown', 'trend', 'change', 'comparative', 'or']);
const isVerb = ({ tag }: Lexeme): boolean => VERB.has(tag);

/** Name at the end of a topic: all of "my last 4 runs", the end of "the nurse wants my resting pulse". */
function nameIn(topic: string, read: (text: string) => readonly Lexeme[]): string | undefined {
  const isName = (text: string): boolean => {
    const words = read(text);
    return words.some(({ tag }) => NAMES.has(tag)) && words.every(({ tag }) => PART_OF_NAME.has(tag));
  };
  if (isName(topic)) return topic;
  const words = OPEN.exec(topic)?.[1]?.split(' ') ?? [];
  for (let length = words.length - 1; length > 1; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (isName(name)) return read(words.slice(length).join(' ')).every(isVerb) ? name : undefined;
  }
  const isPlain = ({ tag }: Lexeme): boolean => tag === 'filler' || tag === 'unknown' || tag === 'question';
  const own = OWN.exec(topic)?.[0];
  if (own !== undefined && read(topic.slice(0, -own.length)).every(isPlain) && isName(own)) return own;
  // "My wife says I don't sleep enough": a sentence with one name.
  const [name, ...more] = read(topic).filter((each) => !isPlain(each) && each.tag !== 'not');
  const isFigure = name?.tag === 'metric' || name?.tag === 'implied';
  return name && isFigure && more.length === 0 ? `my ${name.words}` : undefined;
}

/** "Last week I was sick. What was my pulse then?" */
function timeBefore(topic: string, asked: string, today: string, lexicon: Lexicon): string | undefined {
  const { text, times, said } = readTimes(topic, today);
  const isPlain = tagged(text, lexicon).every(
    ({ tag }) => tag !== 'when' && tag !== 'number' && tag !== 'not' && !ASKS.has(tag),
  );
  const window = times[0]?.window;
  // "On Friday … that day": the last one.
  const date = window?.kind === 'dates' && window.from === window.to ? window.from : null;
  const time = date === null ? (said[0] ?? '') : `on ${date}`;
  return THEN.test(asked) && isPlain && times.length === 1 ? asked.replace(THEN, time) : undefined;
}

/** "My last 4 runs, how long were they": the topic in the place of the pronoun. */
export function withoutPronoun(
  question: string,
  { today }: RecordSource,
  lexicon: Lexicon,
): string | undefined {
  const read = (text: string): readonly Lexeme[] => tagged(readTimes(text, today).text, lexicon);
  const corrected = (text: string): string => normalized(text).split(' ').map(lexicon.correct).join(' ');
  const [topic = '', asked, ...more] = question.trim().split(TURN).map(corrected);
  if (asked === undefined || more.length > 0) return undefined;
  const then = timeBefore(topic, asked, today, lexicon);
  if (then !== undefined) return then;
  const pattern = [PRONOUN, STATISTIC].find((each) => each.test(asked));
  if (!pattern || read(asked).some(({ tag }) => NAMES.has(tag))) return undefined;
  const name = nameIn(topic, read);
  if (name === undefined) return undefined;
  return asked.replace(pattern, (said) =>
    pattern === PRONOUN ? name : `${said.replace(/^my /, 'the ')} of ${name}`,
  );
}
