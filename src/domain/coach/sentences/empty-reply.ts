import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { isAverageOfPart, needsCompleteDays } from '#domain/query/periods.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { spanOf } from '#domain/query/windows.ts';
import type { ReplyContext } from '#domain/coach/build-figure.ts';
import { selectionWords, withLeadingSpace } from '#domain/coach/phrases.ts';
import {
  isOfRecord,
  kindsOf,
  measureOf,
  nameOf,
  valueNoun,
  withArticle,
} from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { timedRecords } from './clock-sentence.ts';
import { TALLIES } from './tallies.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { plural } from '#domain/words/plural.ts';
import { isPlural } from '#domain/words/agreement.ts';

/** Scores and ages that are worked out from what is logged. */
const WORKED_OUT: ReadonlySet<string> = new Set(['longevity', 'bio-age', 'diet-quality']);

/** What is needed for an answer. */
function answersOnce(metric: Metric, name: string): string {
  if (WORKED_OUT.has(metric.slice) || /score$/i.test(metric.key) || metric.derived?.by === 'window-figure')
    return 'I can answer once there’s enough data.';
  const isInMeals = metric.list === 'foods' && metric.field !== null && name === nameOf(metric);
  const them = isInMeals ? 'meals' : isPlural(name) ? 'them' : 'it';
  return `Once you log ${them}, I can answer.`;
}

/** The records that a question is about, if it counts them or measures each as a whole: "runs", "fasts". */
function recordsOf(query: Query, metric: Metric): string | undefined {
  const timed = timedRecords(query, metric);
  if (timed) return timed;
  if (query.where?.food && (metric.key === 'foodGrams' || metric.key === 'foods')) return query.where.food;
  const one =
    TALLIES[metric.key] ?? (isOfRecord(metric, query) ? valueNoun(query, metric, 'records') : undefined);
  return one && (kindsOf(query.where, 2) || plural(2, one));
}

/** "I don’t have any data on your steps this week. Once you log them, I can answer." */
function noneFound(query: Query, metric: Metric, at: string, isPast: boolean): string {
  const { when, any } = query;
  const isOwn = when?.every((condition) => condition.metric === query.metric) === true;
  if (isOwn && at.startsWith(' on days ')) return `I didn’t find any ${at.slice(' on '.length)}.`;
  const records = recordsOf(query, metric);
  const name = measureOf(metric, query);
  const found = records
    ? `I didn’t find any ${records}${at}.`
    : `I don’t have any data on your ${name}${at}.`;
  // With conditions, the values may exist on other days. What is past won't be logged by waiting.
  return when || any || isPast ? found : `${found} ${answersOnce(metric, records ?? name)}`;
}

function emptyWords(query: Query, metric: Metric, at: string, isPast: boolean): string {
  if (metric.list === 'supplements') {
    const names = joinWords(query.where?.kinds ?? []);
    return `No ${names === '' ? 'supplement doses' : `doses of ${names}`} were scheduled or logged${at}.`;
  }
  if (query.only?.skip !== undefined)
    return metric.list === 'blood'
      ? `You don’t have that many ${measureOf(metric, query)} results yet.`
      : `You haven’t logged that many ${recordsOf(query, metric) ?? `${measureOf(metric, query)} values`} yet.`;
  if (query.where?.minutes && metric.list === 'days')
    return `For your ${nameOf(metric)}, I only have one value a day, with no time of day.`;
  const other = query.pair && findMetric(query.pair.metric);
  if (other)
    return `I didn’t find any days with both ${nameOf(metric)} and ${nameOf(other)}${at}.${
      query.when || query.any || isPast ? '' : ' Once you log both, I can answer.'
    }`;
  if (!needsCompleteDays(query, metric)) return noneFound(query, metric, at, isPast);
  const found = isAverageOfPart(query, metric)
    ? `any ${recordsOf(query, metric) ?? nameOf(metric)}${at} on days with a complete food log`
    : `any complete days for your ${nameOf(metric)}${at}`;
  return `I didn’t find ${found}. A day counts if you log two of breakfast, lunch and dinner, or mark the day complete.`;
}

/** Says that a question has no data, or too little, and what would change that. */
export function emptyReply(query: Query, metric: Metric, answer: Answer, context: ReplyContext): Reply {
  const { only: _only, ...whole } = query;
  const { kinds: _kinds, ...kindless } = query.where ?? {};
  const { food: _food, ...foodless } = query.where ?? {};
  const records = recordsOf(query, metric);
  const isNamed = records !== undefined || metric.list === 'supplements';
  const filter = isNamed && records === query.where?.food ? foodless : kindless;
  const where = selectionWords(isNamed ? { ...whole, where: filter } : whole, { metric, ...context });
  const at = withLeadingSpace(where);
  if (metric.list === 'targets')
    return reply({
      kind: 'answer',
      title: 'No target yet',
      paragraphs: [`I didn’t find ${withArticle(nameOf(metric))}${at}.`],
      query,
    });
  const { to } = spanOf(query.window, context.today);
  const isPast = to !== null && to < context.today;
  const { food } = query.where ?? {};
  // What isn’t in the food log wasn’t eaten.
  const isUneaten = food !== undefined && records === food && !needsCompleteDays(query, metric);
  if (answer.reason === 'no data' && isUneaten && !query.when && !query.any)
    return reply({
      kind: 'answer',
      title: `No ${food}`,
      paragraphs: [`I didn’t find any ${food}${at}.`],
      query,
    });
  if (answer.reason === 'no data')
    return reply({
      kind: 'answer',
      title: isPast ? 'No data for that time' : 'No data for this yet',
      paragraphs: [emptyWords(query, metric, at, isPast)],
      query,
    });
  const other = query.pair && findMetric(query.pair.metric);
  return reply({
    kind: 'answer',
    title: 'Not enough data yet',
    paragraphs: [
      other
        ? `There aren’t enough days with both ${nameOf(metric)} and ${nameOf(other)}${at} to answer that.`
        : `I don’t have enough data on your ${nameOf(metric)}${at} to answer that.`,
    ],
    query,
  });
}
