import { Fragment, useMemo } from 'react';
import { glucoseMetrics, type GlucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { countText } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { formatPercent } from './bands.ts';
import classes from './glucose.module.css';
import { formatRange, sayGlucose } from './glucose-unit.ts';
import { HeadlineCard } from './headline-card.tsx';
import { LatestCard } from './latest-card.tsx';
import { MetricsCard } from './metrics-card.tsx';
import { periodText } from './period-bar.tsx';
import type { PeriodViewProps } from './period-view.ts';
import { TraceChart } from './trace-chart.tsx';

function sentence({ readings }: GlucoseMetrics, unit: GlucoseUnit): string {
  return (
    `${countText(readings.count, 'reading')} from ${sayGlucose(readings.lowestMgdl, unit)} to ` +
    `${sayGlucose(readings.highestMgdl, unit)}, ${formatPercent(readings.bands.inRangePercent)} of them in ${formatRange(70, 180, unit)}.`
  );
}

function Legend({ hasSticks, hasMeals }: { readonly hasSticks: boolean; readonly hasMeals: boolean }) {
  if (!hasSticks && !hasMeals) return null;
  return (
    <ul className={classes.legend} aria-label="Legend">
      {hasSticks && (
        <li>
          <span className={classes.dot} style={{ background: 'var(--sleep)' }} aria-hidden />
          Finger-sticks
        </li>
      )}
      {hasMeals && (
        <li>
          <span aria-hidden>▴</span>
          Meals
        </li>
      )}
    </ul>
  );
}

/** The course of a period, where it was most of the time, and all figures. */
export function TraceView({ glucose, period, today, unit }: PeriodViewProps) {
  const { measured, origin, zones, samples, sticks, readings, meals, timeZone } = glucose;
  const metrics = useMemo(() => glucoseMetrics(measured, { origin, zones }), [measured, origin, zones]);
  if (!metrics) return null;
  const span = periodText(period, today);
  const isMarked = period.days <= 7 && meals.length > 0;
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="course">
          <HeadlineCard metrics={metrics} unit={unit} span={span} />
          <Card title="Trace">
            <Legend hasSticks={samples.length > 0 && sticks.length > 0} hasMeals={isMarked} />
            <TraceChart
              {...{ period, timeZone, unit, samples, sticks, meals }}
              summary={sentence(metrics, unit)}
            />
          </Card>
        </Fragment>,
        <Fragment key="figures">
          <div className={classes.latest}>
            <LatestCard {...{ samples, readings, timeZone, unit, today }} />
          </div>
          <MetricsCard metrics={metrics} unit={unit} />
        </Fragment>,
      ]}
    />
  );
}
