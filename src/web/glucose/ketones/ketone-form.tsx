import { isInFuture } from '#domain/time/future.ts';
import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { KetoneReading } from '#contract/glucose/glucose.ts';
import { nearestGlucose } from '#domain/glucose/glucose-ketone-index.ts';
import { MAX_UNCONVERTED_KETONES, VALID_KETONES_MMOLL } from '#domain/glucose/ketone-zone.ts';
import { KETONE_METHODS, type KetoneMethod } from '#domain/glucose/reading.ts';
import { deviceTimeZone, useToday } from '#web/lib/clock.ts';
import { FUTURE_FAULT, instantOf, momentOf, noteOf, parseNumber } from '#web/lib/entry-form.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { personOf, useReadingTargets } from '#web/lib/units/reading-targets.ts';
import { ketoneUnit } from './ketone-unit.ts';
import { KETONE_METHOD_NAMES, ketoneWarning } from './ketone-words.ts';
import { periodTo } from '#web/glucose/period.ts';
import { ketones } from '#web/glucose/queries.ts';
import { UrgentAlert } from '#web/ui/states/urgent-alert.tsx';
import { useMeasured } from '#web/glucose/use-glucose.ts';

interface KetoneFormProps {
  readonly opened: boolean;
  /** The reading being edited; undefined for a new one. */
  readonly entry?: KetoneReading | undefined;
  readonly onClose: () => void;
}

const MAX_VALUES: Readonly<Record<KetoneMethod, number>> = {
  blood: VALID_KETONES_MMOLL.high,
  breath: MAX_UNCONVERTED_KETONES,
  urine: MAX_UNCONVERTED_KETONES,
};
const HINTS: Readonly<Record<KetoneMethod, string>> = {
  blood: 'Beta-hydroxybutyrate from a blood meter',
  breath: 'Acetone, saved as is because it can’t be converted to a blood value',
  urine: 'Acetoacetate from a test strip, saved as is because it can’t be converted to a blood value',
};

const isMethod = (value: string): value is KetoneMethod => KETONE_METHODS.some((method) => method === value);

function begin(entry: KetoneReading | undefined) {
  const zone = entry?.timeZone ?? deviceTimeZone();
  const atMs = entry ? Date.parse(entry.measuredAt) : Date.now();
  return {
    method: entry?.method ?? ('blood' as KetoneMethod),
    value: entry ? String(entry.value) : '',
    ...momentOf(atMs, zone),
    note: entry?.note ?? '',
  };
}

/** The parsed reading, or its errors. */
function readValue(typed: string, method: KetoneMethod): number | string {
  const value = parseNumber(typed);
  if (value === null || Number.isNaN(value)) return 'Enter a number, such as 1.2.';
  if (value < 0) return 'Enter 0 or more.';
  return value > MAX_VALUES[method] ? `Enter ${MAX_VALUES[method]} ${ketoneUnit(method)} or less.` : value;
}

/** The glucose reading within 15 minutes of a moment, mg/dL: high glucose makes ketones more dangerous. */
function useGlucoseBeside(date: string, atMs: number): number | undefined {
  // Includes the day before, where those 15 minutes may begin.
  const period = useMemo(() => periodTo(date, 2), [date]);
  const { samples, sticks } = useMeasured(period, useToday());
  return nearestGlucose({ atMs, ketonesMmoll: 0 }, [...samples, ...sticks])?.glucoseMgdl;
}

/** One measurement of ketones. */
export function KetoneForm({ opened, entry, onClose }: KetoneFormProps) {
  const person = personOf(useReadingTargets());
  const [typed, setTyped] = useState(() => begin(entry));
  const [tried, setTried] = useState(false);
  // A moment that was in the future when saving.
  const [ahead, setAhead] = useState<string>();
  const change = (part: Partial<typeof typed>) => setTyped((was) => ({ ...was, ...part }));
  const { method, date, time } = typed;
  const timeZone = entry?.timeZone ?? deviceTimeZone();
  const measuredAt = instantOf(typed, timeZone, entry?.measuredAt);
  const value = readValue(typed.value, method);
  const glucoseMgdl = useGlucoseBeside(date, Date.parse(measuredAt));
  const warning =
    typeof value === 'number' ? ketoneWarning({ method, value }, glucoseMgdl, person) : undefined;
  const submit = async () => {
    const isAhead = isInFuture(Date.parse(measuredAt), Date.now());
    setTried(true);
    setAhead(isAhead ? measuredAt : undefined);
    if (typeof value === 'string' || isAhead) {
      focusFirstRefused();
      return;
    }
    const id = entry?.id ?? uuidV7();
    const reading = { id, timeZone, date, measuredAt, method, value, note: noteOf(typed.note) };
    if (await ketones.saveWithUndo(reading, entry)) onClose();
  };
  return (
    <FormSheet
      opened={opened}
      title={entry ? 'Edit ketones' : 'Add ketones'}
      submitLabel="Save ketones"
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Input.Wrapper label="Measured in" labelElement="div" description={HINTS[method]}>
        <SegmentedControl
          fullWidth
          aria-label="Measured in"
          value={method}
          data={KETONE_METHODS.map((choice) => ({ value: choice, label: KETONE_METHOD_NAMES[choice] }))}
          onChange={(choice) => isMethod(choice) && change({ method: choice })}
        />
      </Input.Wrapper>
      <TextInput
        label={`Ketones, ${ketoneUnit(method)}`}
        placeholder={method === 'blood' ? '1.2' : '15'}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed.value}
        error={tried && typeof value === 'string' && value}
        onChange={({ currentTarget: { value: next } }) => change({ value: next })}
      />
      <div role="status">{warning && <UrgentAlert {...warning} />}</div>
      <MomentFields
        date={date}
        time={time}
        onChange={change}
        error={ahead === measuredAt ? FUTURE_FAULT : undefined}
      />
      <NoteField
        placeholder="Optional"
        minRows={2}
        value={typed.note}
        onChange={(note) => change({ note })}
      />
    </FormSheet>
  );
}
