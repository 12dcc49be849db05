import type { RecordSource } from '#domain/query/record-source.ts';
import { NAMES } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withoutRequest } from '#domain/questions/wording/requests.ts';
import { boundIn, type Bound } from './bounds.ts';
import { readDistance } from './distances.ts';
import { withWorkoutGoal } from './workout-goals.ts';
import { asksInWords, type Message, readMessage } from './message.ts';
import { questionAlone } from './question-alone.ts';
import { REFERENCE, refersToBound, withBound } from './met-or-missed.ts';
import { SELF_CONTAINED, UPCOMING } from './remarks.ts';
import type { Reading } from './reading.ts';
import { withContextMonth, withContextWeekdays, withoutContextDays } from './context-days.ts';
import { withDayPhrase, refersToEvent, topicIn, withDay, withEvent, withStart, withTopic } from './topics.ts';

/** What is left of a reference that no sentence resolves. */
const UNRESOLVED = new RegExp(`\\b(?:it|its|those|them|then|these|they|such)\\b|\\b${REFERENCE}(?= |$)`);
/** What a reading of the question alone leaves out. */
const LEFT_OUT = /\b(?:it|its|them|they|their)\b|\bthat(?= ?$| ?,)/;
/** Says what to count, rather than telling anything. */
const INSTRUCTING =
  /^(?:i mean|i only mean|only|just the(?! (?:number|figure|date|day|average|total|value|answer|facts))|excluding|except|not counting|not including|ignoring|ignore|without|leaving out|leave out|(?:do|please do) not (?:count|include|use))\b(?! (?:curious|wondering)\b)/;

interface ContextSentence {
  readonly text: string;
  readonly words: readonly Lexeme[];
  readonly said: readonly string[];
  readonly bound: Bound | undefined;
}

/** A message as its sentences mean it together. A reading that leaves a reference to another sentence out is none. */
export function readInContext(
  question: string,
  source: RecordSource,
  lexicon: Lexicon,
  read: (text: string) => Understood | undefined,
): Understood | undefined {
  const message = readMessage(question);
  if (!message) return read(question);
  const { asked, context, words } = sentencesOf(message, source, lexicon);
  const timeless = withoutContextDays(message, { words, source });
  if (timeless === null) return undefined;
  if (timeless !== undefined)
    return readAlone(message, read) ?? readInContext(timeless, source, lexicon, read);
  const around = context.map(({ text }) => text);
  const dated = withContextMonth(asked, around) ?? withContextWeekdays(asked, around, source.today);
  if (dated !== undefined) return UNRESOLVED.test(dated) ? undefined : read(dated);
  const resolved = readResolved(asked, context, { words, source, read });
  if (resolved) return resolved;
  // "My limit is 600 kcal for dinner. How often did I exceed it?": not on how many days.
  if (context.some(({ bound }) => bound && isUnfit(bound, asked)) && refersToBound(asked)) return undefined;
  // One of several in that time.
  if (context.some(({ text }) => refersToEvent(asked, text))) return undefined;
  const alone = questionAlone(question, source, lexicon);
  const own = alone === undefined || !asksInWords(alone) ? undefined : read(alone);
  if (own) return own;
  const found = read(question);
  const isOpen =
    found !== undefined &&
    (message.context.some((sentence) => INSTRUCTING.test(normalized(sentence))) ||
      LEFT_OUT.test(normalized(message.asked).replace(SELF_CONTAINED, '')));
  const plain = found && read(message.asked);
  // "I nap sometimes. How many hours did I sleep?": the sentences beside it change neither figure nor statistic.
  if (plain && isOther(plain, found)) return undefined;
  return isOpen && JSON.stringify(plain?.query) === JSON.stringify(found.query) ? undefined : found;
}

const isOther = ({ query: one }: Understood, { query: other }: Understood): boolean =>
  (one.metric !== other.metric && other.where === undefined) ||
  (one.per !== other.per && other.group === undefined);

/** A question beside one sentence, if it refers to nothing in it. */
const readAlone = (
  { asked, context }: Message,
  read: (text: string) => Understood | undefined,
): Understood | undefined =>
  context.length === 1 && !UNRESOLVED.test(normalized(asked).replace(SELF_CONTAINED, ''))
    ? read(asked)
    : undefined;

