import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import type { WorkoutEntry } from '#contract/movement.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { EFFORTS, WORKOUT_KINDS, WORKOUT_TYPES, workoutType } from '#domain/movement/workout-types.ts';
import { addDays } from '#domain/time/local-date.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useMember } from '#web/lib/member.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { Choice } from '#web/ui/forms/choice.tsx';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { sayWorkout, workouts } from './queries.ts';
import { EFFORT_NAMES, TALK_TEST } from './words.ts';
import {
  newWorkout,
  readWorkout,
  repeated,
  workoutFormOf,
  type ReadWorkout,
  type WorkoutForm,
} from './workout-form.ts';

interface FieldsProps {
  readonly form: WorkoutForm;
  readonly faults: ReadWorkout['faults'];
  readonly system: UnitSystem;
  readonly change: (part: Partial<WorkoutForm>) => void;
}

const KINDS = WORKOUT_KINDS.map((value) => ({ value, label: WORKOUT_TYPES[value].name }));

function Fields({ form, faults, system, change }: FieldsProps) {
  return (
    <>
      <Select
        label="Workout"
        data={KINDS}
        value={form.kind}
        searchable
        allowDeselect={false}
        onChange={(value) => {
          const kind = WORKOUT_KINDS.find((each) => each === value);
          if (kind) change({ kind, effort: workoutType(kind).effort });
        }}
      />
      <FigureField
        label="Duration"
        unit="min"
        value={form.duration}
        error={faults.duration}
        onChange={(duration) => change({ duration })}
      />
      <Choice
        label="Effort"
        description={TALK_TEST[form.effort]}
        options={EFFORTS.map((value) => ({ value, label: EFFORT_NAMES[value] }))}
        value={form.effort}
        onChange={(effort) => change({ effort })}
      />
      <MomentFields
        date={form.date}
        time={form.time}
        timeLabel="Started at"
        error={faults.date}
        onChange={change}
      />
      <Group grow align="flex-start" gap="md">
        <FigureField
          label="Distance"
          unit={system === 'imperial' ? 'mi' : 'km'}
          value={form.distance}
          error={faults.distance}
          onChange={(distance) => change({ distance })}
        />
        <FigureField
          label="Average heart rate"
          unit="bpm"
          value={form.heartRate}
          error={faults.heartRate}
          onChange={(heartRate) => change({ heartRate })}
        />
      </Group>
      <FigureField
        label="Calories, if your device shows them"
        unit="kcal"
        value={form.energy}
        error={faults.energy}
        onChange={(energy) => change({ energy })}
      />
      <NoteField value={form.note} onChange={(note) => change({ note })} />
    </>
  );
}

const RECENT_DAYS = 28;
const MAX_REPEATS = 4;

/** Different workouts of the last weeks, newest first. */
function useRecent(date: string): readonly WorkoutEntry[] {
  const { entries } = workouts.useEntries(addDays(date, 1 - RECENT_DAYS), date);
  const different = new Map(
    entries
      .toReversed()
      .map((entry) => [sayWorkout(entry), entry] as const)
      .toReversed(),
  );
  return [...different.values()].toReversed().slice(0, MAX_REPEATS);
}

interface WorkoutSheetProps {
  /** Day of a new workout. */
  readonly date: string;
  /** The workout being edited; absent for a new one. */
  readonly editing?: WorkoutEntry | undefined;
  readonly onClose: () => void;
}

/** A workout to add, change, or do again. */
export function WorkoutSheet({ date, editing, onClose }: WorkoutSheetProps) {
  const { data: member } = useMember();
  const system = member?.unitSystem ?? 'metric';
  const recent = useRecent(date);
  const [form, change, forget] = useFormDraft(`workout-1-${editing?.id ?? date}-${system}`, (): WorkoutForm =>
    editing ? workoutFormOf(editing, system) : newWorkout(date, Date.now()),
  );
  const [triedMs, setTriedMs] = useState<number>();
  const close = (): void => {
    forget();
    onClose();
  };
  const save = async (entry: WorkoutEntry): Promise<void> => {
    if (await workouts.saveWithUndo(entry, editing)) close();
  };
  const submit = (): void => {
    const nowMs = Date.now();
    setTriedMs(nowMs);
    const { entry } = readWorkout(form, system, nowMs, editing);
    if (entry) void save(entry);
    else focusFirstRefused();
  };
  const faults = triedMs === undefined ? {} : readWorkout(form, system, triedMs, editing).faults;
  return (
    <FormSheet
      opened
      title={editing ? 'Edit workout' : 'Add workout'}
      submitLabel="Save"
      onClose={close}
      onSubmit={submit}
    >
      {!editing && recent.length > 0 && (
        <div>
          <Text size="sm" fw={500} mb="xs">
            Repeat
          </Text>
          <Group gap="xs">
            {recent.map((entry) => (
              <Button
                key={entry.id}
                variant="light"
                size="compact-md"
                radius="xl"
                onClick={() => void save(repeated(entry, date, Date.now()))}
              >
                {sayWorkout(entry)}
              </Button>
            ))}
          </Group>
        </div>
      )}
      <Fields {...{ form, faults, system, change }} />
    </FormSheet>
  );
}
