import { nameOf } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';

/** The answer to "why?" about a figure whose changes can't be explained from the log. */
export function withoutReason(query: Query): Reply | undefined {
  const metric = findMetric(query.metric);
  if (!metric || metric.list === 'targets') return undefined;
  return reply({
    kind: 'advice',
    title: 'I can’t tell why',
    paragraphs: [
      `Your log doesn’t show what’s behind your ${nameOf(metric)}. Individual days or the previous period may give you a clue.`,
    ],
    next: ['Show me the days', ...(query.window.kind === 'all' ? [] : ['And before that?'])],
    query,
  });
}
