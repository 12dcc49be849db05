import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import type { KetoneReading } from '#contract/glucose/glucose.ts';
import { nearestGlucose } from '#domain/glucose/glucose-ketone-index.ts';
import { KETONE_ZONE_STARTS_MMOLL } from '#domain/glucose/ketone-zone.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import classes from '#web/glucose/glucose.module.css';
import { personOf, useReadingTargets } from '#web/lib/units/reading-targets.ts';
import { ketoneUnit } from './ketone-unit.ts';
import { indexOf, KETONE_METHOD_NAMES, ketoneWarning, sayKetones, zoneOfReading } from './ketone-words.ts';
import { noteColumn } from '#web/glucose/readings/note-column.ts';
import type { PeriodViewProps } from '#web/glucose/period-view.ts';
import type { Period } from '#web/glucose/period.ts';
import { ketones } from '#web/glucose/queries.ts';
import { withSticks } from '#domain/glucose/samples.ts';
import { spanOf, traceTicks } from '#web/glucose/trace/trace-ticks.ts';
import { UrgentAlert } from '#web/ui/states/urgent-alert.tsx';

const { nutritional, high } = KETONE_ZONE_STARTS_MMOLL;
const NORMAL = { low: nutritional, high, label: `Nutritional ketosis, ${nutritional}–${high}` };
const REACH: readonly [number, number] = [0, 3.5];

interface KetoneChartProps {
  /** In blood, oldest first. */
  readonly entries: readonly KetoneReading[];
  readonly period: Period;
  readonly timeZone: string;
}

/** Blood ketones over a period, single measurements as dots. */
function KetoneChart({ entries, period, timeZone }: KetoneChartProps) {
  const chart = useMemo(() => {
    const x = Float64Array.from(entries, ({ measuredAt }) => Date.parse(measuredAt));
    const y = Float64Array.from(entries, ({ value }) => value);
    const when = ({ measuredAt, date, timeZone: zone }: KetoneReading): string =>
      `${formatDate(date, period.to)} ${formatTime(Date.parse(measuredAt), zone)}`;
    const zoneOf = (entry: KetoneReading): string => zoneOfReading(entry) ?? '';
    return {
      span: spanOf(period, timeZone),
      layers: [{ kind: 'points' as const, label: 'Ketones', color: 'fasting' as const, x, y }],
      readings: {
        x,
        say: (index: number) => {
          const entry = entries[index];
          return entry ? `${sayKetones(entry)}, ${zoneOf(entry).toLowerCase()}, ${when(entry)}` : '';
        },
      },
      ticks: (widthPx: number) => traceTicks(period, timeZone, widthPx),
      rows: () => ({
        head: ['When', 'mmol/L', 'Zone'],
        rows: entries.map((entry) => [when(entry), entry.value.toFixed(1), zoneOf(entry)]),
      }),
    };
  }, [entries, period, timeZone]);
  const inZone = entries.filter(({ value }) => value >= nutritional && value < high).length;
  return (
    <LazyTimeChart
      label="Blood ketones"
      unit="mmol/L"
      heightPx={240}
      summary={`${entries.length} blood ${entries.length === 1 ? 'reading' : 'readings'}, ${inZone} in nutritional ketosis.`}
      normal={NORMAL}
      reach={REACH}
      formatY={String}
      {...chart}
    />
  );
}

interface KetonesViewProps extends PeriodViewProps {
  readonly onAdd: () => void;
  readonly onEdit: (entry: KetoneReading) => void;
}

const whenOf = ({ measuredAt, date, timeZone }: KetoneReading, today: string): string =>
  `${formatDate(date, today)}, ${formatTime(Date.parse(measuredAt), timeZone)}`;

