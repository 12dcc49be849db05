import { findMetric } from '#domain/metrics/catalog.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import type { CoachFigure } from '#domain/coach/reply.ts';

/** The question that picks a figure of a list: "Is my ferritin OK?" */
export function figureQuestion({ query }: Pick<CoachFigure, 'query'>): string | undefined {
  const metric = query && findMetric(query.metric);
  if (!metric) return undefined;
  return metric.list === 'blood' ? `Is my ${nameOf(metric)} OK?` : `What is my ${nameOf(metric)}?`;
}
