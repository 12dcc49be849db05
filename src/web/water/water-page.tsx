import { Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import type { Drink } from '#contract/water.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { addDays } from '#domain/time/local-date.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useDayInView } from '#web/lib/address/day-in-view.ts';
import { useRange } from '#web/lib/address/range.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate, nearDay, formatTime } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';
import { DaySwitcher } from '#web/lib/time/day-switcher.tsx';
import { daySize, dayUnit, formatDrink } from '#web/lib/units/volume.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { AfterFirstReads } from '#web/lib/after-first-reads.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { CupsCard } from './cups-card.tsx';
import { useCups } from './cups.ts';
import { DayCard } from './day-card.tsx';
import { DrinkForm } from './drink-form.tsx';
import { DRINK_WORDS } from './drink-words.ts';
import { drinks, RECENT_DAYS, sayDrink, useFortnight } from './queries.ts';
import { TargetCard } from './target-card.tsx';
import { useDrinkForm } from './use-drink-form.ts';
import { useWaterTarget } from './use-water-target.ts';
import { WaterHistory } from './water-history.tsx';
import classes from './water.module.css';

const SAMPLE_ML = 1430;
const DEFAULT_TARGET_ML = 2050;

interface SampleDayProps {
  readonly system: UnitSystem;
  readonly targetMl: number | undefined;
}

/** A sample day with drinks, against the member's target. */
function SampleDay({ system, targetMl = DEFAULT_TARGET_ML }: SampleDayProps) {
  return (
    <Sample caption="Sample: three glasses of water, two cups of coffee and a bowl of soup">
      <MacroBar
        label="Water"
        color="water"
        value={SAMPLE_ML}
        target={targetMl}
        valueText={daySize(SAMPLE_ML, system)}
        targetText={`of ${daySize(targetMl, system)} ${dayUnit(system)}`}
      />
    </Sample>
  );
}

/** The drinks of the day in view, and of the two weeks up to today. */
function useDrinks(date: string, today: string) {
  const fortnight = useFortnight(today);
  const since = addDays(today, 1 - RECENT_DAYS);
  const isRecent = date >= since;
  // Requested once if the day is within the two weeks.
  const day = drinks.useEntries(isRecent ? since : date, isRecent ? today : date);
  return { fortnight, since, day, entries: day.entries.filter((entry) => entry.date === date) };
}

interface DrinksProps {
  readonly when: string;
  readonly entries: readonly Drink[];
  readonly unsent: ReadonlySet<string>;
  readonly system: UnitSystem;
  readonly targetMl: number | undefined;
  readonly onEdit: (drink: Drink) => void;
}

/** The drinks of the day in view, newest first. */
function Drinks({ when, entries, unsent, system, targetMl, onEdit }: DrinksProps) {
  const at = ({ drunkAt, timeZone }: Drink) => formatTime(Date.parse(drunkAt), timeZone);
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState
          title={`Nothing logged ${when}`}
          text="Tap an amount above for each glass, cup or bottle. Tap again to log a second one. Coffee, milk and soup count too."
          picture={<SampleDay {...{ system, targetMl }} />}
        />
      </Card>
    );
  return (
    <Card title={`Drinks ${when}`}>
      <EntryTable
        caption={`Drinks ${when}, newest first`}
        entries={entries.toReversed()}
        unsent={unsent}
        nameOf={(drink) => `${sayDrink(drink)}, ${at(drink)}`}
        onEdit={onEdit}
        onRemove={(drink) => void drinks.removeWithUndo(drink)}
        columns={[
          {
            name: 'Drink',
            cell: (drink) => (
              <>
                <span className={classes.time}>{at(drink)}</span> {DRINK_WORDS[drink.kind]}
              </>
            ),
          },
          {
            name: 'Counts as',
            secondary: true,
            cell: ({ volumeMl, waterMl }) =>
              waterMl === volumeMl ? '' : `${formatDrink(waterMl, system)} of water`,
          },
          { name: 'Note', secondary: true, cell: ({ note }) => note ?? '' },
          { name: 'Amount', cell: ({ volumeMl }) => formatDrink(volumeMl, system) },
        ]}
      />
    </Card>
  );
}

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [26, 24, 24],
      [14, 30],
    ]}
  />
);

/** `/track/water`: log water in one tap, `?date=` for another day; history, cups, and the target's computation. */
export function WaterPage() {
  const today = useToday();
  const [date, show] = useDayInView(today);
  const { data: member } = useMember();
  const system = member?.unitSystem ?? 'metric';
  const { fortnight, since, day, entries } = useDrinks(date, today);
  const target = useWaterTarget();
  const cups = useCups();
  const range = useRange(today, '2w');
  const form = useDrinkForm(system);
  const near = nearDay(date, today);
  return (
    <>
      <PageHeader title={SCREENS.water.title} text="We count the water in every drink.">
        <DaySwitcher date={date} today={today} last={today} onChange={show} />
      </PageHeader>
      <AfterFirstReads waiting={WAITING}>
        <Columns
          wide="first"
          columns={[
            <Fragment key="day">
              <DayCard
                title={near ?? formatDate(date, today)}
                known={day.known}
                onOther={() => form.add(date)}
                {...{ date, entries, target, system }}
                cups={cups ?? []}
                waiting={day.waiting}
              />
              {day.error !== null && !day.known && (
                <ErrorState {...explain(day.error)} onRetry={day.refetch} />
              )}
              {day.known && (
                <Drinks
                  key={date}
                  when={near?.toLowerCase() ?? `on ${formatDate(date, today)}`}
                  unsent={day.unsent}
                  onEdit={form.edit}
                  targetMl={target?.targetMl}
                  {...{ entries, system }}
                />
              )}
              {day.waiting && !day.known && <Skeleton height="12rem" radius="lg" />}
              {(day.known || day.waiting) && (
                <WaterHistory
                  recent={fortnight.byDay}
                  targetMl={target?.targetMl}
                  {...{ today, system, since, range }}
                />
              )}
            </Fragment>,
            <Fragment key="target">
              {cups && <CupsCard cups={cups} system={system} />}
              {target && <TargetCard target={target} system={system} />}
              <div>
                <CsvButton name="water" />
              </div>
            </Fragment>,
          ]}
        />
      </AfterFirstReads>
      <DrinkForm form={form} />
    </>
  );
}
