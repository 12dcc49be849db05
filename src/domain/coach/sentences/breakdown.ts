import { figureOf, type ReplyContext } from '#domain/coach/build-figure.ts';
import { sentenceOf } from '#domain/coach/query-sentence.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';

/** The figure of all records, and a list of those of each week, month or weekday. */
export function breakdownReply(query: Query, metric: Metric, answer: Answer, context: ReplyContext): Reply {
  const { group, ...whole } = query;
  const figure = figureOf({ id: 'f1', query, answer, context });
  return reply({
    kind: 'breakdown',
    title: `By ${group === 'kind' ? (metric.list === 'foods' ? 'meal' : 'type') : group}`,
    paragraphs: [sentenceOf(whole, metric, answer, context)],
    figures: figure ? [figure] : [],
    query,
  });
}
