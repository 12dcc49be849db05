import type { RecordSource } from '#domain/query/record-source.ts';
import { spanOf } from '#domain/query/windows.ts';
import { NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { DATE, MONTH } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { addDays } from '#domain/time/local-date.ts';
import { withoutTails } from './said-tails.ts';
import { withRelativePeriods, type EventDays } from './relative-periods.ts';

/** Between what happened and the question about it. */
const TURN =
  /(?<=[.!?;…])\s+|\s+[–—-]{1,2}\s+|\s*,?\s+(?:and |but )?(?:so|and|but)\s+(?=(?:by )?(?:how|what|which|when|tell|give|show)\b)|,\s+(?=(?:by )?(?:how (?:many|much|long|far|often)|what|when|which(?! (?:was|is|were)\b)|(?:is|are|was|has|have|do|does|did|am) (?:my|i|the)\b)\b)/iu;
const ASKING =
  /\b(?:how|what|which|when|whats|average|tell me|show me|give me|am i|do i|did i|have i|has my|is my)\b/;
/** "In mid January, sorry, January 18 to be exact". */
const CORRECTED =
  /^.* (?:sorry|no|actually|rather|wait|i mean|well|or rather|to be (?:exact|precise))(?: ,)? (?=.*\d)/;
/** "I was heaviest in December": on one of its days, and which one isn't said. */
const isVague = (statement: string, { from, to }: EventDays, asked: string): boolean =>
  /\b(?:some ?time|some day|1 day|at some point)\b/.test(statement) ||
  (from !== to &&
    (/\bthat (?:day|night|date)\b/.test(asked) ||
      /\b(?:heaviest|lightest|highest|lowest|longest|shortest|best|worst|biggest|peak)\b/.test(statement)));
const NEVER: ReadonlySet<Tag> = new Set<Tag>(['when', 'except', 'share', 'streak', 'whichday']);

/** "In May, from the 5th to the 18th". */
const MONTH_THEN_DAYS = new RegExp(
  `\\b(?:(?:in|of|during) )?(${MONTH}) , (?:from |between )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:to|through|until|till|and) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of \\1)?(?! \\d)`,
);

/** "I bought a bike at the start of February." */
const START_OF_MONTH = new RegExp(
  `\\b(?:(?:right )?at |since |from )?the (?:very )?(?:start|beginning) of (${MONTH})(?! \\d)`,
);

/** Days that a statement names: one day, some days, or a month. */
function daysIn(text: string, today: string): EventDays | undefined {
  const isLastYear = /\blast year\b/.test(text) && new RegExp(DATE).test(text.replace(/\blast year\b/, ''));
  const year = Number(today.slice(0, 4)) - 1;
  const stated = isLastYear
    ? text
        .replace(/\blast year\b/, '')
        .replace(new RegExp(`(?:${DATE})(?! \\d)`), (date) => `${date} ${year}`)
    : text;
  const { times, said } = readTimes(
    stated.replace(MONTH_THEN_DAYS, '$1 $2 to $3').replace(START_OF_MONTH, 'on $1 1'),
    today,
  );
  const [time, ...more] = times;
  if (!time?.window || time.weekdays || more.length > 0 || time.isPrevious) return undefined;
  const isOpen = time.window.kind === 'dates' && time.window.to === null;
  const { from, to } = spanOf(time.window, today);
  if (time.window.kind === 'all' || from === null || to === null) return undefined;
  if (isOpen) return { from, to: from, said: from };
  // Weeks and months in words of their own, because their days are no figure's own dates.
  return { from, to, said: time.window.kind === 'dates' ? `from ${from} to ${to}` : (said[0] ?? '') };
}

/** "I restarted strength training on June 9. How many sessions since?": sessions of that, which the question names now. */
function withName(asked: string, story: string, lexicon: Lexicon): string {
  const figures = tagged(story, lexicon).filter(({ tag }) => tag === 'metric');
  const isNamed = tagged(asked, lexicon).some(({ tag }) => NAMES.has(tag));
  const [figure, ...others] = figures;
  // "I wonder about active minutes. What is the daily average since then?"
  if (figure && others.length === 0 && !isNamed)
    return asked.replace(/\b(?:daily |nightly )?(?:average|mean|median|total)\b/, `$& ${figure.words}`);
  const named = tagged(story, lexicon).filter(({ tag, keys }) => tag === 'workout' && keys.length > 0);
  const [kind, ...more] = named;
  const own = tagged(asked, lexicon).some(({ tag, keys }) => tag === 'workout' && keys.length > 0);
  if (!kind || more.length > 0 || own) return asked;
  return asked.replace(/\b(sessions|workouts)\b/, `${kind.words} sessions`);
}

const WORD = `(?!(?:${MONTH}|since|before|after|than|versus|vs|compared|how|what|which|when)\\b)[a-z]+ `;
const LINK =
  '(?:(?:back )?on|in|around|about|from|, on|, which was(?: on)?|which was(?: on)?|, that was(?: on)?|, that is|, so|, i e|,)';
/** "Since I bought new shoes on March 2", "the week before the marathon, which was April 21". */
const NAMED_DATE = new RegExp(
  `\\b(since|before|after|until|following) ((?:${WORD}){1,9}?)${LINK} (?:the )?((?:${DATE})|(?:${MONTH})(?: \\d{4})?(?! \\d))(?=$| (?!(?:to|through|till|until|and) ))`,
);
/** "Before May 6, take the eight weeks before it". */
const RESTRICTED = new RegExp(
  `\\b(?:before|after) (?:the )?(${DATE}) ?,? (?:taking|take|using|use|over|looking at|i mean|say|meaning|that is|so|like) (?:the |my )?(\\d+ (?:days|nights|weeks|months)) (before|after)(?: (?:it|that))?`,
);
const DAY_OR_LESS: ReadonlySet<Tag> = new Set<Tag>(['meal', 'food']);

/** Drops what happened on a date, which the date alone says: "since March 2". */
function withDatesAlone(text: string, lexicon: Lexicon): string {
  return text.replace(NAMED_DATE, (all, relation: string, words: string, date: string) => {
    const named = tagged(words.trim(), lexicon);
    // "After I quit coffee", unlike "after I had coffee".
    const isDone = /^(?:i|we) (?!ate|eat|had|have|drank|drink)/.test(words);
    if (named.some(({ tag }) => (DAY_OR_LESS.has(tag) && !isDone) || NEVER.has(tag) || tag === 'number'))
      return all;
    const kind = named.find(({ tag, keys }) => tag === 'workout' && keys.length > 0);
    const others = tagged(text.replace(all, ' '), lexicon);
    // "Kilometers since I bought running shoes": of runs.
    if (kind && !others.some(({ tag }) => NAMES.has(tag))) return `of ${kind.words} ${relation} ${date}`;
    return `${relation} ${date}`;
  });
}

const RESTATED = new RegExp(
  `\\b(in|during|over|for) (?:the|that) (?:week|\\d+ (?:days|nights|weeks)|days|nights|time) (?:after|before|of|when|that|following) (?:i|we) (?:${WORD}){1,8}, `,
);

/** "In the week after I came back, the 10th through the 16th of March": the dates say which days. */
function withoutRestatedDays(text: string, today: string): string {
  const match = RESTATED.exec(text);
  if (!match) return text;
  const rest = text.slice(match.index + match[0].length);
  const { times } = readTimes(rest, today);
  const [time, ...more] = times;
  const isSpan = time?.window?.kind === 'dates' && time.window.from !== time.window.to;
  return isSpan && more.length === 0 ? `${text.slice(0, match.index)}${match[1]} ${rest}` : text;
}

/** A date in the question itself: "since February 20", "before and after May 3". */
function ownDays(text: string, today: string): EventDays | undefined {
  const { times, said } = readTimes(text, today);
  const at = said.findIndex((words) => /\b(?:since|before|after) /.test(words));
  const window = times[at]?.window;
  const relation = /\b(since|before|after) /.exec(said[at] ?? '')?.[1];
  if (window?.kind !== 'dates' || relation === undefined) return undefined;
  const from =
    relation === 'before'
      ? window.to && addDays(window.to, 1)
      : window.from && addDays(window.from, relation === 'after' ? -1 : 0);
  return from === null || from === undefined ? undefined : { from, to: from, said: said[at] ?? '' };
}

/**
 * A question about the days before or after something that happened on a date, with these days named: "I quit coffee on February 20. How
 * much more have I slept since, compared with the three weeks before?"
 */
export function withDatedEvent(
  question: string,
  { today }: RecordSource,
  lexicon: Lexicon,
): string | undefined {
  const parts = question
    .trim()
    .split(TURN)
    // A normalized text is normalized again when it's read.
    .map((part) => normalized(part).replace(/\bcount of\b/, 'number of'));
  // "When was my first workout afterwards, and what kind was it?"
  const [previous = '', last = ''] = parts.slice(-2);
  if (parts.length > 1 && withoutTails(`${previous} and ${last}`) === previous) parts.pop();
  // "Compared with the three weeks before it, how much …": of the question, not of the statement.
  const compared = parts.findIndex((part) => /^(?:when )?(?:compared|relative|in comparison)\b/.test(part));
  const start = compared > 0 ? compared : parts.length - 1;
  const asked = parts.slice(start).join(' , ');
  const before = parts.slice(0, start);
  const alone = withDatesAlone(withoutRestatedDays(asked, today), lexicon).replace(
    RESTRICTED,
    'in the $2 $3 $1',
  );
  const own = ownDays(alone, today);
  const inside = own && withRelativePeriods(alone, own, today, lexicon, false);
  if (inside !== undefined) return inside;
  const statement = before.map((part) => part.replace(CORRECTED, '')).findLast((part) => daysIn(part, today));
  const days = statement === undefined ? undefined : daysIn(statement, today);
  const isStated =
    statement !== undefined && days && before.every((part) => !/^(?:how|what|which|when)\b/.test(part));
  if (!isStated || !ASKING.test(asked)) return alone === asked || before.length > 0 ? undefined : alone;
  if (isVague(statement, days, asked) || tagged(statement, lexicon).some(({ tag }) => NEVER.has(tag)))
    return undefined;
  return withRelativePeriods(withName(alone, statement, lexicon), days, today, lexicon, true);
}
