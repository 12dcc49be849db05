import { isOneDay } from '#domain/query/windows.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query, Selection, Window } from '#domain/query/query.ts';
import type { TimeWords } from '#domain/questions/times/calendar-dates.ts';
import { addDays } from '#domain/time/local-date.ts';
import { joinedTimes } from '#domain/questions/times/calendar-words.ts';
import type { ClockSpan } from '#domain/questions/times/clock-words.ts';
import type { YesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';
import type { MainClause } from './clause.ts';
import type { Lexeme } from './lexicon.ts';
import { isOfActivity, NOT_PLAIN } from '#domain/questions/figures/activity-totals.ts';
import { NIGHTLY } from './named-parts.ts';
import { readMainClause } from './main-clause.ts';
import { readYesNo } from './read-yes-no.ts';
import { sentenceOf, type Context } from './sentence.ts';

/** Result of a question; undefined unless all of it is understood. */
export interface Understood {
  readonly query: Query;
  /** Requested unit, if it isn't the metric's own. */
  readonly unit?: string;
  /** Of a question that yes or no answers: what decides it. */
  readonly check?: YesNoCheck | undefined;
  /** Nights were named by their evenings: "Saturday night". */
  readonly isOfEvenings?: true;
}

const LATELY = /^(?:lately|these day|presently)$/;

/** "How did my HRV change from January to February": by average, because single days say little about it. */
function betweenMonths(query: Query, times: readonly TimeWords[]): Query {
  const [ends, ...more] = times.flatMap((time) => (time.ends ? [time.ends] : []));
  const isAveraged = findMetric(query.metric)?.plain === 'mean';
  if (!ends || more.length > 0 || query.aggregate !== 'change' || !isAveraged) return query;
  return { ...query, aggregate: 'mean', window: ends[1], versus: { window: ends[0] } };
}

/** "My calories today", "calories in yesterday's lunch": the amount eaten, not a daily average. */
function isEatenSoFar(own: Omit<Query, 'window'>, window: Window, lexemes: readonly Lexeme[]): boolean {
  const metric = findMetric(own.metric);
  const isToday = window.kind === 'day' && window.back === 0;
  return (
    own.aggregate === 'mean' &&
    own.per === undefined &&
    metric?.list === 'foods' &&
    metric.perDay === 'sum' &&
    (own.where?.kinds ? isOneDay(window) : isToday) &&
    !lexemes.some(({ tag }) => tag === 'aggregate' || tag === 'per')
  );
}

/** "Steps so far this month", "my running distance in May": their total. Sleep and readings stay averages. */
function isTotal(
  own: Omit<Query, 'window'>,
  { window, weekdays }: Partial<Selection>,
  times: readonly TimeWords[],
  lexemes: readonly Lexeme[],
): boolean {
  const metric = findMetric(own.metric);
  const isPlain = Object.keys(own).every((key) => ['metric', 'aggregate', 'where'].includes(key));
  const isOfPeriod = window !== undefined && window.kind !== 'all' && weekdays === undefined;
  return (
    isPlain &&
    own.aggregate === 'mean' &&
    metric?.perDay === 'sum' &&
    metric.slice !== 'sleep' &&
    (times.some(({ isSoFar }) => isSoFar === true) ||
      (metric.list === 'workouts' && isOfPeriod && isOfActivity(lexemes))) &&
    !lexemes.some(({ tag }) => NOT_PLAIN.has(tag))
  );
}

const ONE_MEAL = /^(?:(?:for|at|from) )?(?:breakfast|lunch|dinner|supper|snack)$/;
const OF_EVER = /^(?:ever|all|every|each|overall|so far|always)$/;

/** "How many calories was my lunch": today's or the last one, not all lunches added up. "My lunches" and "do I eat for lunch" are all of them. */
function isOfLatestMeal(own: Omit<Query, 'window'>, lexemes: readonly Lexeme[]): boolean {
  const metric = findMetric(own.metric);
  const isPlain = Object.keys(own).every((key) => ['metric', 'aggregate', 'where'].includes(key));
  const { kinds, ...others } = own.where ?? {};
  const isOfKind = kinds !== undefined && Object.keys(others).every((key) => key === 'food');
  if (!isPlain || !isOfKind || metric?.list !== 'foods' || metric.perDay !== 'sum' || metric.field === null)
    return false;
  const isOne =
    own.aggregate === 'sum' ||
    (own.aggregate === 'mean' && lexemes.some(({ words }) => /^(?:my|was|were|did)$/.test(words)));
  return (
    isOne &&
    lexemes.every(({ tag, words }) => tag !== 'meal' || ONE_MEAL.test(words)) &&
    !lexemes.some(({ tag, words }) => ['aggregate', 'per', 'present'].includes(tag) || OF_EVER.test(words))
  );
}

/** "How much sleep did I get": last night, not all nights added up. */
const isOfLatest = (own: Omit<Query, 'window'>, lexemes: readonly Lexeme[]): boolean =>
  own.aggregate === 'sum' &&
  findMetric(own.metric)?.kind === 'daily' &&
  Object.keys(own).every((key) => key === 'metric' || key === 'aggregate') &&
  !lexemes.some(({ tag, words }) => tag === 'aggregate' || words === 'ever' || words === 'all');

/** "My weight on days with a run": of all of them, not the latest. */
const isOfSomeDays = ({ when, only }: Omit<Query, 'window'>, lexemes: readonly Lexeme[]): boolean =>
  when !== undefined &&
  !only &&
  !lexemes.some(({ tag }) => tag === 'last' || tag === 'whichday' || tag === 'ago');

/** "Glucose at night": not of whole days. */
const isAtNight = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    ({ tag, words }, at) =>
      tag === 'day' && words === 'night' && /^(?:at|the)$/.test(lexemes[at - 1]?.words ?? ''),
  );
