import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ImportInfo, ImportTable } from '#contract/imports.ts';
import {
  COLUMN_FIELD_KEYS,
  COLUMN_FIELDS,
  columnsFault,
  type ColumnField,
  type MappedColumn,
} from '#domain/imports/columns.ts';
import { api } from '#web/lib/api.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './imports.module.css';
import { useImportAction } from './queries.ts';

const FIELDS = [
  { value: '', label: 'Don’t import' },
  ...COLUMN_FIELD_KEYS.map((value) => ({ value, label: COLUMN_FIELDS[value].name })),
];

interface ColumnRowProps {
  readonly header: string;
  readonly samples: readonly string[];
  readonly chosen: MappedColumn | undefined;
  readonly onField: (field: ColumnField | undefined) => void;
  readonly onUnit: (unit: string) => void;
}

function ColumnRow({ header, samples, chosen, onField, onUnit }: ColumnRowProps) {
  const units: readonly string[] = chosen ? COLUMN_FIELDS[chosen.field].units : [];
  return (
    <li className={classes.row}>
      <div className={classes.clip}>
        <Text fw={600}>{header}</Text>
        <Text size="sm" c="dimmed">
          {samples.filter((sample) => sample !== '').join(', ')}
        </Text>
      </div>
      <Group gap="sm" wrap="nowrap">
        {units.length > 1 && (
          <NativeSelect
            miw="5.5rem"
            flex="none"
            aria-label={`Unit for ${header}`}
            value={chosen?.unit ?? ''}
            data={[...units]}
            onChange={({ currentTarget: { value } }) => onUnit(value)}
          />
        )}
        <NativeSelect
          aria-label={`Data type for ${header}`}
          value={chosen?.field ?? ''}
          data={FIELDS}
          onChange={({ currentTarget: { value } }) => onField(COLUMN_FIELD_KEYS.find((key) => key === value))}
        />
      </Group>
    </li>
  );
}

interface ColumnsCardProps {
  readonly info: Pick<ImportInfo, 'id' | 'fileName'>;
  readonly table: ImportTable;
  readonly onDone: () => void;
}

/** Maps the columns of a table; the mapping is remembered for files with the same headers. */
export function ColumnsCard({ info: { id, fileName }, table, onDone }: ColumnsCardProps) {
  const [columns, setColumns] = useState<readonly MappedColumn[]>(table.columns);
  const [isDayFirst, setDayFirst] = useState(table.isDayFirst);
  const [isTried, setTried] = useState(false);
  const save = useImportAction(() => api.imports.columns({ id, columns: [...columns], isDayFirst }));
  const discard = useImportAction(() => api.imports.remove({ id }));
  const choose = (column: number, field: ColumnField | undefined): void => {
    const others = columns.filter((one) => one.column !== column);
    setColumns(field ? [...others, { column, field, unit: COLUMN_FIELDS[field].units[0] ?? null }] : others);
  };
  const fault =
    columnsFault(columns) ??
    (table.isDayFirst === null && isDayFirst === null ? 'Choose the date format.' : undefined);
  const submit = (): void => {
    setTried(true);
    if (fault === undefined) save.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <Card title="What’s in these columns?">
      <Stack gap="md">
        <Text size="sm" c="dimmed" className={classes.clip}>
          {fileName}. We’ll remember your choice for files with the same columns.
        </Text>
        <ul className={classes.list}>
          {table.headers.map((header, column) => (
            <ColumnRow
              key={column}
              header={header || `Column ${column + 1}`}
              samples={table.samples.map((cells) => cells[column] ?? '')}
              chosen={columns.find((one) => one.column === column)}
              onField={(field) => choose(column, field)}
              onUnit={(unit) =>
                setColumns(columns.map((one) => (one.column === column ? { ...one, unit } : one)))
              }
            />
          ))}
        </ul>
        {table.isDayFirst === null && (
          <NativeSelect
            label="Date format"
            value={isDayFirst === null ? '' : isDayFirst ? 'day' : 'month'}
            data={[
              { value: '', label: 'Choose' },
              { value: 'month', label: 'Month first, as in 11/20/2026' },
              { value: 'day', label: 'Day first, as in 20/11/2026' },
            ]}
            onChange={({ currentTarget: { value } }) => setDayFirst(value === '' ? null : value === 'day')}
          />
        )}
        <div role="status">
          {isTried && fault !== undefined && (
            <Text size="sm" c="red">
              {fault}
            </Text>
          )}
        </div>
        <Group gap="sm">
          <Button loading={save.isPending} onClick={submit}>
            Preview
          </Button>
          <Button variant="default" onClick={() => discard.mutate(undefined)}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
