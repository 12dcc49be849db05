import { Accordion, Anchor, Button, Text } from '@mantine/core';
import { Fragment, useMemo, useState } from 'react';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { glucoseMetrics, type GlucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import classes from '#web/glucose/glucose.module.css';
import { HeadlineCard } from './headline-card.tsx';
import { LatestCard } from '#web/glucose/latest-card.tsx';
import { metricRows, readingsText } from './metric-rows.ts';
import { periodText } from '#web/glucose/period-bar.tsx';
import type { PeriodViewProps } from '#web/glucose/period-view.ts';
import { TraceChart } from './trace-chart.tsx';

interface MetricsCardProps {
  readonly metrics: GlucoseMetrics;
  readonly unit: GlucoseUnit;
}

/** Rows shown before "Show all". */
const FIRST = 6;

/** Statistics of the period; each expands to its meaning and source. */
function MetricsCard({ metrics, unit }: MetricsCardProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = metricRows(metrics, unit);
  return (
    <Card title="Statistics">
      <Accordion variant="default" chevronPosition="right" order={3}>
        {(isWhole ? rows : rows.slice(0, FIRST)).map(({ name, value, unit: own, why, source }) => (
          <Accordion.Item key={name} value={name}>
            <Accordion.Control px={0} py="xs">
              <span className={classes.metric}>
                <span>{name}</span>
                <Figure value={value} {...(own === undefined ? {} : { unit: own })} />
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              <Text size="sm" c="dimmed">
                {why}
                {source && (
                  <>
                    {' '}
                    Source:{' '}
                    <Anchor href={source.url} target="_blank" rel="noreferrer" inherit>
                      {source.name}
                    </Anchor>
                    .
                  </>
                )}
              </Text>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {!isWhole && rows.length > FIRST && (
        <Button variant="subtle" fullWidth mt="sm" onClick={() => setWhole(true)}>
          Show all {rows.length} statistics
        </Button>
      )}
    </Card>
  );
}

function Legend({ hasSticks, hasMeals }: { readonly hasSticks: boolean; readonly hasMeals: boolean }) {
  if (!hasSticks && !hasMeals) return null;
  return (
    <ul className={classes.legend} aria-label="Legend">
      {hasSticks && (
        <li>
          <span className={classes.dot} style={{ background: 'var(--sleep)' }} aria-hidden />
          Fingersticks
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

/** A period's trace, time in bands, and all statistics. */
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
              summary={readingsText(metrics, unit)}
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
