import { figureOf } from '#domain/coach/build-figure.ts';
import type { CoachFigure } from '#domain/coach/reply.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { CoachAsker } from './asker.ts';
import { recordsFor } from './record-queries.ts';

/** The member’s latest value of a marker; undefined if there is none. */
export async function latestFigure(
  asker: CoachAsker,
  marker: MarkerKey,
  id = 'f1',
): Promise<CoachFigure | undefined> {
  const query: Query = { metric: marker, aggregate: 'last', window: { kind: 'all' } };
  const answer = evaluate(query, await recordsFor(asker, [query]));
  return figureOf({ id, query, answer, context: { today: asker.today, units: asker.units } });
}
