import { findMetric } from '#domain/metrics/catalog.ts';
import { ENDS } from '#domain/query/aggregate.ts';
import type { Query, Window } from '#domain/query/query.ts';
import { isOneDay } from '#domain/query/windows.ts';
import { isAddable } from '#domain/questions/asked-figure.ts';
import type { Lexeme, Words } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { tagged } from '#domain/questions/tag.ts';
import { DAYS } from '#domain/questions/times/calendar-dates.ts';
import {
  joinedTimes,
  periodBefore,
  readTimes,
  windowBefore,
  windowYearBefore,
} from '#domain/questions/times/calendar-words.ts';
import { normalized, singular } from '#domain/questions/wording/normalize.ts';
import { daysMeant } from '#domain/coach/nights/meant-nights.ts';
import { BEFORE_THAT } from './about-answer.ts';
import { otherDoses } from './doses-after.ts';
import { movedCheck, movedQuestion } from './moved-check.ts';
import { pickedFrom } from './of-the-list.ts';
import { onOtherDays, type NamedDays } from './other-days.ts';
import { withWord } from './other-figure.ts';
import { isCorrection, withoutTies } from './ties.ts';

/** "The week before", "compared to the week before". */
const BEFORE =
  /^(?:the )?(?:(week|month|year|day|night)|1|one|days|nights|time|period) before(?: (?:that|last))?$/;
/** "Same time last year?", "a year earlier". */
const YEAR_BEFORE =
  /^(?:the )?(?:same )?(?:time|days?|week|month|period) (?:(?:of )?(?:last|the previous) year|(?:a|1) year (?:ago|before|earlier))$|^(?:a|1) year (?:ago|before|earlier)$/;
/** "And Thursday?" means the last one; "and Thursdays?" all of them. */
const BARE_DAY = new RegExp(
  `^(?:${DAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|')}|tues|thurs?)(?= night$|$)`,
);
const dayNamed = (said: string): string =>
  `on ${DAYS.find((day) => day.startsWith(said.slice(0, 3))) ?? said}`;
/** "How much protein was that?" */
const THAT_AMOUNT =
  /^how (?:much|many) ([a-z]+(?: [a-z]+)?) (?:was|were|is|are|did) (?:that|it|this|there)(?: (?:have|in total))?$/;
const COMPARED = /^(?:compare(?:d)?|versus|vs|than)(?: it| that| this)?(?: to| with)?\s+/;
const SIDES = /^(?:compare )?(.+?) (?:vs|versus|against|compared (?:to|with)|and) (.+)$/;
/** Tags of words that change nothing by themselves. */
const IDLE: readonly string[] = ['time', 'filler', 'comma', 'question', 'day', 'per'];
/** Tags of words that ask for an amount: "and how long did I sleep?" */
const ASKING: readonly string[] = ['howmuch', 'howlong', 'count', 'eat', 'present'];

interface ChangedPart extends Understood {
  /** Whether the message only names days. */
  readonly isOfDays?: boolean;
}

interface Spoken {
  readonly question: string;
  readonly words: Words;
}

/** What a changed question keeps of how the one before was asked. */
export const keptOf = ({ unit, isOfEvenings }: Understood): Omit<Understood, 'query' | 'check'> => ({
  ...(unit !== undefined && { unit }),
  ...(isOfEvenings && { isOfEvenings }),
});

/** Too many words are within a typo of a marker's name to correct them: "moon" isn't "mono". */
function isGuessedMarker({ keys, words }: Lexeme, question: string): boolean {
  const isMarker = keys.some((key) => findMetric(key)?.list === 'blood');
  const said = new Set(normalized(question).split(' ').map(singular));
  return isMarker && !words.split(' ').every((each) => said.has(each));
}

/** "Per day?" after a total: the average instead. */
function perPeriod(query: Query, [period, ...more]: readonly string[]): Query | undefined {
  const metric = findMetric(query.metric);
  const isTotal = query.aggregate === 'sum' || query.aggregate === 'mean';
  if (!metric || !isTotal || !isAddable(metric) || more.length > 0 || query.rank) return undefined;
  const { per: _per, ...rest } = query;
  const isOfFood = metric.list === 'foods' && query.where?.food !== undefined;
  if (period === 'day') return { ...rest, aggregate: 'mean', ...(isOfFood && { per: 'day' }) };
  return period === 'week' || period === 'month' ? { ...rest, aggregate: 'mean', per: period } : undefined;
}

/** A comparison starts over if its subject isn't compared. */
const plain = ({ versus: _versus, ...query }: Query): Query => query;

/** "How am I sleeping?", compared with last month: this month. */
const untilNow = (query: Query, other: Window | undefined): Query =>
  query.window.kind === 'all' &&
  other &&
  (other.kind === 'week' || other.kind === 'month') &&
  other.back === 1
    ? { ...query, window: { kind: other.kind, back: 0 } }
    : query;

const withVersus = (before: Query, versus: NonNullable<Query['versus']>): Query | undefined => {
  const { group: _group, rank: _rank, ...single } = plain(before);
  const query = untilNow(single, versus.window);
  // "My latest weight", compared with March: the average then.
  const isLatest =
    query.aggregate === 'last' &&
    query.window.kind === 'all' &&
    versus.window !== undefined &&
    !isOneDay(versus.window);
  const other = isLatest && !versus.aggregate ? { ...versus, aggregate: 'mean' as const } : versus;
  return JSON.stringify({ ...query, ...other }) === JSON.stringify(query)
    ? undefined
    : { ...query, versus: other };
};

