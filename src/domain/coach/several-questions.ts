import { findMetric } from '#domain/metrics/catalog.ts';
import type { Window } from '#domain/query/query.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { readMessage } from '#domain/questions/context/message.ts';
import { withContextDay } from '#domain/questions/context/topics.ts';
import { DOUBTFUL } from '#domain/questions/context/remarks.ts';
import { readTwoMeasured } from '#domain/questions/measured/two-measured.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { tagged } from '#domain/questions/tag.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { alternatives, hasTime, plain } from './alternatives.ts';
import { readFollowUp } from '#domain/coach/follow-ups/read-follow-up.ts';
import { nameOf } from './record-words.ts';
import { readSecondClause } from './second-clause.ts';
import type { Lexeme, Words } from '#domain/questions/lexicon.ts';

/** What a message asks at once. */
export type Several = readonly [Understood, Understood, ...Understood[]];

export const eachOf = ([one, other, ...more]: Several, change: (each: Understood) => Understood): Several => [
  change(one),
  change(other),
  ...more.map(change),
];

/** Between two questions: the end of a sentence, or an "and" before a question word. */
const BETWEEN =
  /(?<=[?!.;])\s+(?:and\s+|also\s+)*|\s*,?\s+(?:and|plus)\s+(?:also\s+)?(?=(?:(?:on|over|in|across|during|for|by) (?:how|what|which)|(?:on|for) (?:the )?(?:other |rest |non |(?:days|nights) (?:without|with no|when i (?:do|did)))|how|what|whats|which|when|did|do|was|were|is|are)\b)/iu;
/** "How much protein?" after another question: the same days of another figure. */
const BARE_AMOUNT = /^(?:and )?how (?:much|many) ([a-z]+(?: [a-z]+)?)[?.! ]*$/iu;
/** Words that make an "and" part of one condition, period or sum. */
const JOINING =
  /\b(?:between|both|correlat\w*|compar\w*|difference|differ|than|vs|versus|together|combined|altogether|sum|link|relationship|when|where|with|without|if|after|before|days|nights|or|not)\b/iu;

/** "… and on how many days?": the days of what was asked before. */
const BARE_DAYS =
  /^(?:and )?(?:on )?how (?:many (?:days|nights|different days)|often)(?: (?:was (?:it|that)|were (?:they|those)|did i(?: (?:do|have|eat|drink|run|walk|take))?(?: (?:it|that|so|any|some))?))?[?.! ]*$/iu;
/** "… and on how many days was I over 50 g?": of the same figure. */
const DAYS_BEYOND =
  /^(?:and )?(?:on )?how many (days|nights) (?:was|were|did) (?:i|it|they)(?: (?:go|get|have|had|eat|drink|walk|do))? ((?:over|under|above|below|more than|less than|fewer than|at least|at most|beyond|past|exceeding)\b.*?)[?.! ]*$/iu;

/** "What did I eat that day": on a day that only the other answer tells. */
const OF_THE_OTHER = /\b(?:that|those|the same) (?:days?|nights?|dates?|mornings?|weeks?|months?)\b/iu;

/** The days with any of what a figure sums up, or with a value of it. */
function daysOf({ query }: Understood): Understood | undefined {
  const metric = findMetric(query.metric);
  if (
    !metric ||
    query.versus ||
    query.pair ||
    query.rank ||
    query.group ||
    query.at ||
    query.only ||
    query.target
  )
    return undefined;
  const { where, window, weekdays, when, any } = query;
  // "You had a run on 3 days", not a distance.
  const counted = where?.food !== undefined ? 'foods' : metric.list === 'workouts' ? 'workouts' : undefined;
  const isAmount = metric.perDay === 'sum' || metric.kind === 'event';
  return {
    query: {
      metric: counted ?? metric.key,
      aggregate: 'count',
      ...(counted !== undefined || isAmount
        ? { threshold: counted ? { op: '>=', value: 1 } : { op: '>', value: 0 }, per: 'day' }
        : {}),
      ...(where && { where }),
      window,
      ...(weekdays && { weekdays }),
      ...(when && { when }),
      ...(any && { any }),
    },
  };
}

