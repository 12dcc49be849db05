import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { VitalReading } from '#contract/vitals.ts';
import { addDays } from '#domain/time/local-date.ts';
import {
  PRESSURE_DAYS,
  PRESSURE_HOLDS_DAYS,
  pressureCategory,
  usualPressure,
} from '#domain/vitals/blood-pressure.ts';
import { HEART_RATE_DAYS, usualHeartRate } from '#domain/vitals/resting-heart-rate.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { lastEntryDay, useRange } from '#web/lib/address/range.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatCount, formatDate } from '#web/lib/format.ts';
import { MomentCell } from '#web/lib/time/moment-cell.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { FoldCard } from '#web/ui/layout/fold-card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { heartRatesOf, pressuresOf, sayReading, vitals } from './queries.ts';
import { UrgentReadings } from './urgent-readings.tsx';
import { HeartRateChart, PressureChart, SdnnChart } from './vitals-charts.tsx';
import { VitalsSheet } from './vitals-sheet.tsx';
import { CATEGORY_ADVICE, CATEGORY_NAMES } from '#domain/vitals/pressure-words.ts';

const SOURCES = [
  { name: 'Categories: ACC/AHA 2017', url: 'https://doi.org/10.1161/HYP.0000000000000065' },
  { name: 'Measuring at home: AHA 2020', url: 'https://doi.org/10.1161/CIR.0000000000000803' },
];

interface BodyProps {
  readonly entries: readonly VitalReading[];
  readonly unsent: ReadonlySet<string>;
  readonly today: string;
  readonly range: ReturnType<typeof useRange>;
  readonly onEdit: (entry: VitalReading | 'new') => void;
}

/** Last week's average, its category and what to do. */
function PressureCard({ entries, today, onEdit }: Pick<BodyProps, 'entries' | 'today' | 'onEdit'>) {
  const readings = pressuresOf(entries);
  const usual = usualPressure(readings, today);
  if (!usual)
    return (
      <Card title="Blood pressure">
        <Stack gap="md" align="flex-start">
          <Text size="sm">
            {readings.length === 0
              ? 'No readings in the last three months.'
              : 'Blood pressure swings from minute to minute. Add a second reading to see your average and its category.'}
          </Text>
          <Button variant="light" onClick={() => onEdit('new')}>
            Add a reading
          </Button>
        </Stack>
      </Card>
    );
  const category = pressureCategory(usual);
  return (
    <Card title="Blood pressure" tone={category === 'normal' ? 'plain' : 'wash'}>
      <Figure
        size="tile"
        value={`${Math.round(usual.systolicMmhg)}/${Math.round(usual.diastolicMmhg)}`}
        unit="mm Hg"
      />
      <Text fw={600} mt="xs">
        {CATEGORY_NAMES[category]}
      </Text>
      <Text size="sm">{CATEGORY_ADVICE[category]}</Text>
      <Text size="sm" c="dimmed" mt="xs">
        Average of {countText(usual.readings, 'reading')} in the {PRESSURE_DAYS} days through{' '}
        {formatDate(usual.measuredOn, today)}.
      </Text>
    </Card>
  );
}

function HeartRateCard({ entries, today }: Pick<BodyProps, 'entries' | 'today'>) {
  const usual = usualHeartRate(heartRatesOf(entries), today);
  if (!usual) return null;
  return (
    <Card title="Resting heart rate">
      <Figure size="tile" value={formatCount(Math.round(usual.bpm))} unit="bpm" />
      <Text size="sm" c="dimmed" mt="xs">
        Median of {countText(usual.days, 'day')} in the last {HEART_RATE_DAYS}. Each day’s lowest reading
        counts.
      </Text>
    </Card>
  );
}

