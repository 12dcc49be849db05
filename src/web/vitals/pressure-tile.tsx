import { isAfterToday } from '#domain/time/future.ts';
import { lazy, Suspense } from 'react';
import { meanOf } from '#domain/numbers/statistics.ts';
import { addDays } from '#domain/time/local-date.ts';
import { PRESSURE_DAYS, pressureCategory, usualPressure } from '#domain/vitals/blood-pressure.ts';
import { useToday } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { LazySparkline, SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { useSheet } from '#web/ui/dialogs/use-sheet.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { AddButton, Tile, unknownNote } from '#web/ui/layout/tile.tsx';
import { pressuresOf, vitals } from './queries.ts';
import { CATEGORY_NAMES } from '#domain/vitals/pressure-words.ts';

const VitalsSheet = lazy(() =>
  import('./vitals-sheet.tsx').then(({ VitalsSheet: sheet }) => ({ default: sheet })),
);

const DAYS = 28;

/** Usual blood pressure, with a form to add a reading in place. */
export function PressureTile({ date }: { readonly date: string }) {
  const { entries, known, error } = vitals.useEntries(addDays(date, 1 - DAYS), date);
  const sheet = useSheet();
  const isAhead = isAfterToday(date, useToday());
  const readings = pressuresOf(entries);
  const usual = usualPressure(readings, date);
  const byDay = Map.groupBy(readings, (reading) => reading.date);
  const meansOf = (key: 'systolicMmhg' | 'diastolicMmhg') =>
    [...byDay.values()].map((day) => meanOf(day.map((reading) => reading[key])));
  const note = usual
    ? CATEGORY_NAMES[pressureCategory(usual)]
    : readings.length > 0
      ? 'Add a second reading'
      : 'No recent readings';
  return (
    <Tile
      title="Vitals"
      to={paths.track('vitals')}
      color="pressure"
      isEmpty={known && readings.length === 0}
      note={known ? note : unknownNote(error)}
      noteRest={usual && `, ${PRESSURE_DAYS}-day average`}
      figure={
        <Figure
          size="tile"
          value={usual ? `${Math.round(usual.systolicMmhg)}/${Math.round(usual.diastolicMmhg)}` : '–'}
          {...(usual && { unit: 'mm Hg' })}
        />
      }
      action={isAhead ? undefined : <AddButton label="Add vitals" {...sheet.trigger} />}
      form={
        sheet.isOpen && (
          <Suspense fallback={null}>
            <VitalsSheet date={date} onClose={sheet.close} />
          </Suspense>
        )
      }
    >
      {known ? (
        <LazySparkline
          values={meansOf('systolicMmhg')}
          second={meansOf('diastolicMmhg')}
          color="pressure"
          label="Blood pressure on days with a reading"
        />
      ) : (
        <SparklinePlace error={error} />
      )}
    </Tile>
  );
}
