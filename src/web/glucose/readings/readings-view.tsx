import { NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import type { GlucoseReading } from '#contract/glucose/glucose.ts';
import { judgeReading } from '#domain/glucose/judge-reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { useRange } from '#web/lib/address/range.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';
import classes from '#web/glucose/glucose.module.css';
import { sayGlucose } from '#domain/glucose/glucose-text.ts';
import {
  chooseReadingTargets,
  isReadingTargets,
  personOf,
  useReadingTargets,
} from '#web/lib/units/reading-targets.ts';
import { judgmentWords } from '#domain/glucose/warnings/judgment-words.ts';
import { noteColumn } from './note-column.ts';
import { readings } from '#web/glucose/queries.ts';
import { CONTEXT_NAMES } from '#domain/glucose/context-names.ts';
import { UnitControl } from '#web/glucose/unit-control.tsx';

interface ReadingsViewProps {
  readonly today: string;
  readonly unit: GlucoseUnit;
  readonly onEdit: (reading: GlucoseReading) => void;
}

const whenOf = ({ measuredAt, date, timeZone }: GlucoseReading, today: string): string =>
  `${formatDate(date, today)}, ${formatTime(Date.parse(measuredAt), timeZone)}`;

/** Every fingerstick, newest first, with editing and deletion, and the targets for judging them. */
export function ReadingsView({ today, unit, onEdit }: ReadingsViewProps) {
  const { range, from, to, setRange } = useRange(today);
  const query = readings.useEntries(from, to);
  return (
    <Columns
      wide="first"
      columns={[
        <Card key="table" title="Fingersticks">
          <Stack gap="md">
            <RangePicker value={range} onChange={setRange} />
            <Table {...{ query, unit, today, onEdit }} />
          </Stack>
        </Card>,
        <Fragment key="settings">
          <Settings />
          <Card title="Download your data">
            <Text size="sm" c="dimmed" mb="md">
              All readings, including sensor readings, in mg/dL and mmol/L.
            </Text>
            <CsvButton name="glucose" />
          </Card>
        </Fragment>,
      ]}
    />
  );
}

interface TableProps extends ReadingsViewProps {
  readonly query: ReturnType<typeof readings.useEntries>;
}

function Table({ query, unit, today, onEdit }: TableProps) {
  const person = personOf(useReadingTargets());
  if (!query.known && query.waiting) return <Skeleton height="16rem" />;
  if (!query.known) return <ErrorState {...explain(query.error)} onRetry={query.refetch} />;
  if (query.entries.length === 0)
    return <Text c="dimmed">No fingersticks in this period. Add one, or look further back.</Text>;
  return (
    <EntryTable
      caption="Fingersticks, newest first"
      entries={query.entries.toReversed()}
      unsent={query.unsent}
      nameOf={(reading) => `${sayGlucose(reading.glucoseMgdl, unit)}, ${whenOf(reading, today)}`}
      columns={[
        {
          name: 'Glucose',
          cell: ({ glucoseMgdl }) => <span className={classes.whole}>{sayGlucose(glucoseMgdl, unit)}</span>,
        },
        { name: 'When', cell: (reading) => whenOf(reading, today) },
        {
          name: 'Context',
          secondary: true,
          cell: ({ context }) => (context === null ? null : CONTEXT_NAMES[context]),
        },
        {
          name: 'Result',
          secondary: true,
          cell: ({ glucoseMgdl, context }) =>
            judgmentWords(judgeReading(glucoseMgdl, context ?? 'random', person), unit).name,
        },
        ...noteColumn(query.entries),
      ]}
      onEdit={onEdit}
      onRemove={(reading) => void readings.removeWithUndo(reading)}
    />
  );
}

function Settings() {
  const readingTargets = useReadingTargets();
  return (
    <Card title="Units and targets">
      <Stack gap="md">
        <UnitControl fullWidth />
        <NativeSelect
          label="Compare with targets for"
          description="Saved on this device. If you’re pregnant or your doctor set other targets, follow your doctor’s targets."
          value={readingTargets}
          data={[
            { value: 'without-diabetes', label: 'People without diabetes' },
            { value: 'diabetes', label: 'Adults with diabetes' },
            { value: 'diabetes-older', label: 'Older adults with diabetes' },
          ]}
          onChange={({ currentTarget: { value } }) => isReadingTargets(value) && chooseReadingTargets(value)}
        />
      </Stack>
    </Card>
  );
}
