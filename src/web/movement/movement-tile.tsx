import { isAfterToday } from '#domain/time/future.ts';
import { daysIn, lastDays } from '#domain/time/day-range.ts';
import { lazy, Suspense } from 'react';
import { creditedMinutes } from '#domain/movement/active-days.ts';
import { movementWeek, WEEKLY_MINUTES } from '#domain/movement/movement-week.ts';
import { USUAL_MOVEMENT_DAYS } from '#domain/movement/usual-movement.ts';
import { addDays } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatCount } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { LazySparkline, SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { useSheet } from '#web/ui/dialogs/use-sheet.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { AddButton, Tile, unknownNote } from '#web/ui/layout/tile.tsx';
import { useMovement } from './queries.ts';

const WorkoutSheet = lazy(() =>
  import('./workout-sheet.tsx').then(({ WorkoutSheet: sheet }) => ({ default: sheet })),
);

const DAYS = 14;

/** Active minutes of the day's week, and a form to add a workout in place. */
export function MovementTile({ date }: { readonly date: string }) {
  const { days, known, error } = useMovement(addDays(date, 1 - USUAL_MOVEMENT_DAYS), date);
  const sheet = useSheet();
  const isAhead = isAfterToday(date, useToday());
  const { minutes } = movementWeek(days, date);
  const minutesOn = new Map(days.map((day) => [day.date, creditedMinutes(day)]));
  const first = days.find(({ hasMinutes }) => hasMinutes)?.date;
  // A day without minutes after the first is a day of rest.
  const valueOn = (day: string): number | undefined =>
    first !== undefined && day >= first ? (minutesOn.get(day) ?? 0) : undefined;
  const left = Math.round(WEEKLY_MINUTES - minutes);
  const note =
    days.length === 0
      ? 'No movement yet'
      : left > 0
        ? `${formatCount(left)} min left this week`
        : 'Guideline met this week';
  return (
    <Tile
      title="Movement"
      to={paths.track('movement')}
      color="movement"
      isEmpty={known && days.length === 0}
      note={known ? note : unknownNote(error)}
      figure={
        <Figure
          size="tile"
          value={days.length === 0 ? '–' : formatCount(Math.round(minutes))}
          of={`of ${WEEKLY_MINUTES} min`}
        />
      }
      action={isAhead ? undefined : <AddButton label="Add a workout" {...sheet.trigger} />}
      form={
        sheet.isOpen && (
          <Suspense fallback={null}>
            <WorkoutSheet date={date} onClose={sheet.close} />
          </Suspense>
        )
      }
    >
      {known ? (
        <LazySparkline
          values={daysIn(lastDays(date, DAYS)).map(valueOn)}
          color="movement"
          areBars
          label={`Active minutes, last ${DAYS} days`}
        />
      ) : (
        <SparklinePlace error={error} />
      )}
    </Tile>
  );
}
