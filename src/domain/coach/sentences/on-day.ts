import { isOfNights, nightOf } from '#domain/coach/nights/night-words.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import type { Metric } from '#domain/metrics/metric.ts';

/** "today", "on Nov 12", "the night of Thu, Nov 12". */
export const onDay = (date: string, today: string, metric?: Metric): string =>
  metric && isOfNights(metric)
    ? nightOf(date, today)
    : date === today
      ? 'today'
      : `on ${shortDate(date, today)}`;
