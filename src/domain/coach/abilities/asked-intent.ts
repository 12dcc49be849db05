import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query, Window } from '#domain/query/query.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { readIntent, type Intent } from './intent.ts';

const WHY = /^\s*(?:but |and |so )?why(?: (?:is|was|did) (?:that|it|this))?\s*[?.!]*\s*$/i;

/** What a question asks for besides a figure. */
export function askedIntent(question: string, before: Query | undefined): Intent | undefined {
  const metric = before && WHY.test(question) ? findMetric(before.metric) : undefined;
  return readIntent(metric ? `why did my ${metric.names[0]} change` : question);
}

export const TWO_WEEKS: Window = { kind: 'last-days', days: 14 };

/** Days that a question names, or the default ones. */
export const reasonWindow = (question: string, today: string, usual: Window = TWO_WEEKS): Window =>
  joinedTimes(readTimes(normalized(question), today).times)?.window ?? usual;
