import { isOneDay } from '#domain/query/windows.ts';
import type { Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { RESTRICTING } from '#domain/questions/context/isolate-question.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { withoutTails } from '#domain/questions/spoken/said-tails.ts';
import { inMeasuredWords } from './measured-turns.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

/** A question apart from the statement before it. */
export interface AskedPart {
  /** Normalized. */
  readonly asked: string;
  /** Normalized; empty without one. */
  readonly statement: string;
}

const ASKER =
  '(?:what|how|which|when|did|do|does|was|were|is|are|has|have|had|am|tell|give|show|could|can|would|please|find|on (?:what|which|how)|in (?:what|which|how)|at (?:what|which)|for (?:how|what|which)|by how|out of|out of)';
/** Between a statement and the question after it, or between a question and a remark after it. */
const SEAM = new RegExp(
  `(?<=[?!;…]|(?<!\\b(?:avg|vs|dr|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec))\\.)\\s+|,\\s+(?:(?:so|and so|but|ok|okay|then)\\s+)?(?=${ASKER}\\b)|\\s+(?:so|but)\\s+(?=${ASKER}\\b)`,
  'iu',
);
const ASKS = new RegExp(`^(?:(?:so|and|but|ok|okay|well|hey|hi|now),? )*${ASKER}\\b`, 'iu');
const STATES =
  /^(?:(?:so|and|but|ok|okay|well|hey|hi|now|hello|please),? )*(?:(?:i|we|they)(?:['’](?:m|ve|d|ll|re))?|my|our|the|he|she|for my|to be|as|dr|last (?:week|month|year)|this (?:week|month|year))\b/iu;
/** "I would like to know what my …" asks. */
const REQUEST =
  /^(?:(?:so|hi|hey|hello|well|ok|okay),? )*(?:i(?:['’]d| would|['’]m| am)?(?: really| just)? (?:like|love|want|need|curious|wondering|wonder|grateful|be grateful|have to know)(?: to (?:know|see|find out|hear|check|learn|be told))?|my (?:\w+ ){1,3}(?:wants?|needs?|asked|asks)(?: me)? to know|i['’]?d be (?:grateful|glad|happy) to know|let me know|do you know|any idea|remind me|can you tell me|could you tell me)(?:,? (?:if|whether)(?: it is| it['’]s| it isn['’]t)?[^,]*(?:trouble|possible|ok|okay|allowed|bother),)?,? /iu;
/** What an event in the statement is named by: "before that", "since then". */
const BESIDE =
  /\b(before|after|since|following)(?: (?:that|then|it|this|the change|the switch)(?: (?:day|date|point|time))?)?(?=$|[?.!]| ,|,| and\b| or\b)/giu;

/** "I started a statin in June": what begins has a date. "I was heaviest in June" happened on one of many days. */
const BEGINS =
  /\b(?:start|began|begun|begin|stop|quit|switch|chang|diagnos|gave up|put me|put on|went on|been on|cut|moved|had|got|lowered|raised|doubled|visit)\w*/;
const EXTREME = /\b\w{3,}est\b|\b(?:most|least|best|worst|peak|record)\b/;

const isOfEvent = (window: Window, statement: string): boolean =>
  !EXTREME.test(statement) &&
  (isOneDay(window) || (BEGINS.test(statement) && (window.kind === 'month' || isMonth(window))));

const isMonth = (window: Window): boolean =>
  window.kind === 'dates' &&
  window.from !== null &&
  window.to !== null &&
  window.from.slice(0, 7) === window.to.slice(0, 7);

const sideOf = (word: string): string => (word.toLowerCase() === 'following' ? 'after' : word.toLowerCase());

/** The question with the date of the statement's event, if it asks for what was before or after. */
function withEventDate(
  asked: string,
  statement: string,
  said: ReturnType<typeof readTimes>,
): string | undefined {
  const [time, ...more] = said.times;
  const [words] = said.said;
  const date = words?.replace(/^(?:on|in|since|from|around|at) (?:the )?/, '');
  const isDated =
    time?.window && more.length === 0 && date !== undefined && isOfEvent(time.window, statement);
  if (!isDated) return undefined;
  const found = asked.replace(BESIDE, (_, side: string) => `${sideOf(side)} ${date}`);
  return found === asked ? undefined : found;
}

/** What a statement may be about; a question without them may be about them too: "my last run was hard, what was my heart rate". */
const LIMITING: ReadonlySet<Tag> = new Set<Tag>(['workout', 'meal', 'food', 'when', 'next', 'except']);

/** Whether the statement may limit the question: by what was eaten or done, or by weekdays. */
function isLimited({ asked, statement }: AskedPart, { today }: RecordSource, lexicon: Lexicon): boolean {
  const [before, after] = [statement, asked].map((text) => {
    const { text: timed, times } = readTimes(text, today);
    return {
      tags: tagged(timed.split(' ').map(lexicon.correct).join(' '), lexicon).map(({ tag }) => tag),
      isOfWeekdays: times.some(({ weekdays }) => weekdays !== undefined),
    };
  });
  if (!before || !after) return false;
  return (
    (before.isOfWeekdays &&
      !after.isOfWeekdays &&
      !/\b(?:appointment|visit|meeting|see (?:my|the))\b/.test(statement)) ||
    before.tags.some((tag) => LIMITING.has(tag) && !after.tags.includes(tag))
  );
}

/** Splits a question into the statement it starts with and what is asked; undefined if the statement limits the question. */
export function askedPart(question: string, source: RecordSource, lexicon: Lexicon): AskedPart | undefined {
  const part = splitPart(question, source);
  return part && !isLimited(part, source, lexicon)
    ? { ...part, asked: inMeasuredWords(part.asked) }
    : undefined;
}

function splitPart(question: string, { today }: RecordSource): AskedPart | undefined {
  const parts = question.trim().split(SEAM);
  const first = parts.findIndex((part) => ASKS.test(part) || REQUEST.test(part) || !STATES.test(part));
  if (first < 0) return { asked: withoutTails(normalized(question)), statement: '' };
  const spoken = parts.slice(0, first).join(' ');
  const asked = withoutTails(normalized(parts.slice(first).join(', ').replace(REQUEST, '')));
  if (RESTRICTING.test(spoken)) return undefined;
  const statement = normalized(spoken);
  const said = readTimes(statement, today);
  const isTimed = readTimes(normalized(asked), today).times.length > 0;
  if (said.times.length === 0 || isTimed) return { asked: normalized(asked), statement };
  const dated = withEventDate(asked, statement, said);
  if (dated !== undefined) return { asked: normalized(dated), statement };
  // "I'm wearing the sensor since the 5th. What's my time in range?"
  const since = said.said.find((words) => words.startsWith('since'));
  return since !== undefined && said.times.length === 1
    ? { asked: normalized(`${asked} ${since}`), statement }
    : undefined;
}
