import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { monthStart } from '#domain/time/day-range.ts';
import { addDays, daysBetween, mondayOf } from '#domain/time/local-date.ts';
import { isOneFigure, type Read } from './listed-days.ts';

const PERIOD = '(week|month|weekday|day of the week)';
/** "By month", "in each week", "for every day of the week", "month by month". */
const EACH = new RegExp(
  `(?: ?,)? ?\\b(?:(?:broken down |split |grouped |separately )?by (?:the )?${PERIOD}|(?:for|in|on|during|over) (?:each|every) ${PERIOD}|per (?:weekday|day of the week)|week by week|month by month|(?<=^(?:how many|number of)(?!.*\\b(?:do|am) i\\b).*)(?:each|every) (week|month))\\b`,
);
/** "Calories by meal", "minutes by workout type". */
const BY_KIND =
  /(?: ?,)? ?\b(?:broken down |split |grouped |separately )?by (?:(?:type of |kind of )?(?:meal|workout|exercise|activity)(?: type| kind)?)\b/;
/** Lists whose records have kinds. */
const OF_KINDS: ReadonlySet<string> = new Set(['foods', 'workouts']);
/** "In each of the last 3 months". */
const EACH_OF_LAST =
  /(?: ?,)? ?\b(?:(?:for|in|on|during|over) )?each of (?:the |my )?(?:last|past|previous) (\d+) (week|month)s\b/;
/** "Which workouts did I do last week": each kind of them. */
const KINDS_DONE =
  /^(?:what|which)(?: (?:kinds?|types?|sorts?) of)? (?:workouts?|exercises?|activit(?:y|ies)|sports?|training)(?: (?:types?|kinds?))? (?:did|have) i (?:do|done|log|logged|have|had|complete|completed)(?= |$)(?!.*\b(?:most|least|longest|shortest|best|worst|often|first|last time|fewest|highest|lowest)\b)/;
const KINDS_LISTED =
  /^(?:(?:please )?(?:break down|breakdown of|split) my workouts by (?:type|kind|sport)|how many workouts of (?:each|every) (?:type|kind|sort)|how many of each (?:type|kind|sort) of workout)(?: (?:have|did|do) i (?:do|done|logged|log|have|had)\b)?(?: for(?= (?:january|february|march|april|may|june|july|august|september|october|november|december|this|last)\b))?/;
const withKindsAsked = (text: string): string =>
  text
    .replace(KINDS_DONE, 'number of workouts by workout type')
    .replace(KINDS_LISTED, 'number of workouts by workout type ');
/** One figure of all periods, or one of them, isn't a list. */
const ONE_FIGURE =
  /\b(?:on average|average number|mean number|typically|usually|normally|which|more|less|fewer|than|vs|versus|compared?|difference|most|least|just)\b/;
const LISTED: ReadonlySet<string> = new Set<Query['aggregate']>([
  'mean',
  'median',
  'sum',
  'count',
  'share',
  'min',
  'max',
  'sd',
]);
const groupOf = (said: string): NonNullable<Query['group']> =>
  BY_KIND.test(said) ? 'kind' : said.includes('day') ? 'weekday' : said.includes('week') ? 'week' : 'month';

/**
 * A figure for each week, month, weekday or kind: "average sleep by month". Undefined for other questions, null for figures without these
 * kinds: "sleep by meal".
 */
export function readBreakdown(question: string, today: string, read: Read): Understood | null | undefined {
  const text = withKindsAsked(normalized(question));
  const last = EACH_OF_LAST.exec(text);
  const each = last ?? EACH.exec(text) ?? BY_KIND.exec(text);
  if (!each || ONE_FIGURE.test(text)) return undefined;
  const group = groupOf(last ? (last[2] ?? '') : each[0]);
  const whole = read(text.replace(each[0], '').trim());
  // "Weight by month": averages, where a plain "my weight" is the latest.
  const aggregate =
    whole?.query.aggregate === 'last' && !/\b(?:last|latest)\b/.test(text) ? 'mean' : whole?.query.aggregate;
  if (!whole || aggregate === undefined || !LISTED.has(aggregate)) return undefined;
  if (!isOneFigure(whole.query)) return undefined;
  const list = findMetric(whole.query.metric)?.list ?? '';
  if (group === 'kind' && !OF_KINDS.has(list)) return null;
  // The average of a breakfast, not of what breakfasts give a day.
  const isOfMeals = group === 'kind' && list === 'foods' && aggregate !== 'sum';
  const window = last && windowOf(group, Number(last[1]), today);
  if (window && whole.query.window.kind !== 'all') return undefined;
  return {
    ...whole,
    query: { ...whole.query, aggregate, group, ...(isOfMeals && { per: 'meal' }), ...(window && { window }) },
  };
}

/** So many weeks or months: up to the current one, or up to the last whole one if less than half of the current one is over. */
function windowOf(group: Query['group'], count: number, today: string): Query['window'] {
  const startOf = (back: number): string =>
    group === 'week' ? addDays(mondayOf(today), -7 * back) : monthStart(today, -back);
  const days = daysBetween(startOf(0), startOf(-1));
  const isHalfOver = daysBetween(startOf(0), today) >= days / 2;
  return isHalfOver
    ? { kind: 'dates', from: startOf(count - 1), to: today }
    : { kind: 'dates', from: startOf(count), to: addDays(startOf(0), -1) };
}
