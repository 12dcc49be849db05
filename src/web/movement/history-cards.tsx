import { Stack } from '@mantine/core';
import type { ActivityDay, WorkoutEntry } from '#contract/movement.ts';
import { countedTotals, creditedMinutes } from '#domain/movement/active-days.ts';
import { workoutEnergy } from '#domain/movement/workout-energy.ts';
import type { useRange } from '#web/lib/address/range.ts';
import { countText, formatCount, formatDate } from '#web/lib/format.ts';
import { MomentCell } from '#web/lib/time/moment-cell.tsx';
import { currentMassKg } from '#web/lib/member/current-mass.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useMember } from '#web/lib/member.ts';
import { sourceName } from '#web/lib/sources/source-name.ts';
import { dayAxis, firstDay } from '#web/lib/time/day-axis.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { dayTotals, sayDay, sayWorkout, workouts, type useMovement } from './queries.ts';
import { EFFORT_NAMES, formatDistance } from './words.ts';

/** The sheet that is open. */
export type OpenSheet =
  | 'closed'
  | 'workout'
  | 'day'
  | { readonly workout: WorkoutEntry }
  | { readonly day: ActivityDay };

export interface MovementProps {
  readonly movement: ReturnType<typeof useMovement>;
  readonly today: string;
  readonly range: ReturnType<typeof useRange>;
  readonly onOpen: (open: OpenSheet) => void;
}

/** Active minutes by day; by week in long ranges. */
export function MinutesCard({ movement: { days }, today, range }: Omit<MovementProps, 'onOpen'>) {
  const shown = days.filter(({ date }) => date >= range.from);
  const minutesOn = new Map(
    shown.map((day) => [day.date, day.hasMinutes ? creditedMinutes(day) : undefined]),
  );
  const { axis, bars, isWeekly } = dayAxis(firstDay(range, shown[0]?.date), range.to, today);
  const active = shown.filter((day) => creditedMinutes(day) > 0);
  const total = active.reduce((sum, day) => sum + creditedMinutes(day), 0);
  return (
    <Card title="Your days">
      <Stack gap="md">
        <RangePicker value={range.range} onChange={range.setRange} />
        <LazyChart
          label="Active minutes by day"
          unit="min"
          summary={`${countText(Math.round(total), 'active minute')} on ${countText(active.length, 'day')}.`}
          layers={[
            {
              kind: 'bars',
              label: isWeekly ? 'Daily average' : 'Active minutes',
              color: 'movement',
              values: bars((date) => minutesOn.get(date)),
            },
          ]}
          {...axis}
          formatY={(value) => formatCount(Math.round(value))}
        />
      </Stack>
    </Card>
  );
}

/** Daily totals of the range, and the source that counts for each day. */
export function TotalsCard({ movement: { totals, order }, today, range, onOpen }: MovementProps) {
  const days = totals.entries.filter(({ date }) => date >= range.from);
  if (days.length === 0) return null;
  const counted = countedTotals(days, order);
  return (
    <Card title="Steps and daily totals">
      <EntryTable
        caption="Daily totals, newest first"
        entries={days.toReversed()}
        unsent={totals.unsent}
        nameOf={(entry) => `${sayDay(entry)}, ${formatDate(entry.date, today)}`}
        columns={[
          { name: 'Day', cell: ({ date }) => formatDate(date, today) },
          { name: 'Total', cell: sayDay },
          ...(days.some(({ source }) => source !== 'manual')
            ? [
                {
                  name: 'From',
                  secondary: true,
                  cell: (day: ActivityDay) =>
                    `${sourceName(day.source) || 'Manual entry'}${counted.get(day.date) === day ? '' : ', not counted'}`,
                },
              ]
            : []),
        ]}
        onEdit={(day) => onOpen({ day })}
        onRemove={(entry) => void dayTotals.removeWithUndo(entry)}
      />
    </Card>
  );
}

/** Workouts of the range. */
export function WorkoutsCard({ movement, today, range, onOpen }: MovementProps) {
  const { trained } = movement;
  const { data: member } = useMember();
  const { data: goals } = useGoalsInForce();
  const system = member?.unitSystem ?? 'metric';
  const recent = trained.entries.filter(({ date }) => date >= range.from);
  const energyOf = (entry: WorkoutEntry): string => {
    if (entry.energyKcal !== null) return `${formatCount(entry.energyKcal)} kcal`;
    if (!member) return '';
    const energyKcal = workoutEnergy(entry, currentMassKg(member, goals));
    return energyKcal < 10 ? '' : `about ${formatCount(Math.round(energyKcal / 10) * 10)} kcal`;
  };
  if (recent.length === 0) return null;
  return (
    <Card title="Workouts">
      <EntryTable
        caption="Workouts, newest first"
        entries={recent.toReversed()}
        unsent={trained.unsent}
        nameOf={(entry) => `${sayWorkout(entry)}, ${formatDate(entry.date, today)}`}
        columns={[
          {
            name: 'When',
            cell: ({ date, startedAt: at, timeZone }) => <MomentCell {...{ date, at, timeZone, today }} />,
          },
          { name: 'Workout', cell: sayWorkout },
          {
            name: 'Details',
            secondary: 'of-value',
            cell: (entry) =>
              [
                EFFORT_NAMES[entry.effort],
                ...(entry.distanceKm === null ? [] : [formatDistance(entry.distanceKm, system)]),
                ...(entry.averageHeartRateBpm === null ? [] : [`${entry.averageHeartRateBpm} bpm`]),
                energyOf(entry),
                sourceName(entry.source),
              ]
                .filter((part) => part !== '')
                .join(', '),
          },
          { name: 'Note', secondary: 'of-value', cell: ({ note }) => note },
        ]}
        onEdit={(workout) => onOpen({ workout })}
        onRemove={(entry) => void workouts.removeWithUndo(entry)}
      />
    </Card>
  );
}
