import type { Query } from '#domain/query/query.ts';
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

/** What to ask after an answer. */
export function nextQuestions({
  metric: key,
  window,
  weekdays,
  rank,
  versus,
  aggregate,
  when,
}: Query): readonly string[] {
  const metric = findMetric(key);
  if (!metric || metric.list === 'targets') return [];
  if (key === 'weightKg') return ['Why did my weight change this month?', 'And last month?'];
  if (metric.list === 'blood' && metric.field === null) return [];
  if (metric.list === 'blood')
    return [`How do I improve my ${nameOf(metric)}?`, whatDoesItMean(nameOf(metric))];
  if (aggregate === 'since' || aggregate === 'held' || aggregate === 'current-streak') return [];
  const isLastMonth = window.kind === 'month' && window.back === 1;
  return [
    isLastMonth ? 'And this month?' : 'And last month?',
    ...(weekdays || rank || versus || when || window.kind === 'day' ? [] : ['Only weekends']),
    ...(versus || rank || window.kind === 'all' || aggregate === 'count'
      ? []
      : ['Compared with the week before']
    ).slice(0, window.kind === 'week' ? 1 : 0),
    ...(metric.list === 'foods' && !rank && metric.field !== null && !metric.derived && key !== 'foodGrams'
      ? [`Which foods gave me the most ${nameOf(metric)}?`]
      : []),
  ];
}
