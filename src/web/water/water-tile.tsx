import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addDays } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { daySize, dayUnit, drinkSize, formatDrink } from '#web/lib/units/volume.ts';
import { Figure } from '#web/ui/figure.tsx';
import { LazySparkline, SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { Tile, unknownNote } from '#web/ui/tile.tsx';
import { glassMl } from './amounts.ts';
import { RECENT_DAYS, useFortnight } from './queries.ts';
import { useAddDrink } from './use-add-drink.ts';
import { useWaterTarget } from './use-water-target.ts';

function noteOf(logged: readonly number[], targetMl: number | undefined): string {
  if (logged.length === 0) return 'No drink logged yet';
  if (targetMl === undefined) return `Logged on ${logged.length} of ${RECENT_DAYS} days`;
  return `${logged.filter((waterMl) => waterMl >= targetMl).length} of ${RECENT_DAYS} days on target`;
}

/** Water of the day in view; its plus adds a glass right here. */
export function WaterTile({ date }: { readonly date: string }) {
  const { data: member } = useMember();
  const system = member?.unitSystem ?? 'metric';
  const { byDay, known, error } = useFortnight(date);
  const targetMl = useWaterTarget()?.targetMl;
  const add = useAddDrink(date);
  // A future day has no drinks yet.
  const isAhead = date > useToday();
  const values = Array.from({ length: RECENT_DAYS }, (_, index) =>
    byDay.get(addDays(date, index + 1 - RECENT_DAYS)),
  );
  const today = byDay.get(date);
  const glass = glassMl(system);
  const unit = dayUnit(system);
  return (
    <Tile
      title="Water"
      to={paths.track('water')}
      color="water"
      note={known ? noteOf([...byDay.values()], targetMl) : unknownNote(error)}
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
            variant="light"
            radius="xl"
            leftSection={<IconPlus size="0.9em" aria-hidden />}
            aria-label={`Add ${formatDrink(glass, system)} of water`}
            onClick={() => add({ kind: 'water', volumeMl: glass })}
          >
            {drinkSize(glass, system)}
          </Button>
        )
      }
    >
      {known ? (
        <LazySparkline
          values={values}
          color="water"
          target={targetMl}
          label={`Water of the last ${RECENT_DAYS} days, ${unit}`}
        />
      ) : (
        <SparklinePlace error={error} />
      )}
    </Tile>
  );
}
