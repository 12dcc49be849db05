import type { Query } from '#domain/query/query.ts';
import { isOneDay, spanOf } from '#domain/query/windows.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { whatDoesItMean } from '#domain/coach/subjects/question-words.ts';
import { nameOf } from './record-words.ts';

/** Days of the last month with each kind of record, and whether there was ever a blood test. */
export interface Logged {
  readonly meals: number;
  readonly sleep: number;
  readonly weight: number;
  readonly movement: number;
  readonly water: number;
  readonly glucose: number;
  readonly fasts: number;
  readonly bloodTests: number;
}

const OPENINGS: readonly (readonly [question: string, isAnswerable: (logged: Logged) => boolean])[] = [
  ['Why did my weight change this month?', ({ weight, meals }) => weight >= 6 && meals >= 10],
  ['Am I getting enough protein?', ({ meals }) => meals >= 7],
  ['Did I sleep more on weekends than on weekdays?', ({ sleep }) => sleep >= 14],
  ['Which of my blood markers are out of range?', ({ bloodTests }) => bloodTests >= 1],
  ['What should I eat for dinner?', ({ meals }) => meals >= 3],
  ['Which foods gave me the most fiber this month?', ({ meals }) => meals >= 7],
  ['What was my glucose time in range in the last 14 days?', ({ glucose }) => glucose >= 5],
  ['How did I sleep last week?', ({ sleep }) => sleep >= 5],
  ['What nutrients am I low in?', ({ meals }) => meals >= 7],
  ['How many steps did I take on average this month?', ({ movement }) => movement >= 7],
  ['How much water did I drink on average this week?', ({ water }) => water >= 3],
  ['What was my longest fast this month?', ({ fasts }) => fasts >= 2],
  ['How did my weight change this month?', ({ weight }) => weight >= 2],
  ['How many calories did I eat yesterday?', ({ meals }) => meals >= 1],
];

/** Questions that work before anything is logged. */
const FIRST = [
  'What should I eat for dinner?',
  'How much protein should I eat?',
  'How do I log a meal?',
] as const;

const COUNT = 3;

/** Three questions that the member's data can answer today. @param shown questions that were offered before */
export const suggestedQuestions = (logged: Logged, shown: readonly string[] = []): readonly string[] =>
  [...OPENINGS.flatMap(([question, isAnswerable]) => (isAnswerable(logged) ? [question] : [])), ...FIRST]
    .filter((question, at, all) => all.indexOf(question) === at && !shown.includes(question))
    .slice(0, COUNT);

/** The same for the period before: "And the week before?" */
function earlierPeriod({ window, versus }: Query): readonly string[] {
  if (versus?.window) return [];
  switch (window.kind) {
    case 'day':
      return ['And the day before?'];
    case 'week':
      return ['And the week before?'];
    case 'month':
      return [window.back === 0 ? 'And last month?' : 'And the month before?'];
    case 'dates':
      return isOneDay(window) ? ['And the day before?'] : [];
    case 'last-days':
    case 'year':
    case 'all':
      return ['And last month?'];
  }
}

/** Whether weekends are some of the days behind an answer, and may differ from the others. */
function hasWeekends(query: Query, today: string): boolean {
  const { window, weekdays, rank, versus, when, any, at, only, group, aggregate } = query;
  const { from, to } = spanOf(window, today);
  const isLong = from === null || to === null || daysBetween(from, to) >= 6;
  const isPlain = !weekdays && !rank && !versus && !when && !any && !at && !only && group !== 'weekday';
  return isLong && isPlain && WEEKEND_STATISTICS.has(aggregate);
}

const WEEKEND_STATISTICS: ReadonlySet<Query['aggregate']> = new Set([
  'mean',
  'median',
  'count',
  'max',
  'min',
]);
/** Nutrients whose foods are no surprise. */
const OF_DRINKS = /^(?:alcohol|water)/i;
const PERIODS: ReadonlySet<string> = new Set(['week', 'month', 'weekday']);

/** Scores and ages that are kept from the day they are first looked at. */
const WORKED_OUT: ReadonlySet<string> = new Set(['longevity', 'bio-age', 'diet-quality']);

/** What to ask after an answer. */
export function nextQuestions(query: Query, today: string): readonly string[] {
  const { metric: key, window, rank, versus, aggregate, group } = query;
  const metric = findMetric(key);
  if (!metric || metric.list === 'targets' || metric.list === 'supplements') return [];
  if (key === 'weightKg' && group === undefined)
    return ['Why did my weight change this month?', ...(window.kind === 'all' ? [] : earlierPeriod(query))];
  if ((metric.list === 'blood' && metric.field === null) || WORKED_OUT.has(metric.slice)) return [];
  if (metric.list === 'blood')
    return [`How do I improve my ${nameOf(metric)}?`, whatDoesItMean(nameOf(metric))];
  if (aggregate === 'since' || aggregate === 'held' || aggregate === 'current-streak') return [];
  const isOfFoods =
    metric.list === 'foods' && !rank && metric.field !== null && !metric.derived && metric.each === undefined;
  return [
    ...(group !== undefined && PERIODS.has(group) && !rank ? ['Which was the highest?'] : []),
    ...(group === 'food' && rank ? ['Top 10'] : []),
    ...earlierPeriod(query),
    ...(hasWeekends(query, today) && metric.kind === 'daily' ? ['Only weekends'] : []),
    ...(window.kind === 'week' && !versus && !rank && !group && aggregate === 'mean'
      ? ['Compared with the week before']
      : []),
    ...(isOfFoods && key !== 'foodGrams' && !OF_DRINKS.test(key) && query.where?.food === undefined
      ? [`Which foods gave me the most ${nameOf(metric)}?`]
      : []),
  ].slice(0, COUNT);
}
