import { NativeSelect, TextInput } from '@mantine/core';
import { GLUCOSE_CONTEXTS, type GlucoseContext } from '#domain/glucose/reading.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import classes from './reading-form.module.css';
import { CONTEXT_NAMES } from '#domain/glucose/context-names.ts';
import { unitQuestion } from './typed-glucose.ts';
import { UrgentAlert } from '#web/ui/states/urgent-alert.tsx';
import { useReadingForm, type ReadingFormStart } from './use-reading-form.ts';
import { UnitControl } from '#web/glucose/unit-control.tsx';

interface ReadingFormProps extends ReadingFormStart {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const isContext = (value: string): value is GlucoseContext =>
  GLUCOSE_CONTEXTS.some((context) => context === value);

/** Form of a fingerstick: the value first, the rest has defaults. Asks if a value looks like the other unit. */
export function ReadingForm({ opened, onClose, ...start }: ReadingFormProps) {
  const form = useReadingForm(start, onClose);
  const { unit, typed, context, judged, change } = form;
  return (
    <FormSheet
      opened={opened}
      title={start.entry ? 'Edit reading' : 'Add a reading'}
      submitLabel="Save reading"
      onClose={onClose}
      onSubmit={form.submit}
    >
      <div className={classes.value}>
        <TextInput
          label={`Glucose, ${unit}`}
          placeholder={unit === 'mg/dL' ? '98' : '5.4'}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={typed.value}
          error={form.valueError}
          onChange={({ currentTarget: { value } }) => change({ value })}
        />
        <UnitControl aria-label="Unit" />
      </div>
      <div role="status">
        {judged?.tone === 'critical' && <UrgentAlert title={judged.title} text={judged.text} />}
      </div>
      <NativeSelect
        label="Context"
        description={typed.context === undefined ? 'Based on the time and your meals' : undefined}
        value={context}
        data={GLUCOSE_CONTEXTS.map((value) => ({ value, label: CONTEXT_NAMES[value] }))}
        onChange={({ currentTarget: { value } }) => isContext(value) && change({ context: value })}
      />
      <MomentFields date={typed.date} time={typed.time} onChange={change} error={form.timeError} />
      <NoteField
        placeholder="Optional"
        minRows={2}
        value={typed.note}
        onChange={(note) => change({ note })}
      />
      {form.asking !== undefined && (
        <AskDialog
          opened
          {...unitQuestion(typed.value, unit, form.asking)}
          onConfirm={form.confirmUnit}
          onCancel={form.keepUnit}
        />
      )}
    </FormSheet>
  );
}
