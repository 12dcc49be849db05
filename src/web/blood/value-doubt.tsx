import { Button, Checkbox, Text } from '@mantine/core';
import { markerOf } from '#domain/blood/markers.ts';
import { formatSpan, spelled } from './marker-unit.ts';
import { fieldId } from './value-field.ts';
import type { ReadRow, ValueRow } from './value-row.ts';
import classes from './panel-form.module.css';

interface DoubtProps {
  readonly row: ValueRow;
  readonly read: ReadRow;
  /** The member wanted to save already. */
  readonly isAsked: boolean;
  readonly onChange: (key: string, part: Partial<ValueRow>) => void;
}

function question({ row, read }: Pick<DoubtProps, 'row' | 'read'>): string {
  if (row.marker === null) return '';
  const { unit, plausible, units } = markerOf(row.marker);
  const typed = spelled(row.marker, row.unit);
  const shown = units.includes(typed) ? typed : unit;
  if (read.isShareLikely) return `${row.text} ${row.unit} would be critically high. Is this a percentage?`;
  return `${row.text} ${row.unit} is hardly possible: values lie within ${formatSpan(row.marker, plausible, shown)} ${shown}. Check value and unit.`;
}

/** Asks about a value that can hardly be; the answer takes the focus on to the next field of the line. */
export function Doubt({ row, read, isAsked, onChange }: DoubtProps) {
  if (row.marker === null) return null;
  const answer = (part: Partial<ValueRow>): void => {
    onChange(row.key, part);
    // The question is gone by then, and the focus with it.
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
          It is {row.text} {read.betterUnit}
        </Button>
      )}
      <Checkbox
        label="It is right as it stands"
        checked={false}
        aria-invalid={isAsked}
        onChange={() => answer({ isConfirmed: true })}
      />
    </div>
  );
}
