import { formatCount, formatDate, formatDayMonth } from '#web/lib/format.ts';
import type { Layer } from '#web/ui/chart/layers.ts';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { colorOf, type DataColor } from '#web/ui/theme/colors.ts';
import type { Step } from './chart-steps.ts';
import classes from './statistics.module.css';

/** The two or three series of a chart by their colours. */
export function Legend({
  entries,
}: {
  readonly entries: readonly (readonly [name: string, color: DataColor])[];
}) {
  return (
    <ul className={classes.legend} aria-label="Series">
      {entries.map(([name, color]) => (
        <li key={name}>
          <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}

interface DayChartProps<Day> {
  readonly label: string;
  readonly unit: string;
  readonly summary: string;
  readonly steps: readonly Step<Day>[];
  readonly layers: readonly Layer[];
  readonly today: string;
  readonly formatY?: (value: number) => string;
}

/** Daily figures, or weekly ones if there are many days. */
export function DayChart<Day>({
  label,
  unit,
  summary,
  steps,
  layers,
  today,
  formatY = formatCount,
}: DayChartProps<Day>) {
  const isWeekly = steps.some(({ days }) => days.length > 1);
  return (
    <LazyChart
      label={`${label} by ${isWeekly ? 'week' : 'day'}`}
      unit={unit}
      summary={summary}
      dates={steps.map(({ date }) => date)}
      layers={layers}
      isWhole
      formatX={formatDayMonth}
      formatDay={(date) => (isWeekly ? 'Week of ' : '') + formatDate(date, today)}
      formatY={formatY}
    />
  );
}
