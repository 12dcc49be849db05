import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Vo2MaxReading } from '#contract/movement.ts';
import { MOVEMENT_RANGES, VO2MAX_METHODS, type Vo2MaxMethod } from '#domain/movement/movement-ranges.ts';
import { isInFuture } from '#domain/time/future.ts';
import { addDays } from '#domain/time/local-date.ts';
import { lastEntryDay } from '#web/lib/address/range.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { FUTURE_FAULT, instantOf, momentOf, readFigure, type WallMoment } from '#web/lib/entry-form.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { formatDate, formatTenth } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { Choice } from '#web/ui/forms/choice.tsx';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { vo2MaxReadings } from './queries.ts';
import { METHOD_NAMES } from './words.ts';

interface Vo2MaxForm extends WallMoment {
  readonly id: string;
  readonly timeZone: string;
  readonly vo2Max: string;
  readonly method: Vo2MaxMethod;
}

function formOf(entry: Vo2MaxReading | undefined, nowMs: number): Vo2MaxForm {
  const timeZone = entry?.timeZone ?? deviceTimeZone();
  return {
    id: entry?.id ?? uuidV7(),
    timeZone,
    ...momentOf(entry ? Date.parse(entry.measuredAt) : nowMs, timeZone),
    vo2Max: entry ? String(entry.vo2MaxMlKgMin) : '',
    method: entry?.method ?? 'device',
  };
}

function read(form: Vo2MaxForm, nowMs: number, stored: Vo2MaxReading | undefined) {
  const measuredAt = instantOf(form, form.timeZone, stored?.measuredAt);
  const { value, fault } = readFigure(form.vo2Max, {
    ...MOVEMENT_RANGES.vo2MaxMlKgMin,
    isRequired: true,
    say: (limit) => `${limit} mL/kg/min`,
  });
  const momentFault = isInFuture(Date.parse(measuredAt), nowMs) ? FUTURE_FAULT : undefined;
  const entry: Vo2MaxReading = {
    id: form.id,
    timeZone: form.timeZone,
    date: form.date,
    measuredAt,
    vo2MaxMlKgMin: value ?? 0,
    method: form.method,
    note: stored?.note ?? null,
    source: 'manual',
  };
  return { fault, momentFault, entry: fault === undefined && momentFault === undefined ? entry : undefined };
}

function Vo2MaxSheet({
  editing,
  onClose,
}: {
  readonly editing?: Vo2MaxReading;
  readonly onClose: () => void;
}) {
  const [form, setForm] = useState(() => formOf(editing, Date.now()));
  const [triedMs, setTriedMs] = useState<number>();
  const change = (part: Partial<Vo2MaxForm>): void => setForm((was) => ({ ...was, ...part }));
  const submit = async (): Promise<void> => {
    const nowMs = Date.now();
    setTriedMs(nowMs);
    const { entry } = read(form, nowMs, editing);
    if (!entry) focusFirstRefused();
    else if (await vo2MaxReadings.saveWithUndo(entry, editing)) onClose();
  };
  const tried = triedMs === undefined ? undefined : read(form, triedMs, editing);
  return (
    <FormSheet
      opened
      title={editing ? 'Edit VO2 max' : 'Add VO2 max'}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FigureField
        label="VO2 max"
        unit="mL/kg/min"
        rightSectionWidth="6rem"
        value={form.vo2Max}
        error={tried?.fault}
        onChange={(vo2Max) => change({ vo2Max })}
      />
      <Choice
        label="Measured by"
        options={VO2MAX_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
        value={form.method}
        onChange={(method) => change({ method })}
      />
      <MomentFields date={form.date} time={form.time} error={tried?.momentFault} onChange={change} />
    </FormSheet>
  );
}

const DAYS = 3650;

/** VO2 max over the years: the latest value, its method, and all values. */
export function Vo2MaxCard({ today }: { readonly today: string }) {
  const { entries, unsent } = vo2MaxReadings.useEntries(addDays(today, 1 - DAYS), lastEntryDay(today));
  const [sheet, setSheet] = useState<'closed' | 'new' | Vo2MaxReading>('closed');
  const last = entries.at(-1);
  return (
    <Card title="VO2 max">
      <Stack gap="md" align="stretch">
        {last ? (
          <div>
            <Figure value={formatTenth(last.vo2MaxMlKgMin)} unit="mL/kg/min" size="tile" />
            <Text size="sm" c="dimmed">
              {METHOD_NAMES[last.method]}, {formatDate(last.date, today)}
            </Text>
          </div>
        ) : (
          <Text size="sm">
            How much oxygen your body can use at full effort. It’s one of the best measures of fitness, and
            many watches estimate it.
          </Text>
        )}
        {entries.length > 0 && (
          <EntryTable
            caption="VO2 max, newest first"
            entries={entries.toReversed()}
            unsent={unsent}
            nameOf={(entry) =>
              `VO2 max ${formatTenth(entry.vo2MaxMlKgMin)}, ${formatDate(entry.date, today)}`
            }
            columns={[
              { name: 'When', cell: ({ date }) => formatDate(date, today) },
              { name: 'mL/kg/min', cell: ({ vo2MaxMlKgMin }) => formatTenth(vo2MaxMlKgMin) },
              { name: 'Measured by', secondary: true, cell: ({ method }) => METHOD_NAMES[method] },
            ]}
            onEdit={setSheet}
            onRemove={(entry) => void vo2MaxReadings.removeWithUndo(entry)}
          />
        )}
        <Button variant="light" onClick={() => setSheet('new')}>
          Add VO2 max
        </Button>
      </Stack>
      {sheet !== 'closed' && (
        <Vo2MaxSheet {...(sheet !== 'new' && { editing: sheet })} onClose={() => setSheet('closed')} />
      )}
    </Card>
  );
}
