import type { GlucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import { MIN_ACTIVE_PERCENT, MIN_DAYS, type WithheldReason } from '#domain/glucose/withheld-figures.ts';

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Why figures of a period are not shown, in a sentence. */
export function withheldSentence(
  reason: WithheldReason,
  { periodDays, activePercent }: Pick<GlucoseMetrics, 'periodDays' | 'activePercent'>,
): string {
  switch (reason) {
    case 'no-readings':
      return 'There are no readings in this period.';
    case 'finger-sticks':
      return 'These are shares of readings, not of time: between finger-sticks nothing is known. Time in range, GMI and variability need a sensor.';
    case 'too-few-days':
      return `Limited data: ${days(periodDays)} of readings. Time in range, GMI and variability are shown from ${MIN_DAYS} days with ${MIN_ACTIVE_PERCENT} % of the time measured.`;
    case 'too-little-of-time':
      return `Limited data: the sensor measured ${Math.round(activePercent ?? 0)} % of the time. Time in range, GMI and variability are shown from ${MIN_ACTIVE_PERCENT} %.`;
  }
}
