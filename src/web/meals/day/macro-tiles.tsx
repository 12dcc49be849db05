import { daysIn } from '#domain/time/day-range.ts';
import { Skeleton } from '@mantine/core';
import { addDays } from '#domain/time/local-date.ts';
import { formatGrams } from '#web/lib/format.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { LazySparkline, SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { Tile, Tiles, unknownNote } from '#web/ui/layout/tile.tsx';
import type { DayInView } from '#web/meals/pending.ts';
import { RECENT_DAYS, useDays } from '#web/meals/queries.ts';
import type { DaySummary } from '#domain/meals/day/day-summaries.ts';

/** Figures of a range of days. */
type DailyKey = keyof NonNullable<DaySummary['total']>;

/** A nutrient per day of a range, best values; `undefined` if nothing was logged or no food reports it. */
export function recentNutrient(
  days: readonly DaySummary[],
  key: DailyKey,
  from: string,
  to: string,
): readonly (number | undefined)[] {
  const byDate = new Map(days.map(({ date, total }) => [date, total?.[key]?.value]));
  return daysIn({ from, to }).map((date) => byDate.get(date));
}

/** How many of the known days reached a target. */
export function daysReached(
  values: readonly (number | undefined)[],
  target: number,
): { reached: number; known: number } {
  const known = values.filter((value) => value !== undefined);
  return { reached: known.filter((value) => value >= target).length, known: known.length };
}

const SHOWN = [
  { key: 'proteinG', title: 'Protein', color: 'protein' },
  { key: 'fiberG', title: 'Fiber', color: 'fiber' },
] as const;

interface MacroTilesProps {
  readonly day: DayInView;
  /** Whether the day is loading. */
  readonly waiting: boolean;
}

/** The two macros most often short, with their recent days. */
export function MacroTiles({ day, waiting }: MacroTilesProps) {
  const from = addDays(day.date, 1 - RECENT_DAYS);
  const { data, error } = useDays(from, day.date);
  const { targets, total } = day;
  if (!targets) {
    if (!waiting) return null;
    return (
      <Tiles>
        {SHOWN.map(({ key }) => (
          <Skeleton key={key} height="9.75rem" radius="lg" />
        ))}
      </Tiles>
    );
  }
  return (
    <Tiles>
      {SHOWN.map(({ key, title, color }) => {
        const eaten = total[key];
        const values = recentNutrient(data ?? [], key, from, day.date);
        const { reached, known } = daysReached(values, targets[key]);
        const note = known === 0 ? 'No days logged yet' : `${reached} of ${known} logged days on target`;
        return (
          <Tile
            key={key}
            title={title}
            color={color}
            note={data ? note : unknownNote(error)}
            figure={
              <Figure
                size="tile"
                value={eaten ? formatGrams(eaten.value) : '–'}
                unit={`of ${formatGrams(targets[key])} g`}
              />
            }
          >
            {data ? (
              <LazySparkline
                values={values}
                color={color}
                target={targets[key]}
                label={`${title}, last ${RECENT_DAYS} days: ${note}`}
              />
            ) : (
              <SparklinePlace error={error} />
            )}
          </Tile>
        );
      })}
    </Tiles>
  );
}