/** Times alone: "Saturdays", "last month". Undefined for any other words. */
function timesIn(text: string, { source, lexicon }: Words): NamedDays | undefined {
  const { text: rest, times } = readTimes(text.replace(BARE_DAY, dayNamed), source.today);
  const isOnly = tagged(rest, lexicon).every(({ tag }) => tag === 'time' || tag === 'filler');
  return isOnly && times.length > 0 ? joinedTimes(times) : undefined;
}

/** "Weekdays vs weekends" after one figure. */
function sidesIn(text: string, query: Query, words: Words): Query | undefined {
  const [, one, other] = SIDES.exec(text) ?? [];
  if (one === undefined || other === undefined || (/ and /.test(text) && !text.startsWith('compare ')))
    return undefined;
  const [left, right] = [one, other].map((side) => timesIn(side, words));
  if (!left || !right) return undefined;
  const { weekdays: _weekdays, rank: _rank, group: _group, only: _only, at: _at, ...whole } = plain(query);
  // The latest bedtime of either isn't compared.
  const metric = findMetric(whole.metric);
  const averaged = metric && ENDS[whole.aggregate] ? { ...whole, aggregate: metric.plain } : whole;
  const own = onOtherDays(averaged, left, { today: words.source.today });
  return withVersus(own, right);
}

/** What a message changes of the question before: its days, statistic or subject. Undefined if any word isn’t understood. */
export function changedPart(spelled: string, before: Understood, said: Spoken): ChangedPart | undefined {
  const { words } = said;
  const { today } = words.source;
  const sides = sidesIn(withoutTies(spelled), before.query, words);
  if (sides) return { query: sides, ...keptOf(before) };
  const compared = COMPARED.test(withoutTies(spelled));
  const text = withoutTies(withoutTies(spelled).replace(COMPARED, '')).replace(THAT_AMOUNT, '$1');
  if (text === '') return undefined;
  const moved = (days: NamedDays): Understood => movedTo(before, days, said);
  const isYear = YEAR_BEFORE.test(text);
  const { window } = before.query;
  if (isYear || BEFORE.test(text) || (BEFORE_THAT.test(text) && window.kind !== 'all')) {
    const named = BEFORE.exec(text)?.[1]?.replace('night', 'day');
    const period = (['day', 'week', 'month', 'year'] as const).find((each) => each === named);
    const earlier = isYear
      ? windowYearBefore(window, today)
      : period
        ? periodBefore(period, window, today)
        : windowBefore(window, today);
    if (!earlier) return undefined;
    if (!compared) return moved({ window: earlier });
    const versus = withVersus(before.query, { window: earlier });
    return versus && { query: versus, ...keptOf(before) };
  }
  return otherDoses(text, before, words) ?? changedBy(text, { before, compared, said });
}

function movedTo(before: Understood, days: NamedDays, { question, words: { source } }: Spoken): Understood {
  const { query: asked, check: decided } = before;
  const moved = onOtherDays(asked, days, { today: source.today, isCorrection: isCorrection(question) });
  // A target is one of a day, not of all of them together.
  const isOfTarget =
    decided?.query?.target !== undefined && moved.aggregate === 'sum' && !isOneDay(moved.window);
  const query: Query = isOfTarget ? { ...moved, aggregate: 'mean' } : moved;
  const turned = movedQuestion(before, query);
  if (turned.check) return { ...turned, ...keptOf(before) };
  const check = movedCheck(before, query, source);
  return { query, ...keptOf(before), ...(check && { check }) };
}

interface Change {
  readonly before: Understood;
  readonly compared: boolean;
  readonly said: Spoken;
}

function changedBy(text: string, { before, compared, said }: Change): ChangedPart | undefined {
  const { question, words } = said;
  const { source, lexicon } = words;
  const { text: rest, times } = readTimes(text.replace(BARE_DAY, dayNamed), source.today);
  const spoken = tagged(rest, lexicon);
  const named = spoken.filter(({ tag }) => !IDLE.includes(tag));
  const isAmount = times.length === 0 && !spoken.some(({ tag }) => tag === 'day');
  const lexemes = isAmount && named.length > 1 ? named.filter(({ tag }) => !ASKING.includes(tag)) : named;
  const days = joinedTimes(times);
  if (!days) return undefined;
  const time = daysMeant(days, before, { question, today: source.today });
  const [word, ...more] = lexemes;
  if (!word) {
    const periods = spoken.flatMap(({ tag, value }) => (tag === 'per' ? [value] : []));
    const of = (query: Query | undefined): Understood | undefined => query && { query, ...keptOf(before) };
    if (periods.length > 0) {
      if (compared) return undefined;
      const { query } = times.length > 0 ? movedTo(before, time, said) : before;
      return of(perPeriod(plain(query), periods) ?? ofPeriods(query, periods, source.today));
    }
    if (times.length === 0) return undefined;
    const moved = compared ? of(withVersus(before.query, time)) : movedTo(before, time, said);
    return moved && { ...moved, isOfDays: true };
  }
  if (more.length > 0 || compared || isGuessedMarker(word, question)) return undefined;
  const isOfPart = /\b(?:from|of|in)\b/.test(text);
  const changed = withWord(before.query, word, { source, isOfPart });
  if (!changed) return undefined;
  const query = times.length > 0 ? onOtherDays(changed, time, { today: source.today }) : changed;
  const check = movedCheck(before, query, source);
  const evenings = before.isOfEvenings ? { isOfEvenings: true as const } : {};
  const isSameMetric = query.metric === before.query.metric;
  return { query, ...(isSameMetric ? keptOf(before) : evenings), ...(check && { check }) };
}

/** "Per week?" after an average that has no total: a list of weeks. */
const ofPeriods = (query: Query, [period]: readonly string[], today: string): Query | undefined =>
  period === undefined ? undefined : (pickedFrom(`by ${period}`, query, today) ?? undefined);
