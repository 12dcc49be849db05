import { Input, SegmentedControl, Text, TextInput } from '@mantine/core';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { formatDate } from '#web/lib/format.ts';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import classes from './sleep.module.css';
import type { SleepForm } from './sleep-form.ts';
import type { SleepFormState } from './use-sleep-form.ts';

const KINDS = [
  { value: 'night', label: 'Night' },
  { value: 'nap', label: 'Nap' },
];
const QUALITIES = [
  { value: '', label: 'Skip' },
  ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
];

type Fields = Required<Pick<SleepFormState, 'form' | 'read'>>;
interface FieldsProps {
  readonly state: SleepFormState;
  readonly form: NonNullable<Fields['form']>;
  readonly read: NonNullable<Fields['read']>;
}

const typedInto = (state: SleepFormState, field: keyof SleepForm) => ({
  onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
    state.change({ [field]: value }),
});

/** Times of a sleep: day of getting up, both times, and the resulting duration. */
function TimeFields({ state, form, read }: FieldsProps) {
  const { faults } = state;
  const setTime = (field: 'date' | 'bedTime' | 'wakeTime') => ({
    required: true,
    withAsterisk: false,
    value: form[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      value !== '' && state.change({ [field]: value }),
  });
  const { latency, awake } = read.faults;
  const isDurationKnown =
    (form.latency !== '' || form.awake !== '') && latency === undefined && awake === undefined;
  const length = read.inBedMinutes > 0 ? sayMinutes(read.inBedMinutes) : '';
  return (
    <>
      <TextInput type="date" label="Day you got up" {...setTime('date')} />
      <div className={classes.times}>
        <TextInput type="time" label="Went to bed" error={faults.bed} {...setTime('bedTime')} />
        <TextInput type="time" label="Got up" error={faults.wake} {...setTime('wakeTime')} />
      </div>
      <Text size="sm" c="dimmed" role="status">
        {`Bedtime ${formatDate(read.bedDate, form.date)}: ${length} in bed`}
        {isDurationKnown ? `, ${sayMinutes(read.asleepMinutes)} asleep.` : '.'}
        {state.timeZone !== deviceTimeZone() && ` Times in ${state.timeZone.replaceAll('_', ' ')}.`}
      </Text>
    </>
  );
}

/** Optional details of a sleep. */
function HowFields({ state, form }: Omit<FieldsProps, 'read'>) {
  const { faults } = state;
  return (
    <>
      <Input.Wrapper
        label="Quality"
        labelElement="div"
        description="1 is poor, 5 is very good."
        className={classes.quality ?? ''}
      >
        <SegmentedControl
          fullWidth
          aria-label="Quality"
          data={QUALITIES}
          value={form.quality}
          onChange={(quality) => state.change({ quality })}
        />
      </Input.Wrapper>
      <div className={classes.times}>
        <TextInput
          label="Time to fall asleep"
          aria-label="Time to fall asleep, minutes"
          rightSection="min"
          inputMode="numeric"
          placeholder="Optional"
          value={form.latency}
          error={faults.latency}
          {...typedInto(state, 'latency')}
        />
        <TextInput
          label="Awake during the night"
          aria-label="Awake during the night, minutes"
          rightSection="min"
          inputMode="numeric"
          placeholder="Optional"
          value={form.awake}
          error={faults.awake}
          {...typedInto(state, 'awake')}
        />
        <TextInput
          label="Times you woke"
          inputMode="numeric"
          placeholder="Optional"
          value={form.awakenings}
          error={faults.awakenings}
          {...typedInto(state, 'awakenings')}
        />
      </div>
      <NoteField value={form.note} onChange={(note) => state.change({ note })} />
    </>
  );
}

/** A night or a nap: a new one, or one being edited. */
export function SleepSheet({ state }: { readonly state: SleepFormState }) {
  const { form, read, isNew } = state;
  return (
    <FormSheet
      opened={state.opened}
      title={isNew ? 'Add sleep' : 'Edit sleep'}
      onClose={state.close}
      onSubmit={state.submit}
      submitLabel={isNew ? 'Add' : 'Save changes'}
    >
      {form && read && (
        <>
          <SegmentedControl
            fullWidth
            aria-label="Night or nap"
            data={KINDS}
            value={read.isNap ? 'nap' : 'night'}
            onChange={(kind) => state.change({ isNap: kind === 'nap' })}
          />
          <TimeFields {...{ state, form, read }} />
          <HowFields {...{ state, form }} />
        </>
      )}
    </FormSheet>
  );
}
