import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import type { ReplyContext } from '#domain/coach/build-figure.ts';
import { selectionWords, withLeadingSpace } from '#domain/coach/phrases.ts';
import { kindsOf } from '#domain/coach/record-words.ts';
import { onDay } from './on-day.ts';

/** Records whose times of day a metric gives. */
const RECORDS: Readonly<Record<string, string>> = {
  mealTime: 'meals',
  firstMealTime: 'meals',
  lastMealTime: 'meals',
  fastStartTime: 'fasts',
  fastEndTime: 'fasts',
  weighInTime: 'weigh-ins',
  workoutStartTime: 'workouts',
};

/** "Dinners", "runs": the records whose time of day a question asks for. Undefined for figures that aren't a time of day. */
export function timedRecords({ where, aggregate }: Query, { key }: Metric): string | undefined {
  // "How many 16-hour fasts?" counts fasts, not lengths.
  if (key === 'fastHours' && aggregate === 'count') return 'fasts';
  return RECORDS[key] && (kindsOf(where, 2) || RECORDS[key]);
}

/** What happens at the time, for one and for several records, and what it's called. */
const EVENTS: Readonly<
  Record<string, (kinds: string, several: string) => readonly [one: string, several: string, noun: string]>
> = {
  mealTime: (kind) => [`You ate ${kind}`.trimEnd(), `You ate ${kind}`.trimEnd(), kind || 'meal'],
  firstMealTime: () => ['Your first meal was', 'Your first meal was', 'first meal'],
  lastMealTime: () => ['Your last meal was', 'Your last meal was', 'last meal'],
  fastStartTime: () => ['Your fast started', 'Your fasts started', 'start of a fast'],
  fastEndTime: () => ['Your fast ended', 'Your fasts ended', 'end of a fast'],
  weighInTime: () => ['You weighed in', 'You weighed in', 'weigh-in'],
  workoutStartTime: (kind, several) => [
    `Your ${kind || 'workout'} started`,
    `Your ${several || 'workouts'} started`,
    kind || 'workout',
  ],
};

/** "You ate dinner at [[f1]] on average in February." Undefined for figures that aren't a time of day. */
export function clockSentence(
  query: Query,
  metric: Metric,
  answer: Answer,
  context: ReplyContext,
): string | undefined {
  const eventOf = EVENTS[metric.key];
  const { where, only: _only, ...rest } = query;
  const isOfFast = metric.list === 'fasts' && query.at?.metric === 'fastHours';
  if (!eventOf || query.versus || query.pair || (query.at && !isOfFast)) return undefined;
  const kind = where?.food ?? kindsOf(where, 1);
  const [one, several, noun] = eventOf(kind, kindsOf(where, 2));
  const { minutes, mealWith } = where ?? {};
  const selected = { ...rest, where: { ...(minutes && { minutes }), ...(mealWith && { mealWith }) } };
  const when = selectionWords(selected, { metric, ...context });
  const during = withLeadingSpace(when);
  const on = (date: string | null | undefined): string =>
    date && query.window.kind !== 'day' ? `, ${onDay(date, context.today)}` : '';
  if (query.at) {
    const which = query.at.order === 'highest' ? 'longest' : 'shortest';
    return `${one.replace('fast', `${which} fast`)} at [[f1]]${on(answer.rows.at(-1)?.date)}.`;
  }
  switch (query.aggregate) {
    case 'mean':
      return answer.n === 1
        ? `${one} at [[f1]]${during || on(answer.rows[0]?.date)}.`
        : `${several} at [[f1]] on average${during}.`;
    case 'median':
      return `${several} at a median time of [[f1]]${during}.`;
    case 'last':
      return answer.n === 1 && during
        ? `${one} at [[f1]]${during}.`
        : `${one} at [[f1]]${on(answer.rows.at(-1)?.date)}.`;
    case 'min':
    case 'max':
      return `Your ${query.aggregate === 'min' ? 'earliest' : 'latest'} ${noun}${during} was at [[f1]]${on(answer.rows[0]?.date)}.`;
    default:
      return undefined;
  }
}
