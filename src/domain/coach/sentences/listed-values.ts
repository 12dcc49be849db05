import { kindsOf } from '#domain/coach/record-words.ts';
import { plainFigure, type ReplyContext } from '#domain/coach/build-figure.ts';
import { shortDate, timeOfMinute } from '#domain/coach/phrases.ts';
import { minuteOf } from '#domain/query/clock-values.ts';
import type { CoachFigure } from '#domain/coach/reply.ts';
import { showMetric } from '#domain/coach/show-metric.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { joinWords } from '#domain/words/join-words.ts';

const MAX_LISTED = 10;
const LISTED: ReadonlySet<Metric['list']> = new Set(['weights', 'fasts', 'glucose', 'blood', 'days']);

/** Each of the last weigh-ins or test results: "Newest first: [[f3]] on Nov 20 and [[f4]] on Nov 19". Undefined for other questions. */
export function listedValues(
  query: Query,
  metric: Metric,
  { rows }: Answer,
  { today, units }: ReplyContext,
): { readonly text: string; readonly figures: readonly CoachFigure[] } | undefined {
  const isListed = LISTED.has(metric.list) && metric.field !== null;
  const isList = isListed && query.only !== undefined && query.aggregate === 'mean';
  if (!isList || rows.length < 2 || rows.length > MAX_LISTED) return undefined;
  const listed = rows
    .toReversed()
    .flatMap(({ date, at, value }, index) =>
      date === null ? [] : [{ id: `f${index + 3}`, day: whenOf(metric, date, at, today), value }],
    );
  return {
    text: `Newest first: ${joinWords(listed.map(({ id, day }) => `[[${id}]] on ${day}`))}.`,
    figures: listed.map(({ id, day, value }) =>
      plainFigure({
        id,
        label: `${capitalized(metric.names[0])} on ${day}`,
        value,
        unit: metric.unit,
        shown: showMetric(value, metric, { units }),
      }),
    ),
  };
}

/** "Nov 20", and of several readings a day "Nov 20 at 7:05 AM". */
function whenOf({ list }: Metric, date: string, at: string | null, today: string): string {
  const day = shortDate(date, today);
  return list === 'glucose' && at !== null ? `${day} at ${timeOfMinute(minuteOf(at))}` : day;
}

/** "Your last 3 workouts: run on Nov 20, walk on Nov 19 and run on Nov 17", "Your last 2 runs: Nov 20 and Nov 17". Undefined for other questions. */
export function listedWorkouts(
  query: Query,
  metric: Metric,
  { rows }: Answer,
  { today }: ReplyContext,
): string | undefined {
  const isList = metric.key === 'workouts' && query.only !== undefined && query.aggregate === 'sum';
  if (!isList || rows.length < 2 || rows.length > MAX_LISTED) return undefined;
  const isOfOneKind = query.where?.kinds?.length === 1;
  const done = rows.flatMap(({ date, label }) => {
    if (date === null) return [];
    const day = shortDate(date, today);
    return [isOfOneKind ? day : `${kindsOf({ kinds: [label ?? ''] }, 1) || 'workout'} on ${day}`];
  });
  const isLast = query.only?.order === 'last';
  return `Your ${isLast ? 'last' : 'first'} ${rows.length} ${kindsOf(query.where, 2) || 'workouts'}: ${joinWords(isLast ? done.toReversed() : done)}.`;
}
