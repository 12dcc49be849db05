import type { RecordSource } from '#domain/query/record-source.ts';
import type { TimeWords } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { BIOGRAPHY, OPEN_ENDED, SO_FAR, THIS_PERIOD } from './remarks.ts';
import { tagged } from '#domain/questions/tag.ts';

const CORRECTION =
  /(?:\.{2,}|…|[,.?!;:—–-]+)\s*(?:(?:no wait|no|wait|ok|okay|actually|sorry|i meant?|rather|(?:skip|scratch|scrap|cancel|forget|ignore) (?:that|it)|never mind|just(?: kidding)?|simply)\b[\s,:.]*)+/giu;
/** A remainder that asks something by itself. */
const ASKING =
  /\b(?:whats?|hows?|which|when|longest|shortest|fewest|average|avg|mean|median|total|sum|combined|altogether|number|max|min|maximum|minimum|highest|lowest|percentage)\b/iu;
/** Words that may limit the question after them: "In May I ran a lot. How far?" */
const LIMITING: ReadonlySet<Tag> = new Set([
  'time',
  'clock',
  'number',
  'workout',
  'meal',
  'food',
  'when',
  'superlative',
]);

const NAMING: readonly Tag[] = ['workout', 'meal', 'food'];
/** Words that exclude or assume, and openings that say when or where: with them, an earlier sentence limits the question. */
export const RESTRICTING =
  /\b(?:only|without|except|excluding|exclude|ignoring|ignore|omit|skip|leave out|besides|apart from|other than|minus|unless|assuming|suppose|pretend|i mean|if|whenever|(?:talk|talking) about|regarding|focus(?:ed|ing)? on|as for)\b|(?:\b(?:not|never)|n['’]t) (?:count|include|use|want)|\b(?:\w{2,}est|most \w+) (?:days?|nights?|weeks?|months?|meals?|breakfast|lunch|dinner)\b|^(?:when|while|(?:on|at|during|between|from|before|after)\b.*\b(?:i|we)\b(?!\.))/iu;
/** "With the dog.", "Just the office days.": no sentences, so they belong to the question. */
export const FRAGMENT =
  /^(?:in|on|at|with|for|during|before|after|not|no|just|all|everything|outdoors?|indoors?)\b(?!.*\b(?:i|we|you|he|she|they|it|is|are|was|were)\b)[^,:]*$/iu;
/** Numbers of these are amounts, unlike an age or the number of one's children. */
const MEASURING: ReadonlySet<Tag> = new Set(['op', 'post', 'unit', 'than', 'last', 'first', 'per']);
/** Words that refer to an earlier sentence. */
export const BACKWARD = /\b(?:it|its|those|them|then|these|they|that|such|same|there)\b/iu;
/** Days next to an event, which a query may not be able to select. */
const DAYS_BESIDE = /\b(?:day|night|morning)s? (?:before|prior|preceding|ahead|leading|after|following)\b/iu;
/** Habits, which no figure depends on: "I have tea most mornings". */
const HABIT =
  /\b(?:most|nearly every|almost every) (?:days?|mornings?|evenings?|nights?|weeks?|weekends?)\b/giu;
/** "My sister bet I live on pizza, how often …": a sentence that ends in a comma. */
const STATEMENT =
  /^((?:(?:so|but|well|look|yeah|ok|okay),? )?(?:(?:i|we|they|he|she|people|every(?:one|body)|some(?:one|body))(?!(?:['’]\w+)? (?:mean|want|need)\b)\b|(?:my|our|the) \w+(?: in law)? (?:says?|said|thinks?|thought|bets?|claims?|claimed|told|tells|keeps|reckons?|insists?|swears?|believes?|jokes?|worries|complains|calls|called)\b)[^,.?!:;]*),\s+(?=(?:so |but )?(?:how|what|which)\b)/iu;
/** End of a sentence, or of an introduction. */
const TURN =
  /(?<=[.!?:;…])\s+|\s+[–—-]{1,2}\s+|\s*,?\s+(?:but|so|and so)\s+(?=(?:what|how|which|when|can|could|please|give|tell|show|i need|i want)\b)|(?<=\b(?:lol|haha|hehe|lmao|ugh|tho)),?\s+(?=(?:how|what|which|when)\b)/iu;

/** "How intense were my runs? What was the average heart rate?": the first question names the records. */
function workoutBefore(before: readonly Lexeme[], last: readonly Lexeme[]): string | undefined {
  const isOfWorkouts = last.some(
    ({ tag, words, keys }) =>
      tag === 'metric' && !words.includes('step') && keys.some((key) => key.startsWith('workout')),
  );
  const isNamed = last.some(({ tag }) => tag === 'workout');
  return isOfWorkouts && !isNamed
    ? before.find(({ tag, value, keys }) => tag === 'workout' && value === 'noun' && keys.length > 0)?.words
    : undefined;
}

/** The words of the only time in a text, if it's longer than a day. */
export function stretchIn(text: string, { today }: RecordSource): string | undefined {
  const { times, said } = readTimes(normalized(text), today);
  const [time, ...more] = times;
  const { window } = time ?? {};
  const isStretch = window?.kind !== 'day' && (window?.kind !== 'dates' || window.from !== window.to);
  return time && window && more.length === 0 && isStretch ? said[0] : undefined;
}

const YES_NO = /^(?:so |and |but )?(?:do|did|does|am|is|are|was|were|have|has) (?:i|my)\b[^?]*\?$/iu;
const STATISTIC = /\b(?:average|avg|mean|median|total)\b/iu;
/** What refers to the question before, or asks how both compare. */
const COMPARING =
  /\b(?:difference|diff|gap|change|compar\w+|than|vs|versus|those|that|them|it|its|then|there|both|each|by how|how much (?:more|less)|more|less|higher|lower)\b/iu;

/** "Do I walk more at the weekend? Tell me my average weekend steps since May": the second question, if it's complete. */
export function afterYesNo(question: string, { today }: RecordSource, lexicon: Lexicon): string | undefined {
  const [asked = '', figure = '', ...more] = question.trim().split(/(?<=\?)\s+/u);
  if (more.length > 0 || !YES_NO.test(asked) || !STATISTIC.test(figure) || COMPARING.test(figure))
    return undefined;
  const isLimited = (text: string): boolean =>
    tagged(readTimes(normalized(text), today).text, lexicon).some(
      ({ tag, value }) => (NAMING.includes(tag) && value !== 'verb') || tag === 'when',
    );
  const isTimed = readTimes(normalized(figure), today).times.some(isWindow);
  const isOpen = readTimes(normalized(asked), today).times.length === 0;
  return (isTimed || isOpen) && !isLimited(asked) ? figure : undefined;
}

const isWindow = (time: TimeWords | undefined): boolean => (time?.window?.kind ?? 'all') !== 'all';

/** Removes sentences that don't limit the question, and everything before a retraction. */
export function isolateQuestion(
  question: string,
  source: RecordSource,
  lexicon: Lexicon,
): string | undefined {
  // "On all days" and "on weekends" leave open which weeks, which an earlier sentence may name.
  const wordsOf = (text: string): readonly Lexeme[] => {
    const { text: timed, times } = readTimes(normalized(text), source.today);
    const words = tagged(timed, lexicon);
    const isMeasured = words.some(({ tag }) => MEASURING.has(tag));
    return words.filter(({ tag, value }) =>
      tag === 'time' ? isWindow(times[Number(value)]) : tag !== 'number' || isMeasured,
    );
  };
  const isOfWeekdays = (text: string): boolean =>
    readTimes(normalized(text), source.today).times.some(({ weekdays }) => weekdays !== undefined);
  const limitsOf = (text: string): readonly Tag[] =>
    wordsOf(text).flatMap(({ tag }) => (LIMITING.has(tag) ? [tag] : []));
  const corrected = question.split(CORRECTION);
  const statement = STATEMENT.exec(question.trim())?.[0] ?? '';
  const isTimed = (text: string): boolean => readTimes(normalized(text), source.today).times.length > 0;
  const [last, ...before] =
    corrected.length > 1
      ? corrected.toReversed()
      : statement !== '' && isTimed(question.slice(statement.length))
        ? [question.trim().slice(statement.length), statement]
        : question.trim().split(TURN).toReversed();
  if (last === undefined || before.length === 0 || !ASKING.test(last)) return undefined;
  // "Wine: how many glasses?" The topic is part of the question, even if it's an unknown word.
  if (before.length === 1 && /^\p{L}+:\s/u.test(question)) return undefined;
  // "By how many steps?" asks for the difference that the sentence before is about.
  if (/^(?:and )?by (?:how|what)\b/iu.test(last)) return undefined;
  // A retracted part may have named the time, unless the question names it again.
  const asked = limitsOf(last);
  // "I'm training for a marathon. How far have I run?": the question is complete by itself.
  const isWhole = corrected.length === 1 && !BACKWARD.test(last);
  const said = isWhole ? [...asked, ...NAMING] : corrected.length > 1 ? asked : [];
  // "Nights before a run: average sleep".
  if (isWhole && DAYS_BESIDE.test(before.join(' '))) return undefined;
  if (isWhole && before.some((each) => RESTRICTING.test(each) || FRAGMENT.test(each))) return undefined;
  if (isWhole && isOfWeekdays(before.join(' ')) && !isOfWeekdays(last)) return undefined;
  // "How hard was my last workout: average heart rate": of that workout.
  const isPicked = wordsOf(before.join(' ')).some(({ tag }) => tag === 'last' || tag === 'first');
  if (isWhole && isPicked && limitsOf(before.join(' ')).some((tag) => NAMING.includes(tag))) return undefined;
  const limits = limitsOf(before.join(' ').replace(HABIT, ''));
  const workout = isWhole ? workoutBefore(wordsOf(before.join(' ')), wordsOf(last)) : undefined;
  if (limits.every((tag) => said.includes(tag)))
    return workout === undefined ? last : `${last.replace(/[?.!\s]+$/u, '')} of my ${workout}`;
  if (workout !== undefined) return undefined;
  // "I barely walked this week. How many steps in total?"
  const isLimited = isWhole && limits.every((tag) => tag === 'time' || NAMING.includes(tag));
  // "I'm signed up for a race in May. How many runs so far?"
  const isOfNow = SO_FAR.test(last) && THIS_PERIOD.test(before.join(' '));
  const isOpen = OPEN_ENDED.test(last) || BIOGRAPHY.test(before.join(' '));
  if (isLimited && isOpen && !isOfNow) return last;
  const time = isLimited && !asked.includes('time') ? stretchIn(before.join(' '), source) : undefined;
  return time && `${last.replace(/[?.!\s]+$/u, '')} ${time}`;
}
