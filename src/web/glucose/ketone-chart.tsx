import { useMemo } from 'react';
import type { KetoneReading } from '#contract/glucose/glucose.ts';
import { KETONE_ZONE_STARTS_MMOLL } from '#domain/glucose/ketone-zone.ts';
import { timeOf } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import { sayKetones, zoneOfReading } from './ketone-words.ts';
import type { Period } from './period.ts';
import { spanOf, traceTicks } from './trace-ticks.ts';

const { nutritional, high } = KETONE_ZONE_STARTS_MMOLL;
const NORMAL = { low: nutritional, high, label: `Nutritional ketosis, ${nutritional}–${high}` };
const REACH: readonly [number, number] = [0, 3.5];

interface KetoneChartProps {
  /** In blood, oldest first. */
  readonly entries: readonly KetoneReading[];
  readonly period: Period;
  readonly timeZone: string;
}

/** Blood ketones over a period, single measurements as dots. */
export function KetoneChart({ entries, period, timeZone }: KetoneChartProps) {
  const chart = useMemo(() => {
    const x = Float64Array.from(entries, ({ measuredAt }) => Date.parse(measuredAt));
    const y = Float64Array.from(entries, ({ value }) => value);
    const when = ({ measuredAt, date, timeZone: zone }: KetoneReading): string =>
      `${formatDate(date, period.to)} ${timeOf(Date.parse(measuredAt), zone)}`;
    const zoneOf = (entry: KetoneReading): string => zoneOfReading(entry) ?? '';
    return {
      span: spanOf(period, timeZone),
      layers: [{ kind: 'points' as const, label: 'Ketones', color: 'fasting' as const, x, y }],
      readings: {
        x,
        say: (index: number) => {
          const entry = entries[index];
          return entry ? `${sayKetones(entry)}, ${zoneOf(entry).toLowerCase()}, ${when(entry)}` : '';
        },
      },
      ticks: (widthPx: number) => traceTicks(period, timeZone, widthPx),
      rows: () => ({
        head: ['When', 'mmol/L', 'Zone'],
        rows: entries.map((entry) => [when(entry), entry.value.toFixed(1), zoneOf(entry)]),
      }),
    };
  }, [entries, period, timeZone]);
  const inZone = entries.filter(({ value }) => value >= nutritional && value < high).length;
  return (
    <LazyTimeChart
      label="Blood ketones"
      unit="mmol/L"
      heightPx={240}
      summary={`${entries.length} ${entries.length === 1 ? 'reading' : 'readings'} in blood, ${inZone} in nutritional ketosis.`}
      normal={NORMAL}
      reach={REACH}
      formatY={String}
      {...chart}
    />
  );
}
