import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { VitalReading } from '#contract/vitals.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import type { useRange } from '#web/lib/address/range.ts';
import { countText } from '#web/lib/format.ts';
import { dayAxis, firstDay } from '#web/lib/time/day-axis.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import type { Layer } from '#web/ui/chart/layers.ts';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';

interface ChartProps {
  readonly entries: readonly VitalReading[];
  readonly today: string;
  readonly range: ReturnType<typeof useRange>;
}

interface MeasureCardProps extends ChartProps {
  /** Below the chart. */
  readonly children?: ReactNode;
  readonly title: string;
  readonly unit: string;
  readonly hasPicker?: boolean;
  readonly isKnown: (entry: VitalReading) => boolean;
  /** Marks of the chart. @param averages values along its axis, from those of a day */
  readonly layerOf: (
    averages: (valueOf: (entry: VitalReading) => number | null) => readonly (number | undefined)[],
  ) => Layer;
}

/** Daily averages of one measure. */
function MeasureCard({
  title,
  unit,
  hasPicker = false,
  isKnown,
  layerOf,
  entries,
  today,
  range,
  children,
}: MeasureCardProps) {
  const shown = entries.filter((entry) => entry.date >= range.from && isKnown(entry));
  const byDay = Map.groupBy(shown, ({ date }) => date);
  const { axis, averages } = dayAxis(firstDay(range, shown[0]?.date), range.to, today);
  if (shown.length === 0 && !hasPicker) return null;
  const layer = layerOf((valueOf) =>
    averages((date) => meanOf((byDay.get(date) ?? []).map((entry) => valueOf(entry) ?? undefined))),
  );
  return (
    <Card title={title}>
      <Stack gap="md">
        {hasPicker && <RangePicker value={range.range} onChange={range.setRange} />}
        {shown.length === 0 ? (
          <Text c="dimmed">No readings in this period.</Text>
        ) : (
          <LazyChart
            label={title}
            unit={unit}
            summary={`${countText(shown.length, 'reading')} on ${countText(byDay.size, 'day')}.`}
            layers={[layer]}
            {...axis}
            formatY={(value) => String(Math.round(value * 10) / 10)}
          />
        )}
        {children}
      </Stack>
    </Card>
  );
}

/** Blood pressure by day, from diastolic to systolic, with the range of everything on the screen. */
export const PressureChart = (props: ChartProps) => (
  <MeasureCard
    {...props}
    title="Blood pressure by day"
    unit="mm Hg"
    hasPicker
    isKnown={({ systolicMmhg }) => systolicMmhg !== null}
    layerOf={(averages) => {
      const lows = averages(({ diastolicMmhg }) => diastolicMmhg);
      const values = averages(({ systolicMmhg }) => systolicMmhg).map((high, index) => {
        const low = lows[index];
        return high === undefined || low === undefined ? undefined : { low, high };
      });
      return { kind: 'span', label: 'Diastolic to systolic', color: 'pressure', values };
    }}
  />
);

export const SdnnChart = (props: ChartProps) => (
  <MeasureCard
    {...props}
    title="Heart rate variability by day (SDNN)"
    unit="ms"
    isKnown={({ hrvSdnnMs }) => hrvSdnnMs !== null}
    layerOf={(averages) => ({
      kind: 'line',
      label: 'SDNN',
      color: 'stress',
      values: averages(({ hrvSdnnMs }) => hrvSdnnMs),
    })}
  >
    <Text size="sm" c="dimmed">
      Apple Watch measures SDNN. Most other devices measure RMSSD, and the two aren’t comparable. Find RMSSD
      and your stress score under Stress.
    </Text>
  </MeasureCard>
);

export const HeartRateChart = (props: ChartProps) => (
  <MeasureCard
    {...props}
    title="Resting heart rate by day"
    unit="bpm"
    isKnown={({ restingHeartRateBpm }) => restingHeartRateBpm !== null}
    layerOf={(averages) => ({
      kind: 'line',
      label: 'Resting heart rate',
      color: 'glucose',
      values: averages(({ restingHeartRateBpm }) => restingHeartRateBpm),
    })}
  />
);
