import { lazy, Suspense, useMemo } from 'react';
import type { GlucoseReading } from '#contract/glucose/glucose.ts';
import { percentWithin, TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { localDayBounds } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { LazySparkline } from '#web/ui/chart/lazy-chart.tsx';
import { AddButton, Tile, unknownNote } from '#web/ui/layout/tile.tsx';
import { byDay } from './by-day.ts';
import { formatGlucose, formatPercent } from '#domain/glucose/glucose-text.ts';
import { useGlucoseUnit } from '#web/lib/units/glucose-unit.ts';
import { periodTo } from './period.ts';
import { useMeasured } from './use-glucose.ts';
import { useSheet } from './use-sheet.ts';

const ReadingForm = lazy(() =>
  import('#web/glucose/readings/reading-form.tsx').then(({ ReadingForm: form }) => ({ default: form })),
);

const DAYS = 14;

/** Glucose on the dashboard: the day's last reading, two-week averages, and a form. */
export function GlucoseTile({ date }: { readonly date: string }) {
  const today = useToday();
  const unit = useGlucoseUnit();
  const period = useMemo(() => periodTo(date, DAYS), [date]);
  const { samples: sensor, sticks, measured, timeZone, origin, known, error } = useMeasured(period, today);
  const { sheet, open, close } = useSheet<GlucoseReading>();
  const days = useMemo(() => byDay(measured, period, timeZone), [measured, period, timeZone]);
  const means = days.map(({ samples }) => meanOf(samples.map(({ glucoseMgdl }) => glucoseMgdl)));
  const { startMs, endMs } = useMemo(() => localDayBounds(date, timeZone), [date, timeZone]);
  const last = [sensor.at(-1), sticks.at(-1)]
    .filter((sample) => sample !== undefined)
    .filter(({ atMs }) => atMs >= startMs && atMs < endMs)
    .toSorted((one, other) => one.atMs - other.atMs)
    .at(-1);
  const inRange = useMemo(
    () =>
      percentWithin(
        measured.map(({ glucoseMgdl }) => glucoseMgdl),
        ...TIME_IN_RANGE_MGDL,
      ),
    [measured],
  );
  const note =
    inRange === undefined
      ? 'No recent readings'
      : `${origin === 'sensor' ? formatPercent(inRange) : `${Math.round((inRange * measured.length) / 100)} of ${measured.length}`} in range`;
  return (
    <Tile
      title="Glucose"
      to={paths.glucose()}
      color="glucose"
      figure={
        <Figure
          size="tile"
          value={last ? formatGlucose(last.glucoseMgdl, unit) : '–'}
          {...(last ? { unit } : {})}
        />
      }
      isEmpty={known && inRange === undefined}
      note={known ? note : unknownNote(error)}
      noteRest={known && inRange !== undefined ? `, ${DAYS} days` : undefined}
      action={<AddButton label="Add glucose" onClick={() => open()} />}
      form={
        <Suspense fallback={null}>
          {sheet.turn > 0 && (
            <ReadingForm
              key={sheet.turn}
              opened={sheet.opened}
              entry={sheet.entry}
              date={date}
              onClose={close}
            />
          )}
        </Suspense>
      }
    >
      <LazySparkline
        values={means}
        color="glucose"
        band={TIME_IN_RANGE_MGDL}
        label={`Average glucose, ${means.filter((mean) => mean !== undefined).length} of 14 days`}
      />
    </Tile>
  );
}
