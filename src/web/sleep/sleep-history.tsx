import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Sleep } from '#contract/sleep.ts';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import type { SleepNeed } from '#domain/sleep/sleep-need.ts';
import { loggedDays } from '#domain/time/logged-days.ts';
import { dayAxis, exact, firstDay } from '#web/lib/time/day-axis.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { formatHours, sayMinutes } from '#web/lib/units/duration.ts';
import type { useRange } from '#web/lib/address/range.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';
import { clockText, hoursAsleep, napSpans, nightSpans } from './nights-chart.ts';
import classes from './sleep.module.css';

const VIEWS = [
  { value: 'times', label: 'Sleep times' },
  { value: 'hours', label: 'Hours asleep' },
];

interface SleepHistoryProps {
  /** Of the range. */
  readonly days: readonly RatedDay[];
  readonly entries: readonly Sleep[];
  readonly today: string;
  readonly need: SleepNeed;
  readonly goalHours: number | undefined;
  readonly range: ReturnType<typeof useRange>;
}

function sentence(days: readonly RatedDay[], today: string): string {
  const nights = days.flatMap(({ night }) => night ?? []);
  const { logged, windowDays } = loggedDays(
    nights.map(({ date }) => date),
    today,
    14,
  );
  const mean = meanOf(days.filter(({ night }) => night).map(({ asleepMinutes }) => asleepMinutes));
  const score = meanOf(days.map((day) => day.score?.score));
  return [
    `${logged} of the last ${windowDays} nights logged.`,
    mean !== undefined &&
      (nights.length === 1
        ? `You slept ${sayMinutes(mean)} on the one night shown.`
        : `You averaged ${sayMinutes(mean)} a night over the ${nights.length} nights shown.`),
    score !== undefined && `Your average score was ${Math.round(score)}.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** Nights over time: their times, or their length. */
export function SleepHistory({ days, entries, today, need, goalHours, range }: SleepHistoryProps) {
  const [view, setView] = useState('times');
  const { axis, positions, isWeekly } = dayAxis(firstDay(range, days[0]?.date), today);
  const shared = { summary: sentence(days, today), ...axis };
  const naps = napSpans(positions, entries);
  const hours = hoursAsleep(positions, days).map((value) => (value === undefined ? undefined : exact(value)));
  return (
    <Card title="Your nights">
      <Stack gap="md">
        <div className={classes.views}>
          <RangePicker value={range.range} onChange={range.setRange} />
          <SegmentedControl
            size="sm"
            fullWidth
            aria-label="Chart data"
            data={VIEWS}
            value={view}
            onChange={setView}
          />
        </div>
        {view === 'times' ? (
          <LazyChart
            key="times"
            label="Nights, from going to bed to getting up"
            unit="Time of day"
            layers={[
              {
                kind: 'span',
                label: isWeekly ? 'Average night that week' : 'Night',
                color: 'sleep',
                values: nightSpans(positions, days),
              },
              ...(naps.some((nap) => nap !== undefined)
                ? [{ kind: 'faintSpan' as const, label: 'Nap', color: 'sleep' as const, values: naps }]
                : []),
            ]}
            formatY={clockText}
            {...shared}
          />
        ) : (
          <LazyChart
            key="hours"
            label="Hours asleep each day"
            unit="Hours"
            layers={[
              { kind: 'bars', label: isWeekly ? 'Daily average' : 'Asleep', color: 'sleep', values: hours },
            ]}
            normal={{ low: need.least, high: need.most }}
            {...(goalHours !== undefined && {
              target: { value: goalHours, label: `Goal ${sayMinutes(goalHours * 60)}` },
            })}
            formatY={(value) => formatHours(value * 60)}
            {...shared}
          />
        )}
      </Stack>
    </Card>
  );
}
