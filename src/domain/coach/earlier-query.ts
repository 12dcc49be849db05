import type { Query } from '#domain/query/query.ts';
import { windowBefore } from '#domain/questions/times/calendar-words.ts';

/** The same figure for the period before, to compare an average with. */
export function earlierQuery(query: Query, today: string): Query | undefined {
  const { window, versus, rank, when, at, only, aggregate } = query;
  if (aggregate !== 'mean' || versus || rank || when || at || only || window.kind === 'day') return undefined;
  const earlier = window.kind === 'dates' ? undefined : windowBefore(window, today);
  return earlier && { ...query, window: earlier };
}