function HistoryCard({ entries, unsent, today, range, onEdit }: BodyProps) {
  const shown = entries.filter(({ date }) => date >= range.from);
  if (shown.length === 0) return null;
  return (
    <Card title="Readings">
      <EntryTable
        caption="Readings, newest first"
        entries={shown.toReversed()}
        unsent={unsent}
        nameOf={(entry) => `${sayReading(entry)}, ${formatDate(entry.date, today)}`}
        columns={[
          {
            name: 'When',
            cell: ({ date, measuredAt: at, timeZone }) => <MomentCell {...{ date, at, timeZone, today }} />,
          },
          { name: 'Reading', cell: sayReading },
          { name: 'Note', secondary: 'of-value', cell: ({ note }) => note },
        ]}
        onEdit={onEdit}
        onRemove={(entry) => void vitals.removeWithUndo(entry)}
      />
    </Card>
  );
}

function Body(props: BodyProps) {
  const { entries, onEdit } = props;
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState
          title="No readings yet"
          text="Add your blood pressure, resting heart rate, temperature or oxygen saturation. After two blood pressure readings, you’ll see your average and its category. Your longevity score then uses that average instead of your questionnaire answer."
          picture={
            <Sample caption="Sample: four readings on two mornings">
              <Figure value="118/76" unit="mm Hg" size="tile" />
              <Text size="sm">Normal</Text>
            </Sample>
          }
        >
          <Button onClick={() => onEdit('new')}>Add your first reading</Button>
        </EmptyState>
      </Card>
    );
  const pressure = (
    <Fragment key="pressure">
      <UrgentReadings {...props} />
      <PressureCard {...props} />
      <PressureChart {...props} />
    </Fragment>
  );
  const readings = (
    <Fragment key="readings">
      <HistoryCard {...props} />
      <FoldCard title="How this is calculated">
        <Stack gap="sm" align="flex-start">
          <Text size="sm" c="dimmed">
            All blood pressure readings from the last week count equally. An average older than{' '}
            {PRESSURE_HOLDS_DAYS} days no longer counts in your scores.
          </Text>
          <SourceLinks sources={SOURCES} />
          <CsvButton name="vitals" />
        </Stack>
      </FoldCard>
    </Fragment>
  );
  const hasHeart = entries.some(
    ({ restingHeartRateBpm, hrvSdnnMs }) => restingHeartRateBpm !== null || hrvSdnnMs !== null,
  );
  if (!hasHeart) return <Columns wide="first" columns={[pressure, readings]} />;
  const heart = (
    <Fragment key="heart">
      <HeartRateCard {...props} />
      <HeartRateChart {...props} />
      <SdnnChart {...props} />
    </Fragment>
  );
  return <Columns columns={[pressure, heart]}>{readings}</Columns>;
}

/** `/track/vitals`: blood pressure with its category, resting heart rate, temperature and oxygen saturation. */
export function VitalsPage() {
  const today = useToday();
  const range = useRange(today);
  const least = addDays(today, -(PRESSURE_HOLDS_DAYS + PRESSURE_DAYS));
  const { entries, unsent, known, error, refetch } = vitals.useEntries(
    range.from < least ? range.from : least,
    lastEntryDay(today),
  );
  const [sheet, setSheet] = useState<'closed' | 'new' | VitalReading>('closed');
  return (
    <>
      <PageHeader
        title={SCREENS.vitals.title}
        text="Blood pressure, heart rate, temperature and blood oxygen."
      >
        <Button leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={() => setSheet('new')}>
          Add vitals
        </Button>
      </PageHeader>
      {error !== null && !known && <ErrorState {...explain(error)} onRetry={refetch} />}
      {known && <Body {...{ entries, unsent, today, range }} onEdit={setSheet} />}
      {error === null && !known && (
        <ColumnsSkeleton
          heightsRem={[
            [22, 14],
            [12, 8, 10],
          ]}
        />
      )}
      {sheet !== 'closed' && (
        <VitalsSheet
          date={today}
          {...(sheet !== 'new' && { editing: sheet })}
          onClose={() => setSheet('closed')}
        />
      )}
    </>
  );
}
