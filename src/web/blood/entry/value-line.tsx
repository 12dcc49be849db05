import { ActionIcon, Button, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import { countOf, hasShare } from '#domain/blood/cell-percentages.ts';
import { drawsOf } from '#domain/blood/draws.ts';
import { type MarkerKey, markerOf } from '#domain/blood/markers.ts';
import { FlagMark } from '#web/blood/flag-mark.tsx';
import { MarkerInput } from './marker-input.tsx';
import { formatLabValue, formatSpan, spelled } from '#domain/blood/marker-unit.ts';
import classes from './panel-form.module.css';
import { judged, type Subject } from '#domain/blood/subject.ts';
import { fieldId } from './value-field.ts';
import type { ReadRow, ValueField, ValueRow } from './value-row.ts';

interface MeaningProps {
  readonly row: ValueRow;
  readonly read: ReadRow;
  readonly isFasting: boolean | null;
  readonly subject: Subject;
}

/** "< 5" doesn't equal anything. */
const SIGNS = { lt: 'less than', gt: 'more than', none: '=' } as const;

/** The typed value in the usual unit, with its judgment. */
function Meaning({ row, read, isFasting, subject }: MeaningProps) {
  const { marker } = row;
  if (read.isBlank || !read.value) return null;
  if (marker === null)
    return (
      <Text className={classes.hint ?? ''}>
        We don’t recognize this marker. We’ll save and show it, but we can’t rate it.
      </Text>
    );
  if (read.value.canonicalValue === null)
    return <Text className={classes.hint ?? ''}>Saved as text, not rated.</Text>;
  const [draw] = drawsOf([{ collectedOn: '', isFasting, values: [read.value] }]);
  const [value] = draw?.values ?? [];
  if (!value) return null;
  const { name, unit, siUnit } = markerOf(marker);
  const typed = spelled(marker, row.unit);
  // Two names of the same unit, such as ng/mL and µg/L, add nothing.
  const other = [unit, siUnit].find((one) => spelled(marker, one) !== typed);
  return (
    <div className={classes.meaning}>
      <FlagMark {...judged(value, subject)} />
      <Text component="span" className={classes.hint ?? ''}>
        {row.name !== name && `${name} `}
        {other !== undefined &&
          `${SIGNS[value.censored ?? 'none']} ${formatLabValue({ ...value, censored: null }, other)} ${other}`}
      </Text>
    </div>
  );
}

interface DoubtProps {
  readonly row: ValueRow;
  readonly read: ReadRow;
  /** The member tried to save. */
  readonly isAsked: boolean;
  readonly onChange: (key: string, part: Partial<ValueRow>) => void;
}

function question({ row, read }: Pick<DoubtProps, 'row' | 'read'>): string {
  if (row.marker === null) return '';
  const { unit, plausible, units } = markerOf(row.marker);
  const typed = spelled(row.marker, row.unit);
  const shown = units.includes(typed) ? typed : unit;
  if (read.isShareLikely) return `${row.text} ${row.unit} would be critically high. Is this a percentage?`;
  return `${row.text} ${row.unit} is very unlikely. Possible values: ${formatSpan(row.marker, plausible, shown)} ${shown}. Check the value and unit.`;
}

/** Asks about an implausible value; answering moves the focus to the next field of the line. */
function Doubt({ row, read, isAsked, onChange }: DoubtProps) {
  if (row.marker === null) return null;
  const answer = (part: Partial<ValueRow>): void => {
    onChange(row.key, part);
    // By then the question is removed, and its focus with it.
    requestAnimationFrame(() => document.getElementById(fieldId(row.key, 'labLow'))?.focus());
  };
  return (
    <div className={classes.doubt} role="group" aria-label={`Check ${row.name}`}>
      <Text size="sm">{question({ row, read })}</Text>
      {read.betterUnit !== undefined && (
        <Button
          variant="light"
          size="sm"
          onClick={() => answer({ unit: read.betterUnit ?? '', isConfirmed: false })}
        >
          Change to {row.text} {read.betterUnit}
        </Button>
      )}
      <Checkbox
        label="It’s correct"
        checked={false}
        aria-invalid={isAsked}
        onChange={() => answer({ isConfirmed: true })}
      />
    </div>
  );
}

interface ValueLineProps {
  readonly row: ValueRow;
  readonly read: ReadRow;
  readonly place: number;
  /** The member tried to save, so missing fields are marked. */
  readonly isAsked: boolean;
  readonly isFasting: boolean | null;
  readonly subject: Subject;
  /** Position of the first line with the same marker, if it isn't this one. */
  readonly firstPlace: number | undefined;
  readonly onChange: (key: string, part: Partial<ValueRow>) => void;
  readonly onPick: (row: ValueRow, marker: MarkerKey) => void;
  readonly onRemove: (key: string) => void;
  readonly onPaste: (key: string, text: string) => boolean;
  readonly onNext: (key: string) => void;
}

const focusOn = (key: string, field: ValueField): void =>
  document.getElementById(fieldId(key, field))?.focus();

const onEnter = (then: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  then();
};

/** Units of a marker, and those that make it another one: cells as a count and as a share. */
function unitsOf(marker: MarkerKey): readonly string[] {
  const count = countOf(marker);
  const others = hasShare(marker) ? ['%'] : count === undefined ? [] : markerOf(count).units;
  return [...markerOf(marker).units, ...others];
}

function UnitField({ row, read, place, isAsked, onChange, onNext }: ValueLineProps) {
  const common = {
    id: fieldId(row.key, 'unit'),
    'aria-label': `Unit, line ${place}`,
    value: row.unit,
    error: row.text !== '' || isAsked ? read.faults.unit : undefined,
    onKeyDown: onEnter(() => onNext(row.key)),
  };
  if (row.marker === null)
    return (
      <TextInput
        {...common}
        placeholder="Unit"
        maxLength={60}
        onChange={({ currentTarget: { value } }) => onChange(row.key, { unit: value, isConfirmed: false })}
      />
    );
  const units = unitsOf(row.marker);
  return (
    <NativeSelect
      {...common}
      data={[...(row.unit === '' ? [''] : []), ...new Set([...units, row.unit])]}
      onChange={({ currentTarget: { value } }) => onChange(row.key, { unit: value, isConfirmed: false })}
    />
  );
}

/** One value of a blood test: name, value, unit, the lab's range, and its judgment as you type. */
export const ValueLine = memo(function ValueLine(props: ValueLineProps) {
  const { row, read, place, isAsked, onChange, onPick, onRemove, onPaste } = props;
  const { key } = row;
  const faultOf = (field: ValueField, typed: string) =>
    isAsked || typed !== '' ? read.faults[field] : undefined;
  return (
    <li className={classes.line}>
      <div className={classes.name}>
        <MarkerInput
          id={fieldId(key, 'name')}
          name={row.name}
          label={`Marker, line ${place}`}
          error={isAsked ? read.faults.name : undefined}
          onType={(name) => onChange(key, { name })}
          onPick={(marker) => {
            onPick(row, marker);
            // After the list has closed and returned the focus.
            requestAnimationFrame(() => focusOn(key, 'text'));
          }}
          onEnter={() => focusOn(key, 'text')}
          onPaste={(text) => onPaste(key, text)}
        />
      </div>
      <TextInput
        id={fieldId(key, 'text')}
        className={classes.value ?? ''}
        aria-label={`Value, line ${place}`}
        placeholder="Value"
        autoComplete="off"
        maxLength={200}
        value={row.text}
        error={
          isAsked || row.unit !== ''
            ? row.text === '' && !isAsked
              ? undefined
              : faultOf('text', row.text)
            : undefined
        }
        onChange={({ currentTarget: { value } }) => onChange(key, { text: value, isConfirmed: false })}
        onKeyDown={onEnter(() => focusOn(key, 'unit'))}
      />
      <div className={classes.unit}>
        <UnitField {...props} />
      </div>
      {(['labLow', 'labHigh'] as const).map((field) => (
        <TextInput
          key={field}
          id={fieldId(key, field)}
          className={classes[field] ?? ''}
          aria-label={`${field === 'labLow' ? 'Lab range from' : 'Lab range to'}, line ${place}`}
          placeholder={field === 'labLow' ? 'Lab low' : 'Lab high'}
          inputMode="decimal"
          autoComplete="off"
          value={row[field]}
          error={read.faults[field]}
          onChange={({ currentTarget: { value } }) => onChange(key, { [field]: value })}
          onKeyDown={onEnter(() => props.onNext(key))}
        />
      ))}
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        size="lg"
        aria-label={`Remove ${row.name || `line ${place}`}`}
        disabled={read.isBlank}
        onClick={() => onRemove(key)}
      >
        <IconX size="1.1em" aria-hidden />
      </ActionIcon>
      <div className={classes.below}>
        {read.isDoubted ? <Doubt {...{ row, read, isAsked, onChange }} /> : <Meaning {...props} />}
        {row.marker !== null && props.firstPlace !== undefined && (
          <Text size="sm" role="status">
            {markerOf(row.marker).name} is also on line {props.firstPlace}. Both are saved, but only one is
            rated.
          </Text>
        )}
      </div>
    </li>
  );
});
