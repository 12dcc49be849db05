import { findMetric } from '#domain/metrics/catalog.ts';
import { isOfNights } from '#domain/coach/nights/night-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { isOneDay } from '#domain/query/windows.ts';
import type { Words } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import type { YesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const OPENING = /^(?:(?:and|so|but|ok) )*(?:did|have|was|were|do|am|is|are) (?:i|my)\b/;
const OF_NIGHTS = /\b(?:sleep|slept|bed|asleep|bedtime)\b/;
const EACH = /\b(?:every|each|always|never|all|average|total|any)\b/;
/** "Sleep 8 hours": at least. */
const HOURS = /\b(sleep|slept) (?=\d+(?:\.\d+)? (?:hours?|h)\b)/;

/** "Did I sleep 8 hours this week?", "did I hit my protein goal last week?": asked of every day. Undefined for other questions. */
export function askedOfEachDay(question: string, { source, lexicon }: Words): Understood | undefined {
  const text = normalized(question).replace(HOURS, '$1 at least ');
  if (!OPENING.test(text)) return undefined;
  const { times, said } = readTimes(text, source.today);
  const [period = '', ...more] = said;
  const at = text.indexOf(period);
  if (more.length > 0 || at < 0) return undefined;
  const isOfSleep = OF_NIGHTS.test(text);
  const window = times[0]?.window;
  if (times.length === 0 || isOneDay(window)) {
    const night = times.length === 0 && isOfSleep && !EACH.test(text) ? `${text} last night` : text;
    const read = readQuestion(night, source, lexicon);
    return read?.check ? read : undefined;
  }
  const each = EACH.test(text) ? '' : isOfSleep ? 'every night ' : 'every day ';
  const read = readQuestion(`${text.slice(0, at)}${each}${text.slice(at)}`, source, lexicon);
  return read?.check && read.query.aggregate === 'share' ? read : undefined;
}

const PLAIN = ['versus', 'group', 'rank', 'pair', 'at', 'only', 'per', 'when', 'any'] as const;

/** The days on which a question that yes or no answers is met, if it is about several; undefined for other questions. */
export function daysMetQuery(query: Query, check: YesNoCheck | undefined): Query | undefined {
  const metric = findMetric(query.metric);
  if (!check || metric?.kind !== 'daily' || isOneDay(query.window)) return undefined;
  if (query.aggregate === 'share' && query.threshold) return { ...query, aggregate: 'count' };
  const isOfTarget = check.query?.target !== undefined && query.aggregate === 'mean';
  if (!isOfTarget || PLAIN.some((part) => query[part] !== undefined)) return undefined;
  const { target: _target, ...days } = query;
  return { ...days, aggregate: 'count', threshold: { op: check.test.op, value: 'target' } };
}

/** "On 3 of 5 nights", "Yes, every day"; "Yes, on all 4 days with data" if there are days without. */
export function daysMetTitle(query: Query, { value, n, missingShare }: Answer): string {
  const metric = findMetric(query.metric);
  const day = metric && isOfNights(metric) ? 'night' : 'day';
  if (value === n && n > 1 && missingShare) return `Yes, on all ${n} ${day}s with data`;
  if (value === n) return n === 1 ? 'Yes' : `Yes, every ${day}`;
  return value === 0 ? `No, not on any ${day}` : `On ${value} of ${n} ${day}s`;
}