/** The sentences of a message without typos, with the times, words and bounds of those that tell. */
function sentencesOf(
  message: Message,
  source: RecordSource,
  lexicon: Lexicon,
): {
  readonly asked: string;
  readonly context: readonly ContextSentence[];
  readonly words: Reading['words'];
} {
  const corrected = (text: string): string => normalized(text).split(' ').map(lexicon.correct).join(' ');
  const words = (text: string): readonly Lexeme[] => tagged(readTimes(text, source.today).text, lexicon);
  const context = message.context.map((sentence): ContextSentence => {
    const text = withDayPhrase(corrected(sentence))
      .replace(/\btwice\b/, '2 times')
      .replace(/\bonce (?=(?:a|per|each|every) )/, '1 times ');
    const { times, said } = readTimes(text, source.today);
    const own = words(text);
    const isOfSomeDays = times.some(({ weekdays }) => weekdays !== undefined);
    // "I weighed 76 kg at Christmas": a number to compare with, whenever it was.
    const isTimeless =
      times.length === 0 || /\bweighed\b/.test(text) || (UPCOMING.test(sentence) && !isOfSomeDays);
    return { text, words: own, said, bound: isTimeless ? boundIn(text, own) : undefined };
  });
  return { asked: withoutRequest(corrected(message.asked)).trim(), context, words };
}

/** What a question about meals, days or weeks counts them with. */
const COUNTED = '\\b(?:how many|(?:percentage|percent|share|proportion) of)';

/** "How many breakfasts went over that": whether the meals that a bound is for are counted. */
const mealsCounted = (asked: string, meal: string): boolean =>
  new RegExp(
    `${COUNTED}(?: of)?(?: my| the| all)* ${meal === 'any' ? '(?:meals|breakfasts|lunches|dinners|snacks)' : `${meal}(?:e?s)`}\\b`,
  ).test(asked);

/** Whether a bound is one for the values of days, or of the weeks or months that are counted. */
const isOfAsked = ({ isOfPart, meal, period }: Bound, asked: string): boolean =>
  (meal === undefined ? !isOfPart : mealsCounted(asked, meal)) &&
  (period === undefined ||
    new RegExp(`${COUNTED}(?: full| whole| complete| calendar)? ${period}s\\b`).test(asked));

/** Whether a bound isn't for the values that are asked about, or doesn't say which of them keep it. */
const isUnfit = ({ isOfPart, meal, period, kept }: Bound, asked: string): boolean =>
  (meal === undefined ? isOfPart : !mealsCounted(asked, meal)) ||
  kept === undefined ||
  (period !== undefined && !asked.includes(period));

/** A question whose pronouns and omissions are resolved by the sentences around it; undefined if one of them stays open. */
function readResolved(
  asked: string,
  context: readonly ContextSentence[],
  reading: Reading,
): Understood | undefined {
  const resolved = resolve(asked, context, reading);
  if (resolved === undefined || typeof resolved !== 'string') return resolved;
  return resolved === asked || UNRESOLVED.test(resolved.replace(SELF_CONTAINED, ''))
    ? undefined
    : reading.read(resolved);
}

function resolve(
  asked: string,
  context: readonly ContextSentence[],
  reading: Reading,
): string | Understood | undefined {
  const { source } = reading;
  const counted = context.map(({ text, words }) => withWorkoutGoal(asked, text, words)).find((each) => each);
  if (counted !== undefined) return counted;
  const own = reading.words(asked);
  const bounds = context.flatMap(({ bound }) => (bound && isOfAsked(bound, asked) ? bound : []));
  const [bound, ...more] = bounds;
  const figure = own.find(({ tag }) => tag === 'metric');
  const isOfNights = bound?.unit === 'h' && /\bnights?\b/.test(asked);
  const name = bound?.name?.words ?? figure?.words ?? (isOfNights ? 'sleep' : undefined);
  const named = bound && more.length === 0 && name !== undefined ? withBound(asked, bound, name) : asked;
  if (bound && more.length === 0 && name !== undefined) {
    const distance = readDistance(asked, bound, name, reading);
    if (distance) return distance;
  }
  if (named !== asked) return named;
  const isOpen = UNRESOLVED.test(asked.replace(SELF_CONTAINED, '')) || !own.some(({ tag }) => NAMES.has(tag));
  const said = context.flatMap((each) => each.said);
  const times = readTimes(asked, source.today).said;
  const event = context
    .map(({ text, said: time }) => withEvent(asked, text, time, reading))
    .find((each) => each);
  if (event !== undefined) return event;
  const topics = context.flatMap((each) => topicIn(each.text, each.words) ?? []);
  const [topic, ...others] = topics;
  // "I should swim every other day. In how many weeks did I manage it?": not any swim.
  const isMeasured = topic?.tag === 'workout' && refersToBound(asked);
  const about =
    isOpen && topic && others.length === 0 && !isMeasured ? (withTopic(asked, topic, own) ?? asked) : asked;
  const started = withStart(about, said, times) ?? withDay(about, said, times);
  // A period that the topic is limited to limits the question, too.
  return started ?? (said.length === 0 ? about : asked);
}
