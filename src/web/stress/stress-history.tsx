import { Stack } from '@mantine/core';
import type { StressCheckIn } from '#contract/stress.ts';
import { stressByDay } from '#domain/stress/check-in-days.ts';
import { loggedDays } from '#domain/time/logged-days.ts';
import { dayAxis, firstDay } from '#web/lib/time/day-axis.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { formatTenth } from '#web/lib/format.ts';
import type { useRange } from '#web/lib/address/range.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';

interface StressHistoryProps {
  /** Of the range, oldest first. */
  readonly entries: readonly StressCheckIn[];
  readonly today: string;
  readonly range: ReturnType<typeof useRange>;
}

/** How regular check-ins were, and the average. A day without a check-in isn't a failure and isn't called one. */
function sentence(days: readonly { date: string; stress: number }[], today: string): string {
  const { logged, windowDays, currentRun } = loggedDays(
    days.map(({ date }) => date),
    today,
    14,
  );
  const mean = meanOf(days.map(({ stress }) => stress));
  const run = currentRun > 1 ? `, ${currentRun} in a row` : '';
  return [
    `Checked in on ${logged} of the last ${windowDays} days${run}.`,
    mean === undefined
      ? ''
      : days.length === 1
        ? `Your stress was ${formatTenth(mean)} out of 10 on the one day shown.`
        : `Over the ${days.length} days shown, your stress averaged ${formatTenth(mean)} out of 10.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Stress by day over a range. */
export function StressHistory({ entries, today, range }: StressHistoryProps) {
  const days = stressByDay(entries);
  const byDay = new Map(days.map(({ date, stress }) => [date, stress]));
  const { axis, bars, isWeekly } = dayAxis(firstDay(range, days[0]?.date), range.to, today);
  return (
    <Card title="Your days">
      <Stack gap="md">
        <RangePicker value={range.range} onChange={range.setRange} />
        <LazyChart
          label="Stress by day"
          unit="out of 10"
          summary={sentence(days, today)}
          layers={[
            {
              kind: 'bars',
              label: isWeekly ? 'Weekly average' : 'Stress',
              color: 'stress',
              values: bars((day) => byDay.get(day)),
            },
          ]}
          scale={[0, 10]}
          {...axis}
          formatY={formatTenth}
        />
      </Stack>
    </Card>
  );
}
