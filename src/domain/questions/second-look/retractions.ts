import type { RecordSource } from '#domain/query/record-source.ts';
import { NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { markedIndex } from '#domain/questions/times/marks.ts';
import { ASKING, STATISTICS } from '#domain/questions/unclear.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

/** Words that take back what was just said. */
const RETRACTION =
  /[\s,.;:?!…–—-]*\b(?:(?:no|hm+|um+|er+|oh|oops|sorry|wait|hang on|hold on|actually)[\s,.]+)*(?:no wait|wait no|(?:or )?na+h|nope|(?:scratch|scrap|strike|cancel|forget|ignore|skip) (?:that|it)|let me rephrase(?: that| it)?|never ?mind(?: that)?|i mean(?:t)?|make (?:that|it)|or rather|sorry|correction|actually no|well(?=,)|no(?=,? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|the|my|i|in|on|for|make|last|this|since|from))|wait)\b(?:[\s,.:…–—-]+(?:actually|no|sorry|make (?:that|it)|i mean(?:t)?|let us say|say))*[\s,.:;…–—-]+/giu;

/** Kinds of words that replace their like. */
const REPLACING: readonly (readonly Tag[])[] = [
  ['aggregate', 'superlative'],
  ['metric', 'implied'],
  ['workout'],
  ['meal'],
  ['food'],
];

/** What can follow a correction without replacing anything: "no, March, average per day". */
const ADDED: ReadonlySet<Tag> = new Set<Tag>(['aggregate', 'superlative', 'per']);

const isIdle = ({ tag }: Lexeme): boolean => tag === 'filler' || tag === 'comma' || tag === 'question';

/** The words of a sentence that a correction replaces: the last of the same kind, or else the only unknown one. */
function replacedBy(corrected: Lexeme, before: readonly Lexeme[]): Lexeme | undefined {
  const like = REPLACING.find((tags) => tags.includes(corrected.tag)) ?? [];
  const unknown = before.filter(({ tag }) => tag === 'unknown');
  return before.findLast(({ tag }) => like.includes(tag)) ?? (unknown.length === 1 ? unknown[0] : undefined);
}

/** Whether words ask for a figure without what was said before. */
const isWhole = (words: readonly Lexeme[]): boolean =>
  words.some(({ tag }) => NAMES.has(tag)) && words.some(({ tag }) => STATISTICS.has(tag) || ASKING.has(tag));

/** "Since mid", "over the last": the start of a time that was never said. */
const UNFINISHED = /(?: (?:since|in|from|on|during|over|for|of|the|last|mid|early|late))+$/;

/** "Average water in mya? May, I mean": the correction comes before what marks it. */
const LATE = /^(.+?)[\s,.;:?!…–—-]+((?:\w+ ){0,2}\w+),? i mean(?:t)?[.!?]*$/iu;

const PREPOSITION = /^(?:in|on|over|during|for|within|across|throughout|of|from|since|before|after|until)\b/;

/** "On rest days, sorry, on days with a run": which days, and everything after. */
const DAYS_NAMED = /(?:\b(?:on|for|during|only) )*\b(?:the |my |those )*(?:days|nights) .*$/;
const ON_DAYS =
  /^(?:(?:only|just|on|for|the|my|those) )*(?:days|nights) (?=when|with|without|i|my|where|after|that)/;

/** Sentence whose days are replaced by other ones. */
function withOtherDays(before: string, after: string, today: string): string | undefined {
  const [days] = DAYS_NAMED.exec(before) ?? [];
  if (days === undefined || !ON_DAYS.test(after) || readTimes(days, today).times.length > 0) return undefined;
  return `${before.slice(0, -days.length)} ${after.replace(ON_DAYS, 'on days ')}`;
}

/** "Since August, no wait, July": since July. */
const withPreposition = (time: string, before = ''): string =>
  PREPOSITION.test(time) ? time : [PREPOSITION.exec(before)?.[0] ?? '', time].join(' ').trim();

/** "My sleep over the last three weeks, no wait, the last 20 days": with the correction in place of what it corrects. */
export function withoutRetraction(
  question: string,
  { today }: RecordSource,
  lexicon: Lexicon,
): string | undefined {
  const parts = question.replace(LATE, '$1, i mean $2').split(RETRACTION);
  const [before, after, ...more] = parts;
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  const [one, other] = [before, after].map((part) => {
    const { text, times, said } = readTimes(normalized(part), today);
    return { text, times, said, lexemes: tagged(text, lexicon) };
  });
  if (!one || !other) return undefined;
  const said = other.lexemes.filter((each) => !isIdle(each));
  if (isWhole(said) && (other.times.length > 0 || one.times.length === 0)) return after;
  const onDays = withOtherDays(normalized(before), normalized(after), today);
  if (onDays !== undefined) return onDays;
  const [first] = said;
  const restarted = first && replacedBy(first, one.lexemes);
  const last = one.lexemes.findLast((each) => !isIdle(each));
  // "How many pints, well, servings of lager": starts again at the last word.
  if (restarted?.tag === 'unknown' && restarted === last)
    return `${normalized(before).split(' ').slice(0, -1).join(' ')} ${normalized(after)}`;
  const words = one.text.replace(UNFINISHED, '').split(' ');
  let isTimed = one.times.length > 0;
  for (const each of said) {
    const isTime = each.tag === 'time';
    const put = isTime
      ? withPreposition(other.said[markedIndex(each.words.slice(1))] ?? '', one.said[0])
      : each.words;
    // "In mya, may I mean".
    const replaced =
      isTime && isTimed && one.times.length === 1
        ? one.lexemes.find(({ tag }) => tag === 'time')
        : replacedBy(each, one.lexemes);
    const isAdded = isTime ? !isTimed : ADDED.has(each.tag);
    if (isAdded && !replaced) words.push(put);
    else {
      const spoken = replaced?.words.split(' ') ?? [];
      const at = words.findLastIndex((word) => spoken[0] !== undefined && word.startsWith(spoken[0]));
      if (at < 0) return undefined;
      words.splice(at, spoken.length, put);
      if (isTime) isTimed = false;
    }
  }
  return said.length === 0
    ? undefined
    : words
        .map((word) => (/^@[A-Z]$/.test(word) ? (one.said[markedIndex(word.slice(1))] ?? word) : word))
        .join(' ');
}
