import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query, Window } from '#domain/query/query.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { readIntent, type Intent } from './intent.ts';

const WHY = /^\s*(?:but |and |so )?why(?: (?:is|was|did) (?:that|it|this))?\s*[?.!]*\s*$/i;

/** "How do I lower it?", "What should I do about that?" */
const IMPROVE_IT =
  /^\s*(?:(?:and|so|ok|okay|but) )?(?:what (?:should|can|could|do) i do (?:about|with|against) (?:it|that|this)|how (?:do|can|could|should|would) i (raise|increase|boost|lower|reduce|improve|fix|change) (?:it|that|this))\s*[?.!]*\s*$/i;

/** What a question asks for besides a figure. @param before the query of the last answer, which "it" means */
export function askedIntent(question: string, before: Query | undefined): Intent | undefined {
  const metric = before && findMetric(before.metric);
  if (metric && WHY.test(question)) return readIntent(`why did my ${metric.names[0]} change`);
  const improved = metric && IMPROVE_IT.exec(question);
  return improved
    ? readIntent(
        `how do i ${improved[1]?.toLowerCase().replace('change', 'improve') ?? 'improve'} my ${metric.names[0]}`,
      )
    : readIntent(question);
}

export const TWO_WEEKS: Window = { kind: 'last-days', days: 14 };

/** Days that a question names, or the default ones. */
export const reasonWindow = (question: string, today: string, usual: Window = TWO_WEEKS): Window =>
  joinedTimes(readTimes(normalized(question), today).times)?.window ?? usual;
