import { Accordion, Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { GlucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import classes from './glucose.module.css';
import { metricRows } from './metric-rows.ts';

interface MetricsCardProps {
  readonly metrics: GlucoseMetrics;
  readonly unit: GlucoseUnit;
}

/** How many are shown until all are asked for. */
const FIRST = 6;

/** The figures of the period; each opens to what it means and where it comes from. */
export function MetricsCard({ metrics, unit }: MetricsCardProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = metricRows(metrics, unit);
  return (
    <Card title="Figures">
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
          Show all {rows.length} figures
        </Button>
      )}
    </Card>
  );
}
