import { figureOf } from '#domain/coach/build-figure.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import type { CoachFigure } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { isOfTally } from '#domain/query/tally.ts';
import type { Query } from '#domain/query/query.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { evaluateGlucose } from '#server/coach/glucose-tally.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { amountFigure } from './judge-intake.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** The figure to judge: the member's own, or the value that they named. */
export interface ToJudge {
  readonly figure: CoachFigure;
  readonly query: Query;
  readonly isStated: boolean;
}

export const latestOf = (metric: string): Query => ({ metric, aggregate: 'last', window: { kind: 'all' } });

/** Figure f1 of a judgment; undefined if the member has none and named none. */
export async function toJudge(
  asker: CoachAsker,
  query: Query,
  stated: number | undefined,
): Promise<ToJudge | undefined> {
  const metric = findMetric(query.metric);
  if (!metric) return undefined;
  if (stated !== undefined) {
    const label = `${capitalized(nameOf(metric))} you mentioned`;
    return {
      query,
      isStated: true,
      figure: amountFigure({ id: 'f1', label, amount: stated }, metric, asker),
    };
  }
  const answer = isOfTally(query)
    ? await evaluateGlucose(asker, query)
    : evaluate(query, await recordsFor(asker, [query], 'days'));
  const figure = figureOf({ id: 'f1', query, answer, context: { today: asker.today, units: asker.units } });
  return figure && { query, isStated: false, figure };
}
