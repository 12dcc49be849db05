import { Alert, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { VitalReading } from '#contract/vitals.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { pressureCategory } from '#domain/vitals/blood-pressure.ts';
import { parseNumber } from '#web/lib/entry-form.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useMember } from '#web/lib/member.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { vitals } from './queries.ts';
import { readVitals, vitalsFormOf, type VitalsForm } from './vitals-form.ts';
import { CATEGORY_ADVICE } from '#domain/vitals/pressure-words.ts';

interface FieldsProps {
  readonly form: VitalsForm;
  readonly faults: ReturnType<typeof readVitals>['faults'] | undefined;
  readonly system: UnitSystem;
  /** Only readings from a watch have it. */
  readonly hasSdnn: boolean;
  readonly change: (part: Partial<VitalsForm>) => void;
}

function Fields({ form, faults, system, hasSdnn, change }: FieldsProps) {
  return (
    <>
      <Group grow align="flex-start" gap="md">
        <FigureField
          label="Systolic"
          unit="mm Hg"
          rightSectionWidth="4.5rem"
          value={form.systolic}
          error={faults?.systolic}
          onChange={(systolic) => change({ systolic })}
        />
        <FigureField
          label="Diastolic"
          unit="mm Hg"
          rightSectionWidth="4.5rem"
          value={form.diastolic}
          error={faults?.diastolic}
          onChange={(diastolic) => change({ diastolic })}
        />
      </Group>
      <CrisisAlert systolic={form.systolic} diastolic={form.diastolic} />
      <FigureField
        label="Resting heart rate"
        unit="bpm"
        value={form.heartRate}
        error={faults?.heartRate}
        onChange={(heartRate) => change({ heartRate })}
      />
      <MomentFields date={form.date} time={form.time} error={faults?.date} onChange={change} />
      <Group grow align="flex-start" gap="md">
        <FigureField
          label="Temperature"
          unit={system === 'imperial' ? '°F' : '°C'}
          value={form.temperature}
          error={faults?.temperature}
          onChange={(temperature) => change({ temperature })}
        />
        <FigureField
          label="Oxygen saturation"
          unit="%"
          value={form.oxygen}
          error={faults?.oxygen}
          onChange={(oxygen) => change({ oxygen })}
        />
      </Group>
      {hasSdnn && (
        <FigureField
          label="Heart rate variability (SDNN)"
          unit="ms"
          value={form.sdnn}
          error={faults?.sdnn}
          onChange={(sdnn) => change({ sdnn })}
        />
      )}
      <Text size="sm" c="dimmed">
        Sit quietly for five minutes with your arm at heart level. Measure twice, a minute apart, and enter
        both readings.
      </Text>
      <NoteField value={form.note} onChange={(note) => change({ note })} />
    </>
  );
}

interface VitalsSheetProps {
  readonly date: string;
  readonly editing?: VitalReading | undefined;
  readonly onClose: () => void;
}

/** Says immediately what to do about a dangerous pressure. */
function CrisisAlert({ systolic, diastolic }: { readonly systolic: string; readonly diastolic: string }) {
  const pressure = { systolicMmhg: parseNumber(systolic) ?? 0, diastolicMmhg: parseNumber(diastolic) ?? 0 };
  if (pressureCategory(pressure) !== 'crisis') return null;
  return (
    <Alert color="red" title="This is dangerously high">
      {CATEGORY_ADVICE.crisis}
    </Alert>
  );
}

/** Blood pressure and other vitals of one moment. */
export function VitalsSheet({ date, editing, onClose }: VitalsSheetProps) {
  const { data: member } = useMember();
  const system = member?.unitSystem ?? 'metric';
  const [form, change, forget] = useFormDraft(`vitals-2-${editing?.id ?? date}-${system}`, () =>
    vitalsFormOf(editing, date, Date.now(), system),
  );
  const [triedMs, setTriedMs] = useState<number>();
  const close = (): void => {
    forget();
    onClose();
  };
  const submit = async (): Promise<void> => {
    const nowMs = Date.now();
    setTriedMs(nowMs);
    const { entry } = readVitals(form, system, nowMs, editing);
    if (!entry) focusFirstRefused();
    else if (await vitals.saveWithUndo(entry, editing)) close();
  };
  const faults = triedMs === undefined ? undefined : readVitals(form, system, triedMs, editing).faults;
  return (
    <FormSheet
      opened
      title={editing ? 'Edit reading' : 'Add vitals'}
      submitLabel="Save"
      onClose={close}
      onSubmit={() => void submit()}
    >
      <Fields {...{ form, faults, system, change }} hasSdnn={(editing?.hrvSdnnMs ?? null) !== null} />
    </FormSheet>
  );
}
