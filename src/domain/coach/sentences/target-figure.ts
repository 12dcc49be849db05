import { plainFigure, type ReplyContext } from '#domain/coach/build-figure.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import type { CoachFigure } from '#domain/coach/reply.ts';
import { showMetric } from '#domain/coach/show-metric.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer } from '#domain/query/query.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { TARGET_ID, targetWord } from './target-word.ts';

/** What a figure was compared with; undefined if it wasn’t. */
export function targetFigure(
  metric: Metric,
  { target }: Answer,
  { units, unit }: ReplyContext,
): CoachFigure | undefined {
  return target === undefined
    ? undefined
    : plainFigure({
        id: TARGET_ID,
        label: `${capitalized(targetWord(metric))} for ${nameOf(metric)}`,
        value: target,
        unit: metric.unit,
        shown: showMetric(target, metric, { units, wanted: unit }),
      });
}
