import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo, type KeyboardEvent } from 'react';
import { countOf, hasShare } from '#domain/blood/cell-share.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { MarkerInput } from './marker-input.tsx';
import type { Subject } from './subject.ts';
import { Doubt } from './value-doubt.tsx';
import { fieldId } from './value-field.ts';
import { Meaning } from './value-meaning.tsx';
import type { ReadRow, ValueField, ValueRow } from './value-row.ts';
import classes from './panel-form.module.css';

interface ValueLineProps {
  readonly row: ValueRow;
  readonly read: ReadRow;
  readonly place: number;
  /** The member wanted to save already: what is missing is said. */
  readonly isAsked: boolean;
  readonly isFasting: boolean | null;
  readonly subject: Subject;
  /** Place of the first line with the same marker, where this is not it. */
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

/** The units of a marker, and those in which it is another one: cells as a count and as a share. */
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

/** One value of a blood test: name, value, unit, the laboratory's range, and at once what it comes to. */
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
            // After the list has closed and given the focus back.
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
          aria-label={`${field === 'labLow' ? 'Laboratory range from' : 'Laboratory range to'}, line ${place}`}
          placeholder={field === 'labLow' ? 'Lab from' : 'Lab to'}
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
            {markerOf(row.marker).name} stands in line {props.firstPlace} too. Both are kept, and one of them
            is judged.
          </Text>
        )}
      </div>
    </li>
  );
});
