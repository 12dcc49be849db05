import { Group, Text, TextInput } from '@mantine/core';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import type { FormUnits, ReadWeight, WeightForm } from './weight-form.ts';

interface FieldsProps {
  readonly form: WeightForm;
  readonly units: FormUnits;
  /** Shown after the first attempt to save. */
  readonly faults: ReadWeight['faults'];
  readonly onChange: (part: Partial<WeightForm>) => void;
}

interface MeasureFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly error?: string | boolean | undefined;
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
}

function MeasureField({ label, unit, value, error, isFirst = false, onChange }: MeasureFieldProps) {
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      data-autofocus={isFirst || undefined}
      // The weight starts as the last one: typing replaces it.
      {...(isFirst && { onFocus: ({ currentTarget }) => currentTarget.select() })}
      rightSection={
        <Text span size="sm" c="dimmed" aria-hidden>
          {unit}
        </Text>
      }
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function MassFields({ form, units, faults, onChange }: FieldsProps) {
  if (units.mass !== 'st')
    return (
      <MeasureField
        label={units.mass === 'kg' ? 'Weight in kilograms' : 'Weight in pounds'}
        unit={units.mass}
        isFirst
        value={form.mass}
        error={faults.mass}
        onChange={(mass) => onChange({ mass })}
      />
    );
  return (
    <Group grow align="flex-start" gap="md">
      <MeasureField
        label="Weight in stone"
        unit="st"
        isFirst
        value={form.mass}
        error={faults.mass}
        onChange={(mass) => onChange({ mass })}
      />
      <MeasureField
        label="and pounds"
        unit="lb"
        value={form.pounds}
        error={faults.mass !== undefined}
        onChange={(pounds) => onChange({ pounds })}
      />
    </Group>
  );
}

/** Fields of a measurement: weight and time, then optional ones. */
export function WeightFields(props: FieldsProps) {
  const { form, units, faults, onChange } = props;
  const girthUnit = units.system === 'imperial' ? 'in' : 'cm';
  return (
    <>
      <MassFields {...props} />
      <MomentFields date={form.date} time={form.time} error={faults.date} onChange={onChange} />
      <MeasureField
        label="Body fat"
        unit="%"
        value={form.bodyFat}
        error={faults.bodyFat}
        onChange={(bodyFat) => onChange({ bodyFat })}
      />
      <Group grow align="flex-start" gap="md">
        <MeasureField
          label="Waist"
          unit={girthUnit}
          value={form.waist}
          error={faults.waist}
          onChange={(waist) => onChange({ waist })}
        />
        <MeasureField
          label="Hip"
          unit={girthUnit}
          value={form.hip}
          error={faults.hip}
          onChange={(hip) => onChange({ hip })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        Measure your waist halfway between your lowest rib and your hip bone, and your hips at their widest
        point. Fill in at least one field.
      </Text>
      <NoteField minRows={2} value={form.note} onChange={(note) => onChange({ note })} />
    </>
  );
}
