import { TIGHT_RANGE_MGDL, TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { GlucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import type { TimeInBands } from '#domain/glucose/time-in-bands.ts';
import { MIN_ACTIVE_PERCENT, MIN_DAYS, type WithheldReason } from '#domain/glucose/withheld-figures.ts';
import { countText } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { BANDS, shareOfDay } from './bands.ts';
import { formatGlucose, formatPercent, formatRange } from '#domain/glucose/glucose-text.ts';
import classes from '#web/glucose/glucose.module.css';

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Why figures of a period are withheld, in a sentence. */
function withheldSentence(
  reason: WithheldReason,
  { periodDays, activePercent }: Pick<GlucoseMetrics, 'periodDays' | 'activePercent'>,
): string {
  switch (reason) {
    case 'no-readings':
      return 'No readings in this period.';
    case 'finger-sticks':
      return 'These are percentages of readings, not time, because we don’t know what happened between fingersticks. For time in range, GMI and variability, you need a sensor.';
    case 'too-few-days':
      return `Limited data: ${days(periodDays)} of readings. For time in range, GMI and variability, we need ${MIN_DAYS} days with readings covering ${MIN_ACTIVE_PERCENT}% of the time.`;
    case 'too-little-of-time':
      return `Limited data: the sensor measured ${Math.round(activePercent ?? 0)}% of the time. For time in range, GMI and variability, we need ${MIN_ACTIVE_PERCENT}%.`;
  }
}

interface BandBarProps {
  readonly bands: TimeInBands;
  readonly unit: GlucoseUnit;
  /** Fractions are of time, so that they can be shown as hours per day. */
  readonly isTime: boolean;
}

/** The five bands as one bar from low to high, and each in words from high to low. */
function BandBar({ bands, unit, isTime }: BandBarProps) {
  return (
    <>
      <div className={classes.bands} aria-hidden>
        {BANDS.filter(({ key }) => bands[key] > 0).map(({ key, color }) => (
          <div key={key} style={{ flexGrow: bands[key], background: color }} />
        ))}
      </div>
      <ul className={classes.bandRows} aria-label={isTime ? 'Time in each range' : 'Readings in each range'}>
        {BANDS.toReversed().map(({ key, name, color, range }) => (
          <li key={key} className={classes.bandRow}>
            <span className={classes.dot} style={{ background: color }} aria-hidden />
            <span>
              {name}, {range(unit)}
            </span>
            <span className={classes.share}>{formatPercent(bands[key])}</span>
            <span className={classes.quiet}>{isTime ? shareOfDay(bands[key]) : ''}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface HeadlineCardProps {
  readonly metrics: GlucoseMetrics;
  readonly unit: GlucoseUnit;
  /** "7–20 Nov". */
  readonly span: string;
}

/** Time in range, the average, and caveats for few readings. */
export function HeadlineCard({ metrics, unit, span }: HeadlineCardProps) {
  const { readings, period, withheld } = metrics;
  const isTime = period !== undefined;
  const figures = [
    {
      name: `In ${formatRange(...TIGHT_RANGE_MGDL, unit)}`,
      value: formatPercent(readings.tightRangePercent),
    },
    { name: 'Average', value: formatGlucose(readings.meanMgdl, unit), unit },
    ...(period ? [{ name: 'GMI, similar to A1c', value: period.gmiPercent.toFixed(1), unit: '%' }] : []),
  ];
  return (
    <Card title={isTime ? 'Time in range' : 'Readings in range'} aside={span}>
      <div className={classes.pair}>
        <div className={classes.figure}>
          <Figure
            size="hero"
            value={formatPercent(readings.bands.inRangePercent)}
            unit={isTime ? 'of the time' : `of ${countText(readings.count, 'reading')}`}
          />
          <p className={classes.name}>in {formatRange(...TIME_IN_RANGE_MGDL, unit)}</p>
        </div>
        {figures.map((figure) => (
          <div key={figure.name} className={classes.figure}>
            <Figure size="tile" value={figure.value} {...(figure.unit ? { unit: figure.unit } : {})} />
            <p className={classes.name}>{figure.name}</p>
          </div>
        ))}
      </div>
      <BandBar bands={readings.bands} unit={unit} isTime={isTime} />
      {withheld.period !== undefined && (
        <p className={classes.note}>{withheldSentence(withheld.period, metrics)}</p>
      )}
    </Card>
  );
}
