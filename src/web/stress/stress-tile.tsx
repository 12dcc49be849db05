import { isAfterToday } from '#domain/time/future.ts';
import { daysIn, lastDays } from '#domain/time/day-range.ts';
import { Popover, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { stressByDay, type DayStress } from '#domain/stress/check-in-days.ts';
import { addDays } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { LazySparkline, SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { AddButton, Tile, unknownNote } from '#web/ui/layout/tile.tsx';
import { checkIns } from '#web/stress/check-in/check-ins.ts';

const QuickCheckIn = lazy(() =>
  import('#web/stress/check-in/quick-check-in.tsx').then(({ QuickCheckIn: quick }) => ({ default: quick })),
);

const RECENT_DAYS = 14;
const QUICK_WAITING = <Skeleton height="9.75rem" />;

/** The median day, which one terrible day doesn't move. */
function usualOf(days: readonly DayStress[]): number | undefined {
  const sorted = days.map(({ stress }) => stress).toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

function Add({ date }: { readonly date: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom"
      width={300}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <AddButton label="Add a stress check-in" onClick={() => setOpened((was) => !was)} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Check in">
        <Suspense fallback={QUICK_WAITING}>
          <QuickCheckIn date={date} onDone={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Stress of the day in view, with a button to enter a number from 1 to 10 in place. */
export function StressTile({ date }: { readonly date: string }) {
  const { entries, known, error } = checkIns.useEntries(addDays(date, 1 - RECENT_DAYS), date);
  const isAhead = isAfterToday(date, useToday());
  const days = stressByDay(entries);
  const byDay = new Map(days.map((day) => [day.date, day.stress]));
  const today = byDay.get(date);
  const usual = usualOf(days);
  const shown = today ?? usual;
  const note =
    usual === undefined ? 'No check-in yet' : `Typical${today === undefined ? ' day' : `: ${tenth(usual)}`}`;
  return (
    <Tile
      title="Stress"
      to={paths.track('stress')}
      color="stress"
      isEmpty={known && days.length === 0}
      note={known ? note : unknownNote(error)}
      figure={<Figure size="tile" value={shown === undefined ? '–' : tenth(shown)} of="out of 10" />}
      action={isAhead ? undefined : <Add date={date} />}
    >
      {known ? (
        <LazySparkline
          values={daysIn(lastDays(date, RECENT_DAYS)).map((day) => byDay.get(day))}
          color="stress"
          label={`Stress over the last ${RECENT_DAYS} days, out of 10`}
        />
      ) : (
        <SparklinePlace error={error} />
      )}
    </Tile>
  );
}