const ALL: Window = { kind: 'all' };
const EVENING = 17 * 60;

/** Applies the time of day to the selected records, otherwise to the meal or workout that selects their days. */
function atTime(query: Omit<Query, 'window'>, minutes: ClockSpan): Partial<Selection> {
  const list = findMetric(query.metric)?.list;
  const [test, ...more] = query.when ?? [];
  return test && more.length === 0 && (list === 'days' || list === 'weights')
    ? { when: [{ ...test, where: { ...test.where, minutes } }] }
    : { where: { ...query.where, minutes } };
}

/** "How many nights in a row, counting last night": the streak that ends on that day, not the streak within it. */
const upTo = (window: Window, today: string): Window =>
  window.kind === 'day'
    ? window.back === 0
      ? ALL
      : { kind: 'dates', from: null, to: addDays(today, -window.back) }
    : window;

/** Whether only a value is asked for: no statistic, amount, count or condition. */
const isOfValue = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.every(({ tag }) =>
    ['question', 'filler', 'metric', 'implied', 'time', 'comma', 'unit', 'present'].includes(tag),
  );

/** "Cycling time" names a figure, too. */
const withTimeNamed = (main: readonly Lexeme[]): readonly Lexeme[] =>
  main.map((each, at) =>
    each.tag === 'howlong' && each.words === 'time' && main[at - 1]?.tag === 'workout'
      ? { tag: 'metric', words: 'workout time', value: '', keys: ['workoutMinutes'] }
      : each,
  );

/** "Was my running distance in May over 30 km": the figure itself, not how many runs were that long. */
const isFigureFirst = (main: readonly Lexeme[]): boolean => {
  const [figure = -1, bound = -1] = (['metric', 'comparison'] as const).map((tag) =>
    main.findIndex((each) => each.tag === tag),
  );
  return /^(?:was|were|is|are)$/.test(main[0]?.words ?? '') && figure > 0 && figure < bound;
};

