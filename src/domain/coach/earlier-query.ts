import type { Query } from '#domain/query/query.ts';
import { windowBefore } from '#domain/questions/times/calendar-words.ts';

/** The same figure of the stretch before, which an average is compared with. */
export function earlierQuery(query: Query, today: string): Query | undefined {
  const { window, versus, rank, when, at, only, aggregate } = query;
  if (aggregate !== 'mean' || versus || rank || when || at || only || window.kind === 'day') return undefined;
  const earlier = window.kind === 'dates' ? undefined : windowBefore(window, today);
  return earlier && { ...query, window: earlier };
}
