import { findMetric } from '#domain/metrics/catalog.ts';
import { isOneDay } from '#domain/query/windows.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { DAYS } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { Reading } from './reading.ts';

/** What a sentence is about, as the question would name it. */
export interface Topic {
  readonly name: string;
  readonly tag: Tag;
}

/** Words that choose some records, of which the question may be. */
const CHOOSING: ReadonlySet<Tag> = new Set<Tag>([
  'last',
  'first',
  'superlative',
  'nth',
  'next',
  'when',
  'except',
  'clock',
  'not',
  'number',
  'foodnoun',
  'and',
  'or',
]);
const OTHERS =
  /\b(?:he|she|his|her|their|wife|husband|partner|brother|sister|mother|father|mom|mum|dad|son|daughter|friend|kids?|dog|cat|boss|colleagues?|everyone|nobody|people|at|with|without|during|near|alone|only)\b/;

/** "My longest fast was epic." */
const CHOSEN =
  /^my (?:last|latest|first|longest|shortest|fastest|slowest|hardest|biggest|most recent) (?:bike )?(?:fast|run|ride|walk|swim|hike|workout|session|meal|breakfast|lunch|dinner|weigh in)(?= (?:was|is|felt|seemed|looked|took|went)\b)/;

const FIGURES: ReadonlySet<Tag> = new Set<Tag>(['metric', 'implied']);
const RECORDS: ReadonlySet<Tag> = new Set<Tag>(['food', 'meal', 'workout']);
const isRecord = ({ tag, value }: Lexeme): boolean => RECORDS.has(tag) && value !== 'verb';

function topicOf(word: Lexeme): Topic | undefined {
  const { tag, words, keys } = word;
  if (tag === 'implied') {
    const name = keys.length === 1 ? findMetric(keys[0] ?? '')?.names[0] : undefined;
    return name === undefined ? undefined : { name, tag };
  }
  return tag === 'metric' || isRecord(word)
    ? { name: words.replace(/^(?:at|for|as an?) /, ''), tag }
    : undefined;
}

/** The only figure, food, meal or kind of workout that a sentence names. */
export function topicIn(text: string, words: readonly Lexeme[]): Topic | undefined {
  const chosen = CHOSEN.exec(text)?.[0];
  if (chosen !== undefined && words.filter(({ tag }) => NAMES.has(tag)).length === 1)
    return { name: chosen, tag: 'metric' };
  const isOfSome = words.some(({ tag }) => CHOOSING.has(tag));
  const outside = words.reduce(
    (rest, word) => (word.tag === 'food' ? rest.replace(word.words, ' ') : rest),
    text,
  );
  if (isOfSome || OTHERS.test(outside)) return undefined;
  const named = words.filter(({ tag }) => NAMES.has(tag));
  const topics = named.map(topicOf);
  const [topic, ...others] = topics;
  return topic && others.every((each) => each?.name === topic.name) ? topic : undefined;
}

const PRONOUN =
  /\b(?:it|they|them|(?:this|that)(?= (?:has|have|is|was|were|did|does|do)\b)|(?:those|these)(?! (?:days?|nights?|weeks?|months?|times?|dates?|ones?|same)\b))\b/;
/** "My average" of what? */
const BARE_STATISTIC =
  /\b(?:my|the) (?:daily |nightly |overall )?(?:average|mean|median|total)\b(?! (?:of|[a-z]+ ){0,2}(?:of|for)\b)/;
/** What a food does to a figure: "how many calories has it given me". */
const PROVIDED =
  /\b(?:has|have|had|did|does|do) (?:it|they|this|that) (?:given?|gave|cost|add|added|bring|brought|supply|supplied|contribute|contributed|provide|provided|deliver|delivered|account(?:ed)? for|put)(?: (?:me|on my plate|to my (?:days?|intake|diet|total)))?\b/;

const AVERAGED = /\b(?:on average|usually|typically|normally|generally)\b/;

/** A question with the topic of the sentence before in the place of its pronoun, or beside its statistic. */
export function withTopic(asked: string, topic: Topic, own: readonly Lexeme[]): string | undefined {
  const isFigure = FIGURES.has(topic.tag);
  const isNamed = own.some((word) => (isFigure ? NAMES.has(word.tag) : isRecord(word)));
  if (isNamed) return undefined;
  if (isFigure)
    return PRONOUN.test(asked)
      ? asked.replace(PRONOUN, `my ${topic.name}`)
      : BARE_STATISTIC.test(asked)
        ? asked.replace(BARE_STATISTIC, (said) => `${said} ${topic.name}`)
        : undefined;
  const provided = asked.replace(
    PROVIDED,
    (said) => `${said.startsWith('do') ? 'do' : 'did'} i get from ${topic.name}`,
  );
  if (provided !== asked) return provided;
  if (!PRONOUN.test(asked)) return undefined;
  // What "it comes to" is one meal, not a day's.
  const isOne = topic.tag === 'meal' && AVERAGED.test(asked);
  return isOne
    ? asked.replace(AVERAGED, ' ').replace(PRONOUN, `an average ${topic.name}`).replace(/\s+/g, ' ').trim()
    : asked.replace(PRONOUN, topic.name);
}