/** Ketones of a period: the depth of ketosis, with glucose. */
export function KetonesView({ glucose, period, today, onAdd, onEdit }: KetonesViewProps) {
  const query = ketones.useEntries(period.from, period.to);
  const measured = useMemo(
    () => withSticks(glucose.samples, glucose.sticks),
    [glucose.samples, glucose.sticks],
  );
  const blood = useMemo(() => query.entries.filter(({ method }) => method === 'blood'), [query.entries]);
  if (!query.known && query.waiting) return <Skeleton height="20rem" radius="lg" />;
  if (!query.known) return <ErrorState {...explain(query.error)} onRetry={query.refetch} />;
  const last = query.entries.at(-1);
  if (!last)
    return (
      <Card>
        <EmptyState
          title="No ketones in this period"
          text={
            'Ketones show how much of your energy comes from fat while you’re fasting or on a ketogenic diet. Blood readings are the most ' +
            'accurate. Breath and urine readings are saved as is. Blood ketones measured within 15 minutes of glucose give you the ' +
            'glucose ketone index.'
          }
        >
          <Button onClick={onAdd}>Add ketones</Button>
        </EmptyState>
      </Card>
    );
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="course">
          {blood.length > 0 && (
            <Card title="Blood ketones">
              <KetoneChart entries={blood} period={period} timeZone={glucose.timeZone} />
            </Card>
          )}
          <Card title="Readings">
            <EntryTable
              caption="Ketones, newest first"
              entries={query.entries.toReversed()}
              unsent={query.unsent}
              nameOf={(entry) => `${sayKetones(entry)}, ${whenOf(entry, today)}`}
              columns={[
                {
                  name: 'Ketones',
                  cell: (entry) => <span className={classes.whole}>{sayKetones(entry)}</span>,
                },
                { name: 'When', cell: (entry) => whenOf(entry, today) },
                {
                  name: 'Zone',
                  secondary: true,
                  cell: (entry) =>
                    zoneOfReading(entry) ?? `In ${KETONE_METHOD_NAMES[entry.method].toLowerCase()}`,
                },
                {
                  name: 'GKI',
                  secondary: true,
                  cell: (entry) => {
                    const found = indexOf(entry, measured);
                    return found ? <span className={classes.whole}>GKI {found.index.toFixed(1)}</span> : null;
                  },
                },
                ...noteColumn(query.entries),
              ]}
              onEdit={onEdit}
              onRemove={(entry) => void ketones.removeWithUndo(entry)}
            />
          </Card>
        </Fragment>,
        <Fragment key="last">
          <Last entry={last} measured={measured} today={today} />
          <Zones />
          <Card title="Download your data">
            <CsvButton name="ketones" />
          </Card>
        </Fragment>,
      ]}
    />
  );
}

interface LastProps {
  readonly entry: KetoneReading;
  readonly measured: readonly GlucoseSample[];
  readonly today: string;
}

function Last({ entry, measured, today }: LastProps) {
  const person = personOf(useReadingTargets());
  const beside = nearestGlucose({ atMs: Date.parse(entry.measuredAt), ketonesMmoll: entry.value }, measured);
  const warning = ketoneWarning(entry, beside?.glucoseMgdl, person);
  const found = indexOf(entry, measured);
  const zone = zoneOfReading(entry);
  return (
    <Card title="Last reading" aside={KETONE_METHOD_NAMES[entry.method]}>
      <Figure
        size="hero"
        value={entry.method === 'blood' ? entry.value.toFixed(1) : String(entry.value)}
        unit={ketoneUnit(entry.method)}
      />
      <Text size="sm" c="dimmed" mb="sm">
        {whenOf(entry, today)}
      </Text>
      {warning ? <UrgentAlert {...warning} /> : zone !== null && <Text>{zone}</Text>}
      {found && (
        <Text mt="sm">
          Glucose ketone index <strong>{found.index.toFixed(1)}</strong>: {found.zone}
        </Text>
      )}
    </Card>
  );
}

function Zones() {
  return (
    <Card title="Ketone zones">
      <Text size="sm" c="dimmed">
        For blood ketones, below 0.5 mmol/L means no ketosis, 0.5 to 1.0 means light ketosis, and 1.0 to 3.0
        means nutritional ketosis. At 3.0 or higher, ketones are high. The glucose ketone index divides
        glucose by blood ketones, both in mmol/L and measured within 15 minutes of each other. An index above
        9 means no ketosis, 6 to 9 low, 3 to 6 moderate, 1 to 3 high, and below 1 very high. These ranges come
        from research and aren’t goals. Source:{' '}
        <Anchor href="https://doi.org/10.1186/s12986-015-0009-2" target="_blank" rel="noreferrer" inherit>
          Meidenbauer 2015
        </Anchor>
        .
      </Text>
    </Card>
  );
}
