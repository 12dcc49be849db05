import { Button, Input, SegmentedControl, Skeleton, Text, TextInput } from '@mantine/core';
import { useId, useMemo, type SubmitEvent } from 'react';
import { useParams } from 'react-router';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import grid from '#web/ui/forms/form-grid.module.css';
import { NotFound } from '#web/lib/not-found.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { emptyPanel, FASTING_CHOICES, firstPlaces, panelFormOf, type PanelForm } from './panel-form.ts';
import { RangeLine } from '#web/blood/range-notice.tsx';
import type { Subject } from '#domain/blood/subject.ts';
import { useBlood } from '#web/blood/use-blood.ts';
import { usePanelForm } from './use-panel-form.ts';
import { ValueLine } from './value-line.tsx';

interface EditorProps {
  readonly stored: BloodPanel | undefined;
  readonly panels: readonly BloodPanel[];
  readonly subjectOn: (date: string) => Subject;
  readonly today: string;
}

const FASTING_NAMES = { unknown: 'Unknown', yes: 'Fasting', no: 'Ate' } as const;

interface AboutProps {
  readonly form: PanelForm;
  readonly dayFault: string | undefined;
  readonly laboratories: readonly string[];
  readonly today: string;
  readonly onChange: (part: Partial<PanelForm>) => void;
}

function About({ form, dayFault, laboratories, today, onChange }: AboutProps) {
  const listId = useId();
  const fastingId = useId();
  return (
    <div className={grid.fields}>
      <TextInput
        label="Draw date"
        type="date"
        required
        withAsterisk
        max={today}
        value={form.collectedOn}
        error={dayFault}
        onChange={({ currentTarget: { value } }) => onChange({ collectedOn: value })}
      />
      <TextInput
        label="Lab"
        maxLength={120}
        list={listId}
        value={form.laboratory}
        onChange={({ currentTarget: { value } }) => onChange({ laboratory: value })}
      />
      <datalist id={listId}>
        {laboratories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Input.Wrapper label="Before the draw" labelElement="div" labelProps={{ id: fastingId }}>
        <SegmentedControl
          fullWidth
          aria-labelledby={fastingId}
          value={form.fasting}
          data={FASTING_CHOICES.map((value) => ({ value, label: FASTING_NAMES[value] }))}
          onChange={(value) => {
            const fasting = FASTING_CHOICES.find((choice) => choice === value);
            if (fasting) onChange({ fasting });
          }}
        />
      </Input.Wrapper>
      <div className={grid.whole}>
        <NoteField value={form.note} onChange={(note) => onChange({ note })} />
      </div>
    </div>
  );
}

const waitingText = (count: number): string =>
  count === 1 ? '1 line needs your attention.' : `${count} lines need your attention.`;

/** Number of values and, after an attempt to save, of lines that prevent it. */
function Tally({ count, waiting }: { readonly count: number; readonly waiting: number }) {
  return (
    <div>
      <Figure value={String(count)} unit={count === 1 ? 'value' : 'values'} />
      <Text size="sm" role="status" aria-live="polite">
        {waiting > 0 && waitingText(waiting)}
      </Text>
    </div>
  );
}

function Editor({ stored, panels, subjectOn, today }: EditorProps) {
  const begin = () => (stored ? panelFormOf(stored) : emptyPanel(today));
  const state = usePanelForm({ begin, stored, panels, today });
  const { form, read, isAsked, twin, lines } = state;
  const count = read.rows.filter(({ isBlank }) => !isBlank).length;
  const waiting = read.rows.filter(({ isBlank, value }) => !isBlank && !value).length;
  const day = form.collectedOn || today;
  const subject = useMemo(() => subjectOn(day), [subjectOn, day]);
  const places = useMemo(() => firstPlaces(form.rows), [form.rows]);
  const laboratories = [...new Set(panels.flatMap(({ laboratory }) => laboratory ?? []))];
  const isFasting = form.fasting === 'unknown' ? null : form.fasting === 'yes';
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    state.submit();
  };
  return (
    <form className={grid.form} onSubmit={onSubmit} noValidate>
      <Card title="Test">
        <About
          {...{ form, laboratories, today }}
          dayFault={read.faults.collectedOn}
          onChange={state.change}
        />
      </Card>
      <Card title="Results">
        <Text size="sm" c="dimmed" mb="sm">
          Type a name, a value and its unit, then press Enter to add another result. Or paste whole lines from
          a report into the first field.
        </Text>
        <RangeLine notFor={subject.notFor} />
        <PlainList>
          {form.rows.map((row, index) => {
            const lineRead = read.rows[index];
            return (
              lineRead && (
                <ValueLine
                  key={row.key}
                  place={index + 1}
                  read={lineRead}
                  onChange={lines.changeRow}
                  onPick={lines.pick}
                  onRemove={lines.remove}
                  onPaste={lines.paste}
                  onNext={lines.next}
                  firstPlace={places[index]}
                  {...{ row, isAsked, isFasting, subject }}
                />
              )
            );
          })}
        </PlainList>
        {isAsked && read.faults.rows !== undefined && (
          <Text role="alert" size="sm" c="red" mt="sm">
            {read.faults.rows}
          </Text>
        )}
      </Card>
      <FootBar figure={<Tally count={count} waiting={isAsked ? waiting : 0} />}>
        <Button variant="default" onClick={state.discard}>
          Discard
        </Button>
        <Button type="submit">Save</Button>
      </FootBar>
      <AskDialog
        opened={twin !== undefined}
        title="You already have this test"
        text={`Your test from ${formatDate(twin?.collectedOn ?? today, today)} has the same ${countText(count, 'value')}. Save it again anyway?`}
        confirmLabel="Save it again"
        onConfirm={state.saveTwin}
        onCancel={state.leaveTwin}
      />
    </form>
  );
}

/** `/blood-tests/new` adds a blood test by hand, `/blood-tests/:panelId/edit` edits one. */
export function PanelFormPage() {
  const { panelId } = useParams();
  const { today, query, panels, subjectOn } = useBlood();
  const stored = panels.find(({ id }) => id === panelId);
  const isWaiting =
    !subjectOn || (panelId === undefined ? query.waiting && !query.known : query.waiting && !stored);
  return (
    <>
      <PageHeader
        isShort
        title={panelId === undefined ? SCREENS.newBloodTest.title : 'Edit blood test'}
        text="Use your lab’s units. What you type stays as a draft until you save it."
      />
      {isWaiting && query.error === null && <Skeleton height="30rem" radius="lg" />}
      {query.error !== null && panelId !== undefined && !stored && (
        <ErrorState {...explain(query.error)} onRetry={query.refetch} />
      )}
      {!isWaiting && (panelId === undefined || stored) && (
        <Editor key={panelId ?? 'new'} {...{ stored, panels, subjectOn, today }} />
      )}
      {!isWaiting && query.error === null && panelId !== undefined && !stored && <NotFound />}
    </>
  );
}