const RECORD =
  'fast|run|bike ride|ride|hike|swim|walk|workout|session|race|climb|5000|10000|half marathon|marathon|parkrun';
const EVENT = new RegExp(
  `\\b(?:did|had|have|went (?:on|for)|completed?|finished|was on|ran|managed|pulled off|got through) (?:an?|1|my|the|this|that) ((?:[a-z]+ ){0,3})(${RECORD})(?= |$)`,
);
const DURING =
  /\b(?:during|on|in|for|throughout|of|over) (?:it|that|this|that (?:1|one|day)|the (?:whole )?thing)(?= |$)/;
/** "How far was it", "how long did it take". */
const SUBJECT = /\b(?<=(?:was|were|did) )(?:it|that)(?= ?$| (?:take|last|burn)\b(?: me)?)/;
const ENDS: readonly (readonly [said: RegExp, end: string])[] = [
  [/\b(?:long|longest|huge|big|biggest|massive|epic)\b/, 'longest '],
  [/\b(?:short|shortest|tiny)\b/, 'shortest '],
  [/\b(?:last|latest|most recent)\b/, 'last '],
  [/\bfirst\b/, 'first '],
];

/** Whether a message may tell of a workout, whose number only the records know. */
export const mayTellOfWorkout = (message: string): boolean => EVENT.test(message.toLowerCase());

/** Whether a question is about a workout or fast that another sentence tells of. */
export const refersToEvent = (asked: string, context: string): boolean =>
  EVENT.test(context) && (DURING.test(asked) || SUBJECT.test(asked));

/** "I did a long fast in February. … during it": the longest in that time, or the only one. */
export function withEvent(
  asked: string,
  context: string,
  said: readonly string[],
  { source, read }: Reading,
): string | undefined {
  const [, adjectives = '', record] = EVENT.exec(context) ?? [];
  const [time = '', ...more] = said;
  if (record === undefined || more.length > 0 || !refersToEvent(asked, context)) return undefined;
  const noun = /^(?:race|climb|[51]0*|half marathon|marathon|parkrun)$/.test(record) ? 'run' : record;
  const [, end = ''] = ENDS.find(([pattern]) => pattern.test(adjectives)) ?? [];
  if (end === '' || time === '') {
    const isOfDay = isOneDay(readTimes(time, source.today).times[0]?.window);
    const count = time === '' || isOfDay ? undefined : read(`how many ${noun}s did i do ${time}`);
    if (end === '' && !isOfDay && (!count || evaluate(count.query, source).value !== 1)) return undefined;
  }
  const named = `my ${end}${noun} ${time}`.trimEnd();
  return asked.replace(DURING, `during ${named}`).replace(SUBJECT, named);
}

const SIDE = /\b(?:than|compared (?:to|with)|versus|vs|against)\b/;

/** "I've been trying to sleep more since March. Has my average gone up compared with February?": the days since then. */
export function withStart(
  asked: string,
  said: readonly string[],
  own: readonly string[],
): string | undefined {
  const [time = '', ...more] = said;
  const isStart = more.length === 0 && /^(?:since|from) /.test(time);
  return isStart && SIDE.test(asked) && own.length === 1 ? asked.replace(SIDE, `${time} $&`) : undefined;
}

/** What happened on the day, unlike what happens in general. */
const DONE = /^(?:how (?:many|much|long|far|late|early)|what time|when)\b.*\b(?:did i|was i|were)\b/;
const GENERAL =
  /\b(?:average|mean|median|usually|normally|typically|ever|so far|per|each|every|most|least|than|total|since|days|nights|weeks|times)\b/;
const DAY = new RegExp(`^(?:yesterday|last night|today|this morning|on (?:${DAYS.join('|')}))$`);
/** "Sunday was a blowout". */
const NAMED_DAY = new RegExp(
  `^(?:last |this )?(${DAYS.join('|')})(?: night)? (?=(?:was|felt|went|turned|ended|got|became|started)\\b)`,
);

/** The days of a sentence, of which one may be its subject. */
export const withDayPhrase = (text: string): string => text.replace(NAMED_DAY, 'on $1 ');

/** "Long day at work yesterday. How many steps did I manage?": the day close to today, which the question can only be about. */
export function withDay(asked: string, said: readonly string[], own: readonly string[]): string | undefined {
  const [day = '', ...more] = said;
  const isOfDay = more.length === 0 && own.length === 0 && DAY.test(day);
  return isOfDay && DONE.test(asked) && !GENERAL.test(asked) ? `${asked} ${day}` : undefined;
}

/** The same for a question that may ask for two figures. */
export function withContextDay(
  question: string,
  context: readonly string[],
  today: string,
): string | undefined {
  const asked = normalized(question);
  const said = context.flatMap((part) => readTimes(withDayPhrase(normalized(part)), today).said);
  return withDay(asked, said, readTimes(asked, today).said);
}