/** The question about days that follows one about an amount. */
function daysAfter(second: string, one: Understood, words: Words): Understood | undefined {
  if (BARE_DAYS.test(second)) return daysOf(one);
  const [, days, test] = DAYS_BEYOND.exec(second) ?? [];
  const metric = findMetric(one.query.metric);
  if (days === undefined || test === undefined || !metric) return undefined;
  const read = readQuestion(
    `on how many ${days} was my ${nameOf(metric)} ${test}`,
    words.source,
    words.lexicon,
  );
  return read?.query.metric === metric.key ? read : undefined;
}

const areDifferent = (one: Understood, other: Understood): boolean =>
  JSON.stringify(one.query) !== JSON.stringify(other.query);

const THAT_DAY = /\b(?:by then|(?:on |in )?that (?:day|night|morning|evening))\b/iu;

/** "For my rides, what was the average speed, and what was the fastest one?": of rides as well. */
function ofSameRecords(
  { query: first }: Understood,
  other: Understood,
  words: readonly Lexeme[],
): Understood {
  const { metric, where } = other.query;
  const isNamed = words.some(({ tag, value }) => tag === 'workout' && value === 'noun');
  const isOfWorkouts =
    !isNamed && [first.metric, metric].every((key) => findMetric(key)?.list === 'workouts');
  const isOpen = where === undefined && (metric === first.metric || isOfWorkouts);
  return isOpen && first.where?.kinds
    ? { ...other, query: { ...other.query, where: { kinds: first.where.kinds } } }
    : other;
}

/** "How far did I run last week and how long did I sleep?": the period applies to both. */
function inSequence(question: string, words: Words): readonly [Understood, Understood] | undefined {
  const message = readMessage(question);
  const [opening, second, ...more] = (message?.asked ?? question).trim().split(BETWEEN);
  // "Sundays are my rest days. How many steps …, and …": the sentences before belong to the first of them.
  const context = message?.context.filter((part) => !DOUBTFUL.test(part)) ?? [];
  const around = (part: string): string =>
    message ? [...context, `${part.replace(/[?.!]+$/u, '')}?`].join(' ') : part;
  const first = opening === undefined ? undefined : around(opening);
  if (first === undefined || second === undefined || more.length > 0 || OF_THE_OTHER.test(second))
    return undefined;
  const one = readQuestion(first, words.source, words.lexicon);
  if (!one) return undefined;
  const completed = readSecondClause(second, one, words);
  if (completed) return areDifferent(one, completed) ? [one, completed] : undefined;
  const amount = BARE_AMOUNT.exec(second)?.[1];
  const alike = amount === undefined ? undefined : readFollowUp(amount, one, words);
  if (alike?.kind === 'query') return areDifferent(one, alike) ? [one, { query: alike.query }] : undefined;
  const ofDays = daysAfter(second, one, words);
  if (ofDays && BARE_DAYS.test(second)) return [one, ofDays];
  const isOfSome = one.query.weekdays ?? one.query.when ?? one.query.any;
  const alone =
    ofDays ??
    readQuestion(around(second), words.source, words.lexicon) ??
    (message && isOfSome ? undefined : readQuestion(second, words.source, words.lexicon));
  // "And how long had I slept by then": of a day that only the first answer tells.
  if (!alone || THAT_DAY.test(second)) return undefined;
  const other = ofSameRecords(one, alone, tagged(normalized(second), words.lexicon));
  const isOpen = (part: string, { query }: Understood): boolean =>
    !hasTime(part, words.source.today) &&
    (findMetric(query.metric)?.plain !== 'last' || query.aggregate === 'min' || query.aggregate === 'max');
  const [isFirstOpen, isSecondOpen] = [isOpen(first, one), isOpen(second, other)];
  const both = [
    isFirstOpen && !isSecondOpen ? during(first, one, other.query.window) : one,
    isSecondOpen ? during(second, other, one.query.window) : other,
  ] as const;
  return areDifferent(...both) ? both : undefined;
}

