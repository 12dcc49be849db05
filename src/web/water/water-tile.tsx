import { isAfterToday } from '#domain/time/future.ts';
import { glassMl } from '#domain/water/quick-amounts.ts';
import { daysIn, lastDays } from '#domain/time/day-range.ts';
import { Button } from '@mantine/core';
import type { UnitSystem } from '#domain/account/profile.ts';
import { useToday } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { daySize, dayUnit, formatDrink } from '#web/lib/units/volume.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { LazySparkline, SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { Tile, unknownNote } from '#web/ui/layout/tile.tsx';
import { RECENT_DAYS, useFortnight } from './queries.ts';
import { useAddDrink } from './use-add-drink.ts';
import { useWaterTarget } from './use-water-target.ts';

interface Progress {
  readonly byDay: ReadonlyMap<string, number>;
  readonly waterMl: number;
  readonly targetMl: number | undefined;
  readonly system: UnitSystem;
}

function noteOf({ byDay, waterMl, targetMl, system }: Progress): string {
  if (byDay.size === 0)
    return targetMl === undefined ? 'No drinks yet' : `${daySize(targetMl, system)} ${dayUnit(system)} a day`;
  if (targetMl === undefined) return `Logged on ${byDay.size} of ${RECENT_DAYS} days`;
  if (waterMl >= targetMl) return 'Target reached';
  return `${daySize(targetMl - waterMl, system)} ${dayUnit(system)} left`;
}

/** Water of the day in view, with a button to add a glass. */
export function WaterTile({ date }: { readonly date: string }) {
  const { data: member } = useMember();
  const system = member?.unitSystem ?? 'metric';
  const { byDay, known, error } = useFortnight(date);
  const targetMl = useWaterTarget()?.targetMl;
  const add = useAddDrink(date);
  // A future day has no drinks yet.
  const isAhead = isAfterToday(date, useToday());
  const values = daysIn(lastDays(date, RECENT_DAYS)).map((day) => byDay.get(day));
  const today = byDay.get(date);
  const glass = glassMl(system);
  const unit = dayUnit(system);
  return (
    <Tile
      title="Water"
      to={paths.track('water')}
      color="water"
      isEmpty={known && byDay.size === 0}
      note={known ? noteOf({ byDay, waterMl: today ?? 0, targetMl, system }) : unknownNote(error)}
      figure={
        <Figure
          size="tile"
          value={today === undefined ? '–' : daySize(today, system)}
          {...(targetMl === undefined ? { unit } : { of: `of ${daySize(targetMl, system)} ${unit}` })}
        />
      }
      action={
        isAhead ? undefined : (
          <Button
            size="compact-md"
            fz="xs"
            px="sm"
            variant="light"
            radius="xl"
            aria-label={`Add ${formatDrink(glass, system)} of water`}
            onClick={() => add({ kind: 'water', volumeMl: glass })}
          >
            +{formatDrink(glass, system)}
          </Button>
        )
      }
    >
      {known ? (
        <LazySparkline
          values={values}
          color="water"
          target={targetMl}
          label={`Water over the last ${RECENT_DAYS} days, ${unit}`}
        />
      ) : (
        <SparklinePlace error={error} />
      )}
    </Tile>
  );
}
