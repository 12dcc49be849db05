import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ActivityDay } from '#contract/movement.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { dayFormOf, readDay, type DayForm } from './day-form.ts';
import { dayTotals } from './queries.ts';

interface DaySheetProps {
  readonly date: string;
  readonly editing?: ActivityDay | undefined;
  /** Daily totals around the day: choosing a day with totals edits those. */
  readonly entries: readonly ActivityDay[];
  readonly onClose: () => void;
}

/** Steps and active minutes of a whole day. */
export function DaySheet({ date, editing, entries, onClose }: DaySheetProps) {
  const ofDay = (day: string): ActivityDay | undefined =>
    entries.findLast((entry) => entry.date === day && entry.source === 'manual');
  const [stored, setStored] = useState(editing ?? ofDay(date));
  const [form, setForm] = useState<DayForm>(() => dayFormOf(stored?.date ?? date, stored));
  const [triedMs, setTriedMs] = useState<number>();
  const change = (part: Partial<DayForm>): void => setForm((was) => ({ ...was, ...part }));
  const chooseDay = (day: string): void => {
    if (day === '' || day === form.date) return;
    const there = ofDay(day);
    const isUntouched = JSON.stringify(form) === JSON.stringify(dayFormOf(form.date, stored));
    if (editing) return change({ date: day });
    setStored(there);
    setForm(
      there && isUntouched
        ? dayFormOf(day, there)
        : { ...form, id: there?.id ?? dayFormOf(day, undefined).id, date: day },
    );
  };
  const submit = async (): Promise<void> => {
    const nowMs = Date.now();
    setTriedMs(nowMs);
    const { entry } = readDay(form, nowMs, stored);
    if (!entry) focusFirstRefused();
    else if (await dayTotals.saveWithUndo(entry, stored)) onClose();
  };
  const faults = triedMs === undefined ? undefined : readDay(form, triedMs, stored).faults;
  return (
    <FormSheet
      opened
      title={stored ? 'Edit day' : 'Add steps'}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FigureField
        label="Steps"
        unit="steps"
        value={form.steps}
        error={faults?.steps}
        onChange={(steps) => change({ steps })}
      />
      <TextInput
        type="date"
        label="Day"
        value={form.date}
        error={faults?.date}
        onChange={({ currentTarget }) => chooseDay(currentTarget.value)}
      />
      <Group grow align="flex-start" gap="md">
        <FigureField
          label="Moderate minutes"
          unit="min"
          value={form.moderate}
          error={faults?.moderate}
          onChange={(moderate) => change({ moderate })}
        />
        <FigureField
          label="Vigorous minutes"
          unit="min"
          value={form.vigorous}
          error={faults?.vigorous}
          onChange={(vigorous) => change({ vigorous })}
        />
      </Group>
      <FigureField
        label="Floors"
        unit="floors"
        value={form.floors}
        error={faults?.floors}
        onChange={(floors) => change({ floors })}
      />
      <NoteField value={form.note} onChange={(note) => change({ note })} />
    </FormSheet>
  );
}