/** Reads a question without a comparison. */
export function readOne(all: readonly Lexeme[], context: Context, isSide = false): Understood | undefined {
  // "Lately, in the last two weeks" doesn't ask for the latest value.
  const hasTime = all.some(({ tag }) => tag === 'time');
  const lexemes = hasTime ? all.filter(({ words }) => !LATELY.test(words)) : all;
  const sentence = sentenceOf(lexemes, context);
  const isAveraged = lexemes.some(
    ({ tag, value, words }) =>
      tag === 'superlative' || (tag === 'aggregate' && value !== 'sum') || words === 'do i',
  );
  const times =
    sentence &&
    joinedTimes(
      sentence.times.map((time) => {
        if (isAveraged && time.inAverages) return { weekdays: time.inAverages };
        return time.ofValue && isOfValue(lexemes) ? { window: time.ofValue } : time;
      }),
    );
  if (!sentence || !times || sentence.clocks.length > 1) return undefined;
  const timed = withTimeNamed(sentence.main);
  const yesNo = (main: readonly Lexeme[]): MainClause | undefined =>
    readYesNo(main, sentence.conditions, times.window, context);
  const clause =
    (isFigureFirst(timed) ? yesNo(timed) : undefined) ??
    readMainClause(sentence.main, sentence.conditions, context) ??
    yesNo(sentence.main);
  if (!clause) return undefined;
  // "My glucose last night" doesn't ask for a whole day.
  const isOfNight = NIGHTLY.has(findMetric(clause.query.metric)?.slice ?? '');
  // "Dinner last night" was yesterday's.
  const { kinds, afterMeal } = clause.query.where ?? {};
  const isDinner = kinds?.every((kind) => kind === 'dinner') === true || afterMeal === 'dinner';
  const [minutes] = sentence.clocks;
  const isLastNight = sentence.times.length === 1 && sentence.times[0]?.isLastNight === true;
  // "Last night after 10 pm" was yesterday, "last night before 6 am" today.
  const isYesterday = isLastNight && (isDinner || (minutes?.[0] ?? 0) >= EVENING);
  if (isLastNight && minutes && minutes[0] > minutes[1]) return undefined;
  const isPartOfDay = sentence.times.some((time) => time.isPartOfDay) && !isYesterday && !minutes;
  if (!isOfNight && (isPartOfDay || isAtNight(lexemes))) return undefined;
  // "Glucose the morning after pizza": not of the whole day after.
  const isMorningAfter = lexemes.some(
    ({ tag, words }) => tag === 'next' && /\b(?:morning|night)/.test(words),
  );
  if (!isOfNight && isMorningAfter && sentence.clocks.length === 0) return undefined;
  const { weekdays } = times;
  const isSelected = clause.query.where ?? weekdays ?? sentence.clocks[0];
  if (clause.query.aggregate === 'part' && !isSelected) return undefined;
  const { query: own, unit } = clause;
  const named: Window = isYesterday ? { kind: 'day', back: 1 } : (times.window ?? ALL);
  const window = own.aggregate === 'current-streak' ? upTo(named, context.source.today) : named;
  const isAmount =
    (!isSide && isEatenSoFar(own, window, lexemes)) || isTotal(own, times, sentence.times, lexemes);
  const query: Query = {
    ...own,
    // Two periods of different length are compared by their averages unless the question asks for amounts.
    ...((isSide || isOfSomeDays(own, lexemes)) && own.aggregate === 'last' ? { aggregate: 'mean' } : {}),
    ...(isAmount ? { aggregate: 'sum' } : {}),
    ...(!isSide &&
    (isOfLatest(own, lexemes) || isOfLatestMeal(own, lexemes)) &&
    window.kind === 'all' &&
    !weekdays &&
    !minutes
      ? { aggregate: 'last' }
      : {}),
    window,
    ...(weekdays ? { weekdays } : {}),
    ...(minutes ? atTime(own, minutes) : {}),
  };
  return { query: betweenMonths(query, sentence.times), ...(unit === undefined ? {} : { unit }) };
}
