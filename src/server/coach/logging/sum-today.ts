import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';

/** A metric's total today; 0 if nothing is logged. */
export async function sumToday(asker: CoachAsker, metric: string): Promise<number> {
  const query: Query = { metric, aggregate: 'sum', window: { kind: 'day', back: 0 } };
  return evaluate(query, await recordsFor(asker, [query])).value ?? 0;
}
