import { countText } from '#web/lib/format.ts';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { loggedDays } from '#domain/time/logged-days.ts';
import { dayAxis, firstDay } from '#web/lib/time/day-axis.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { explain } from '#web/lib/errors.ts';
import type { useRange } from '#web/lib/address/range.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { flOzFromMl } from '#domain/units/volume.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';
import { useWaterDays } from './queries.ts';

const WAITING = <Skeleton height="18rem" radius="md" />;

interface WaterHistoryProps {
  readonly today: string;
  readonly system: UnitSystem;
  readonly targetMl: number | undefined;
  /** Days as the device knows them, unsent drinks included; they replace the server's sums from `since` on. */
  readonly recent: ReadonlyMap<string, number>;
  readonly since: string;
  readonly range: ReturnType<typeof useRange>;
}

function sentence(days: ReadonlyMap<string, number>, props: WaterHistoryProps): string {
  const { today, targetMl, system } = props;
  const { logged, windowDays, currentRun } = loggedDays(days.keys(), today, 14);
  const mean = meanOf([...days.values()]);
  const reached = targetMl === undefined ? 0 : [...days.values()].filter((ml) => ml >= targetMl).length;
  return [
    `Logged on ${logged} of the last ${windowDays} days${currentRun > 1 ? `, ${currentRun} in a row` : ''}.`,
    mean === undefined
      ? ''
      : `You drank ${daySize(mean, system)} ${dayUnit(system)} ${days.size === 1 ? 'on the one logged day' : `a day on the ${days.size} logged days shown`}.`,
    targetMl === undefined || days.size === 0
      ? ''
      : reached === 0
        ? 'You haven’t reached your target yet.'
        : `You reached your target on ${countText(reached, 'day')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Days of a range: the server's totals, with newer data from this device on top. */
function useDaysShown({ recent, since, range }: WaterHistoryProps) {
  const query = useWaterDays(range.from, range.to);
  const days = useMemo(() => {
    const earlier = (query.data ?? []).filter(({ date }) => date < since);
    const all = [...earlier.map(({ date, waterMl }) => [date, waterMl] as const), ...recent];
    return new Map(all.filter(([date]) => date >= range.from && date <= range.to).toSorted());
  }, [query.data, recent, since, range.from, range.to]);
  return { days, query };
}

/** Water by day against the target, and how regularly it was logged. */
export function WaterHistory(props: WaterHistoryProps) {
  const { today, system, targetMl, range } = props;
  const { days, query } = useDaysShown(props);
  const { axis, bars, isWeekly } = dayAxis(firstDay(range, [...days.keys()][0]), range.to, today);
  const inUnit = (ml: number) => (system === 'imperial' ? flOzFromMl(ml) : ml / 1000);
  const values = bars((day) => {
    const ml = days.get(day);
    return ml === undefined ? undefined : inUnit(ml);
  });
  return (
    <Card title="Your days">
      <Stack gap="md">
        <RangePicker value={range.range} onChange={range.setRange} />
        {query.isError && days.size === 0 ? (
          <ErrorState {...explain(query.error)} onRetry={() => void query.refetch()} />
        ) : query.isPending && days.size === 0 ? (
          WAITING
        ) : days.size === 0 ? (
          <Text c="dimmed">
            No drinks logged in this period. Days without drinks stay blank and never count as zero.
          </Text>
        ) : (
          <LazyChart
            label="Water by day"
            unit={dayUnit(system)}
            summary={sentence(days, props)}
            layers={[{ kind: 'bars', label: isWeekly ? 'Weekly average' : 'Water', color: 'water', values }]}
            {...(targetMl !== undefined && {
              target: {
                value: inUnit(targetMl),
                label: `Target ${daySize(targetMl, system)} ${dayUnit(system)}`,
              },
            })}
            {...axis}
            formatY={(value) => String(Math.round(value * 100) / 100)}
          />
        )}
      </Stack>
    </Card>
  );
}
