import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { HrvReading } from '#contract/stress.ts';
import { HRV_ORIGINS } from '#domain/stress/hrv.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { MomentFields } from '#web/ui/forms/moment-fields.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { AutosizeText } from '#web/ui/forms/autosize-text.tsx';
import { readHrv, type HrvForm } from './hrv-form.ts';
import { hrvReadings } from '#web/stress/queries.ts';
import type { Sheet } from '#web/stress/use-sheet.ts';
import { useCurrentMinute } from '#web/stress/use-current-minute.ts';
import { formatMs } from '#web/stress/words.ts';

const ORIGIN_NAMES = { entered: 'RMSSD', 'beat-intervals': 'Beat intervals' } as const;

type Read = ReturnType<typeof readHrv>;

interface FieldsProps {
  readonly form: HrvForm;
  readonly change: (part: Partial<HrvForm>) => void;
  readonly read: Read;
  readonly isAsked: boolean;
  readonly isNew: boolean;
}

/** A value from a watch or an app, or its beat intervals. */
function Fields({ form, change, read, isAsked, isNew }: FieldsProps) {
  const isPasting = form.origin === 'beat-intervals' && isNew;
  return (
    <>
      {isNew && (
        <SegmentedControl
          fullWidth
          aria-label="Data type"
          value={form.origin}
          data={HRV_ORIGINS.map((value) => ({ value, label: ORIGIN_NAMES[value] }))}
          onChange={(value) => {
            const origin = HRV_ORIGINS.find((each) => each === value);
            if (origin) change({ origin });
          }}
        />
      )}
      {isPasting ? (
        <AutosizeText
          label="Intervals between beats"
          description="In ms, as your chest strap or app exports them: one per line, or separated by spaces or commas."
          minRows={4}
          maxRows={10}
          value={form.pasted}
          error={isAsked || form.pasted !== '' ? read.fault : undefined}
          onChange={({ currentTarget: { value } }) => change({ pasted: value })}
        />
      ) : (
        <TextInput
          label="RMSSD"
          description="Measure in the morning or overnight, and the same way each time."
          inputMode="decimal"
          autoComplete="off"
          rightSection="ms"
          rightSectionWidth="3rem"
          value={form.typed}
          error={isAsked ? read.fault : undefined}
          onChange={({ currentTarget: { value } }) => change({ typed: value })}
        />
      )}
      {isPasting && read.basis !== undefined && (
        <div role="status">
          <Figure size="tile" value={formatMs(read.rmssdMs ?? 0)} unit="ms RMSSD" />
          <Text size="sm" c="dimmed">
            {[read.basis, ...read.doubts].join(' ')}
          </Text>
        </div>
      )}
    </>
  );
}

interface HrvSheetProps {
  /** An existing reading to edit, or a new one. */
  readonly sheet: Sheet<HrvReading | undefined, HrvForm>;
}

/** Adds or edits a reading of heart rate variability; asks about unlikely values. */
export function HrvSheet({ sheet }: HrvSheetProps) {
  const { form, item, opened, change, close } = sheet;
  const { untilMs } = useCurrentMinute();
  const [isAsked, setAsked] = useState(false);
  const [doubted, setDoubted] = useState(false);
  const read: Read = form ? readHrv(form, untilMs, item) : { doubts: [] };
  const leave = () => {
    setAsked(false);
    close();
  };
  const save = async () => {
    setDoubted(false);
    if (read.entry && (await hrvReadings.saveWithUndo(read.entry, item))) leave();
  };
  return (
    <>
      <FormSheet
        opened={opened}
        title={item ? 'Edit reading' : 'Add HRV reading'}
        submitLabel="Save"
        onClose={leave}
        onSubmit={() => {
          setAsked(true);
          if (!read.entry) return focusFirstRefused();
          if (read.doubts.length > 0) setDoubted(true);
          else void save();
        }}
      >
        {form && (
          <>
            <Fields form={form} change={change} read={read} isAsked={isAsked} isNew={item === undefined} />
            <MomentFields
              {...form.moment}
              error={read.momentFault}
              onChange={(part) => change({ moment: { ...form.moment, ...part } })}
            />
            <NoteField value={form.note} onChange={(note) => change({ note })} />
          </>
        )}
      </FormSheet>
      <AskDialog
        opened={doubted}
        title="Is this right?"
        text={read.doubts.join(' ')}
        confirmLabel={`Save ${formatMs(read.rmssdMs ?? 0)} ms`}
        onConfirm={() => void save()}
        onCancel={() => setDoubted(false)}
      />
    </>
  );
}
