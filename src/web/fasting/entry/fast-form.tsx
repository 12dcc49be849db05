import { NativeSelect, TextInput } from '@mantine/core';
import { isDayProtocol } from '#domain/fasting/fasting-days.ts';
import { FASTING_PROTOCOLS } from '#domain/fasting/protocols.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { QuestionDialog } from '#web/fasting/safety/question-dialog.tsx';
import { isProtocol } from './fast-entry.ts';
import { HoursField } from './hours-field.tsx';
import type { Typed } from './typed-fast.ts';
import type { FastFormState } from './use-fast-form.ts';
import { PROTOCOL_NOTES } from '#web/fasting/words.ts';

const OPTIONS = FASTING_PROTOCOLS.map((value) => ({ value, label: PROTOCOL_NAMES[value] }));

function titleOf({ subject }: FastFormState): string {
  if (subject.kind === 'past') return 'Add a past fast';
  if (subject.kind === 'ended') return 'Edit fast';
  return subject.before ? 'Edit this fast' : 'I started earlier';
}

/** Its time: a day, or start and end. */
function Times({ form, typed }: { readonly form: FastFormState; readonly typed: Typed }) {
  const { change, fault, subject } = form;
  const faultAt = (field: 'startedAt' | 'endedAt') => (fault?.field === field ? fault.message : undefined);
  return isDayProtocol(typed.protocol) ? (
    <TextInput
      type="date"
      label="Day"
      value={typed.startDate}
      error={fault?.message}
      onChange={({ currentTarget: { value } }) => value !== '' && change({ startDate: value })}
    />
  ) : (
    <>
      <MomentFields
        dayLabel="First day"
        timeLabel="Started at"
        date={typed.startDate}
        time={typed.startTime}
        error={faultAt('startedAt')}
        onChange={({ date, time }) =>
          change({ ...(date && { startDate: date }), ...(time && { startTime: time }) })
        }
      />
      {subject.kind !== 'running' && (
        <MomentFields
          dayLabel="Last day"
          timeLabel="Ended at"
          date={typed.endDate}
          time={typed.endTime}
          error={faultAt('endedAt')}
          onChange={({ date, time }) =>
            change({ ...(date && { endDate: date }), ...(time && { endTime: time }) })
          }
        />
      )}
    </>
  );
}

/** The times, protocol and note of one fast. */
export function FastForm({ form }: { readonly form: FastFormState }) {
  const { typed, change, subject } = form;
  const isNew = subject.kind === 'past' || (subject.kind === 'running' && !subject.before);
  return (
    <>
      <FormSheet
        opened={form.opened}
        title={titleOf(form)}
        onClose={form.close}
        onSubmit={form.submit}
        submitLabel={subject.kind === 'running' && isNew ? 'Start fast' : isNew ? 'Add' : 'Save changes'}
      >
        {typed && (
          <>
            <NativeSelect
              label="Protocol"
              description={PROTOCOL_NOTES[typed.protocol]}
              data={OPTIONS}
              value={typed.protocol}
              onChange={({ currentTarget: { value } }) => isProtocol(value) && change({ protocol: value })}
            />
            {typed.protocol === 'custom' && (
              <HoursField value={typed.customHours} onChange={(customHours) => change({ customHours })} />
            )}
            <Times {...{ form, typed }} />
            <NoteField value={typed.note} onChange={(note) => change({ note })} />
          </>
        )}
      </FormSheet>
      <QuestionDialog questions={form.questions} onConfirm={form.confirm} onCancel={form.cancel} />
    </>
  );
}
