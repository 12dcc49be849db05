import type { GlucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { countText } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { BandBar } from './band-bar.tsx';
import { formatPercent } from './bands.ts';
import classes from './glucose.module.css';
import { formatGlucose, formatRange } from './glucose-unit.ts';
import { withheldSentence } from './withheld-words.ts';

interface HeadlineCardProps {
  readonly metrics: GlucoseMetrics;
  readonly unit: GlucoseUnit;
  /** "7–20 Nov". */
  readonly span: string;
}

/** Where glucose was: the share in range, the mean, and what may be said of so many readings. */
export function HeadlineCard({ metrics, unit, span }: HeadlineCardProps) {
  const { readings, period, withheld } = metrics;
  const isTime = period !== undefined;
  const figures = [
    {
      name: `In ${formatRange(70, 140, unit)}`,
      value: formatPercent(readings.tightRangePercent),
    },
    { name: 'Mean', value: formatGlucose(readings.meanMgdl, unit), unit },
    ...(period ? [{ name: 'GMI, like an A1c', value: period.gmiPercent.toFixed(1), unit: '%' }] : []),
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
          <p className={classes.name}>in {formatRange(70, 180, unit)}</p>
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
