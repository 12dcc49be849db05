import { Skeleton, Stack, Text } from '@mantine/core';
import type { LongevityHistoryDay } from '#contract/longevity.ts';
import { dayAxis } from '#web/lib/time/day-axis.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/format.ts';
import { useRange } from '#web/lib/address/range.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';
import { useLongevityHistory } from './queries.ts';

const WAITING = <Skeleton height="18rem" radius="md" />;

type Scored = LongevityHistoryDay & { readonly score: number };
const isScored = (day: LongevityHistoryDay): day is Scored => day.score !== null;

function sentence(scored: readonly Scored[], today: string): string {
  const [first, last] = [scored[0], scored.at(-1)];
  if (!first || !last) return 'No scores in this period.';
  const [from, to] = [Math.round(first.score), Math.round(last.score)];
  if (scored.length === 1) return `${to} on ${formatDate(last.date, today)}, the only score in this period.`;
  const change = to === from ? 'unchanged' : to > from ? `up from ${from}` : `down from ${from}`;
  return `${to} on ${formatDate(last.date, today)}, ${change} ${to === from ? 'since' : 'on'} ${formatDate(first.date, today)}. ${scored.length} days have a score, and the rest are gaps. The line is your score, and the dots are single days. Choose a day at the top of the page to see what’s behind it.`;
}

function History({
  days,
  from,
  today,
}: {
  readonly days: readonly LongevityHistoryDay[];
  readonly from: string;
  readonly today: string;
}) {
  const scored = days.filter(isScored);
  const [first] = scored;
  if (!first)
    return (
      <Text size="sm" c="dimmed">
        No scores in this period yet. Your daily scores will appear here.
      </Text>
    );
  const { axis, averages } = dayAxis(first.date > from ? first.date : from, today);
  const byDate = new Map(scored.map((day) => [day.date, day]));
  return (
    <LazyChart
      label="Longevity score by day"
      unit="out of 100"
      summary={sentence(scored, today)}
      layers={[
        {
          kind: 'points',
          label: 'Each day',
          color: 'energy',
          values: averages((date) => byDate.get(date)?.scoreOfDay),
        },
        {
          kind: 'line',
          label: 'Your score',
          color: 'energy',
          values: averages((date) => byDate.get(date)?.score),
        },
      ]}
      isWhole
      scale={[0, 100]}
      {...axis}
      formatY={(value) => String(Math.round(value))}
    />
  );
}

/** The score over time: as displayed, and each day before smoothing. */
export function HistoryCard({ today }: { readonly today: string }) {
  const { range, from, setRange } = useRange(today);
  const { data, error, refetch } = useLongevityHistory(from, today);
  return (
    <Card title="Your score over time">
      <Stack gap="md">
        <RangePicker value={range} onChange={setRange} />
        {data ? (
          <History days={data} {...{ from, today }} />
        ) : error ? (
          <ErrorState {...explain(error)} onRetry={() => void refetch()} />
        ) : (
          WAITING
        )}
      </Stack>
    </Card>
  );
}
