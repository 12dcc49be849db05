import { daysIn } from '#domain/time/day-range.ts';
import { Skeleton } from '@mantine/core';
import { addDays } from '#domain/time/local-date.ts';
import { formatDate, formatDayMonth, formatKcal } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { RECENT_DAYS, useDays } from '#web/meals/queries.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import type { DaySummary } from '#domain/meals/day/day-summaries.ts';
import { countedKcal } from '#domain/meals/day/day-state.ts';
import type { Estimate } from '#domain/meals/estimates/estimate.ts';

/** Energy per day of a range; `undefined` for days without a log: a gap, never zero. */
interface RecentEnergy {
  readonly dates: readonly string[];
  readonly energy: readonly (Estimate | undefined)[];
  /** Average of complete and fasted days; undefined for fewer than three. */
  readonly meanKcal: number | undefined;
  readonly loggedDays: number;
  readonly completeDays: number;
}

const MIN_DAYS = 3;

/** Extends the answered days to the whole range, both ends included. */
export function recentEnergy(days: readonly DaySummary[], from: string, to: string): RecentEnergy {
  const dates = daysIn({ from, to });
  const byDate = new Map(days.map(({ date, total }) => [date, total?.energyKcal]));
  const energy = dates.map((date) => byDate.get(date));
  const counted = days
    .map((day) => countedKcal({ ...day, energyKcal: day.total?.energyKcal?.value }, to))
    .filter((kcal) => kcal !== undefined);
  return {
    dates,
    energy,
    meanKcal: counted.length < MIN_DAYS ? undefined : meanOf(counted),
    loggedDays: energy.filter((figure) => figure !== undefined).length,
    completeDays: counted.length,
  };
}

const WAITING = <Skeleton height="18.5rem" />;

interface EnergyChartProps {
  /** The last day of the chart. */
  readonly date: string;
  readonly targetKcal: number | undefined;
}

function sentence(
  { loggedDays, completeDays, meanKcal }: RecentEnergy,
  targetKcal: number | undefined,
): string {
  const logged = `${loggedDays} of ${RECENT_DAYS} days logged.`;
  if (meanKcal === undefined) return `${logged} Your average will appear after three complete days.`;
  const difference = targetKcal === undefined ? 0 : Math.round((meanKcal - targetKcal) / 10) * 10;
  const against =
    difference === 0
      ? ''
      : `, ${formatKcal(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} your target`;
  return `${logged} On ${completeDays} complete days, you averaged ${formatKcal(Math.round(meanKcal / 10) * 10)} kcal${against}.`;
}

/** Energy of the last fourteen days against the target. */
export function EnergyChart({ date, targetKcal }: EnergyChartProps) {
  const from = addDays(date, 1 - RECENT_DAYS);
  const { data, isError } = useDays(from, date);
  if (isError) return null;
  if (!data) {
    return <Card title="Calories, last 14 days">{WAITING}</Card>;
  }
  const recent = recentEnergy(data, from, date);
  return (
    <Card title="Calories, last 14 days">
      <LazyChart
        label="Calories, last 14 days"
        unit="kcal"
        summary={sentence(recent, targetKcal)}
        dates={recent.dates}
        layers={[{ kind: 'bars', label: 'Calories', color: 'energy', values: recent.energy }]}
        {...(targetKcal === undefined
          ? {}
          : { target: { value: targetKcal, label: `Target ${formatKcal(targetKcal)}` } })}
        formatX={formatDayMonth}
        formatDay={(day) => formatDate(day, date)}
        formatY={formatKcal}
      />
    </Card>
  );
}