/** Without a time of its own, an amount was the latest day's; in the other question's time, it's a total. */
function during(part: string, { query, ...rest }: Understood, window: Window): Understood {
  const isTotal =
    query.aggregate === 'last' && window.kind !== 'all' && !/\b(?:last|latest|recent|current)/iu.test(part);
  return { ...rest, query: { ...query, window, ...(isTotal ? { aggregate: 'sum' } : {}) } };
}

/** "My average sleep and HRV last week": the same question about each. */
function inOneSentence(question: string, words: Words): readonly [Understood, Understood] | undefined {
  if (JOINING.test(question)) return undefined;
  const said = question.replace(/\s*&\s*/gu, ' and ');
  for (const [one, other] of alternatives(said, 'and', words.source.today)) {
    if (!isAlike(one.label, other.label, words)) continue;
    const [first, second] = [one, other].map((side) =>
      readQuestion(side.question, words.source, words.lexicon),
    );
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
        : hasTime(text, words.source.today)
          ? 'time'
          : tags.some(({ tag }) => tag === 'unit' || tag === 'howlong' || tag === 'howfar')
            ? 'measure'
            : undefined;
  });
  return kinds[0] !== undefined && kinds[0] === kinds[1];
}

const MAX_NAME_WORDS = 3;

/** "My average protein, carbs and fat last week": the same question about each. */
function inList(question: string, words: Words): Several | undefined {
  const [, before = '', between = '', after = ''] =
    /^([^,]+), (.+?)? ?(?:(?<!\b(?:between|from) [^,]*)and|&) (.+)$/u.exec(plain(question)) ?? [];
  const middle = between.split(/\s*,\s*/u).filter((part) => part !== '');
  const isName = (text: string): boolean => {
    const named = tagged(normalized(text), words.lexicon);
    return named.length === 1 && named[0]?.tag === 'metric';
  };
  if (JOINING.test(question) || middle.length === 0 || !middle.every(isName)) return undefined;
  const [head, tail] = [before.split(' '), after.split(' ')];
  for (let first = MAX_NAME_WORDS; first > 0; first -= 1)
    for (let last = MAX_NAME_WORDS; last > 0; last -= 1) {
      const [one, other] = [head.slice(-first).join(' '), tail.slice(0, last).join(' ')];
      if (!isName(one) || !isName(other)) continue;
      const read = [one, ...middle, other].map((name) =>
        readQuestion(
          `${[...head.slice(0, -first), name, ...tail.slice(last)].join(' ')}?`,
          words.source,
          words.lexicon,
        ),
      );
      const [own, second, ...more] = read.flatMap((each) => each ?? []);
      return own && second && more.length === read.length - 2 ? [own, second, ...more] : undefined;
    }
  return undefined;
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;
const PAST = /\b(?:did|was|were|had)\b/iu;

/** "Sunday was a blowout. How many calories and how much fat did I have?": on that day. */
function onContextDay(question: string, today: string): string {
  const message = readMessage(question);
  return (message && withContextDay(message.asked, message.context, today)) ?? question;
}

/** "Sunday was a blowout. How many calories and how much fat did I have?": a day that neither figure is about. */
function losesContextDay(question: string, both: readonly Understood[], { source }: Words): boolean {
  const message = readMessage(question);
  return (
    message !== undefined &&
    PAST.test(message.asked) &&
    message.context.some((part) => WEEKDAY.test(part) || hasTime(part, source.today)) &&
    both.every(({ query: { window, weekdays } }) => window.kind === 'all' && weekdays === undefined)
  );
}

/** The questions that a message asks at once; undefined unless all are understood. */
export function readSeveral(question: string, words: Words): Several | undefined {
  const dated = onContextDay(question, words.source.today);
  const several =
    inSequence(dated, words) ??
    inOneSentence(dated, words) ??
    inList(dated, words) ??
    readTwoMeasured(question, words.source, words.lexicon);
  return several && losesContextDay(dated, several, words) ? undefined : several;
}
