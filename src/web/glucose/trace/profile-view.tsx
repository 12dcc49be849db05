import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import { ambulatoryGlucoseProfile, type ProfileSlot } from '#domain/glucose/ambulatory-glucose-profile.ts';
import { glucoseGrid, MAX_GAP_MINUTES } from '#domain/glucose/glucose-grid.ts';
import { glucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { MIN_PROFILE_DAYS } from '#domain/glucose/withheld-figures.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import type { TimeLayer } from '#web/ui/chart/time-layers.ts';
import { glucoseAxis } from '#web/lib/units/glucose-axis.ts';
import classes from '#web/glucose/glucose.module.css';
import { formatGlucose, inUnit, sayGlucose } from '#domain/glucose/glucose-text.ts';
import { periodText } from '#web/glucose/period-bar.tsx';
import type { PeriodViewProps } from '#web/glucose/period-view.ts';
import { clockOf, countText } from '#web/lib/format.ts';
import { clockTicks } from './trace-ticks.ts';

const DAY: readonly [number, number] = [0, 1440];
const HOUR_MINUTES = 60;

type Percentile = 'p5' | 'p25' | 'p50' | 'p75' | 'p95';

function layersOf(profile: readonly ProfileSlot[], unit: GlucoseUnit): readonly TimeLayer[] {
  const x = Float64Array.from(profile, ({ minuteOfDay }) => minuteOfDay);
  const curve = (key: Percentile) => Float64Array.from(profile, (slot) => inUnit(slot[key], unit));
  const of = { color: 'glucose' as const, x };
  return [
    { ...of, kind: 'band', label: '5th to 95th percentile', low: curve('p5'), high: curve('p95') },
    { ...of, kind: 'band', label: '25th to 75th percentile', low: curve('p25'), high: curve('p75') },
    { ...of, kind: 'line', label: 'Median', y: curve('p50'), mostGap: MAX_GAP_MINUTES },
  ];
}

function saySlot(slot: ProfileSlot, unit: GlucoseUnit): string {
  const [p5, p25, p75, p95] = [slot.p5, slot.p25, slot.p75, slot.p95].map((value) =>
    formatGlucose(value, unit),
  );
  return `${clockOf(slot.minuteOfDay)}: median ${sayGlucose(slot.p50, unit)}, middle 50% of ${countText(slot.days, 'day')} ${p25} to ${p75}, middle 90% ${p5} to ${p95}`;
}

/** When days differ most, and the highest median. */
function sentence(profile: readonly ProfileSlot[], unit: GlucoseUnit): string {
  const by = (score: (slot: ProfileSlot) => number): ProfileSlot | undefined =>
    profile.toSorted((one, other) => score(other) - score(one))[0];
  const [highest, widest] = [by(({ p50 }) => p50), by(({ p25, p75 }) => p75 - p25)];
  if (!highest || !widest) return '';
  return (
    `The median peaks at ${sayGlucose(highest.p50, unit)} at ${clockOf(highest.minuteOfDay)}. ` +
    `Your days differ most around ${clockOf(widest.minuteOfDay)}, when half of your readings fall between ` +
    `${formatGlucose(widest.p25, unit)} and ${sayGlucose(widest.p75, unit)}.`
  );
}

function rowsOf(profile: readonly ProfileSlot[], unit: GlucoseUnit) {
  const hours = profile.filter(({ minuteOfDay }) => minuteOfDay % HOUR_MINUTES === 0);
  const keys: readonly Percentile[] = ['p5', 'p25', 'p50', 'p75', 'p95'];
  return {
    head: ['Time', '5%', '25%', 'Median', '75%', '95%', 'Days'],
    rows: hours.map((slot) => [
      clockOf(slot.minuteOfDay),
      ...keys.map((key) => formatGlucose(slot[key], unit)),
      String(slot.days),
    ]),
  };
}

/** A typical day: the percentiles of each time of day over all days of the period. */
export function ProfileView({ glucose, period, today, unit }: PeriodViewProps) {
  const { samples, zones } = glucose;
  const profile = useMemo(() => {
    const grid = glucoseGrid(samples, zones);
    return grid ? ambulatoryGlucoseProfile(grid) : [];
  }, [samples, zones]);
  const isLimited = useMemo(
    () => glucoseMetrics(samples, { origin: 'sensor', zones })?.withheld.profile !== undefined,
    [samples, zones],
  );
  const chart = useMemo(
    () => ({
      layers: layersOf(profile, unit),
      readings: {
        x: Float64Array.from(profile, ({ minuteOfDay }) => minuteOfDay),
        say: (index: number) => {
          const slot = profile[index];
          return slot ? saySlot(slot, unit) : '';
        },
      },
      rows: () => rowsOf(profile, unit),
    }),
    [profile, unit],
  );
  return (
    <Card title="A typical day" aside={periodText(period, today)}>
      <ul className={classes.legend} aria-label="Legend">
        <li>
          <span className={classes.dot} style={{ background: 'var(--glucose)' }} aria-hidden />
          Median
        </li>
        <li>
          <span className={classes.dot} style={{ background: 'var(--glucose)', opacity: 0.36 }} aria-hidden />
          Middle 50% of days
        </li>
        <li>
          <span className={classes.dot} style={{ background: 'var(--glucose)', opacity: 0.2 }} aria-hidden />
          Middle 90% of days
        </li>
      </ul>
      <LazyTimeChart
        label="Ambulatory glucose profile"
        span={DAY}
        ticks={clockTicks}
        summary={sentence(profile, unit)}
        heightPx={300}
        {...glucoseAxis(unit)}
        {...chart}
      />
      <Text size="sm" c="dimmed" mt="md">
        {isLimited &&
          `Limited data: for a profile, we need ${MIN_PROFILE_DAYS} days with readings covering 70% of the time. `}
        This is the ambulatory glucose profile (AGP). It combines all your days into one, smoothed over half
        an hour. Source:{' '}
        <Anchor href="https://doi.org/10.2337/dc17-1600" target="_blank" rel="noreferrer" inherit>
          Danne 2017
        </Anchor>
        .
      </Text>
    </Card>
  );
}
