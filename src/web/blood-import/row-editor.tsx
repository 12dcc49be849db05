import {
  Autocomplete,
  Button,
  Select,
  TextInput,
  type ComboboxItem,
  type OptionsFilter,
} from '@mantine/core';
import { useState } from 'react';
import type { FoundValue } from '#domain/blood-import/found-values.ts';
import { readResult } from '#domain/blood-import/result-text.ts';
import { findMarkers } from '#domain/blood/find-markers.ts';
import { isMarkerKey, markerOf, MARKERS } from '#domain/blood/markers.ts';
import classes from './blood-import.module.css';

const UNKNOWN = 'unknown';
const MAX_FOUND = 12;

const CHOICES: ComboboxItem[] = [
  { value: UNKNOWN, label: 'None of these: save it without a rating' },
  ...MARKERS.map(({ key, name }) => ({ value: key, label: name })),
];

/** Markers by any of their names; the option to clear is last. */
const byAnyName: OptionsFilter = ({ search }) => {
  if (search.trim() === '') return CHOICES;
  const found = findMarkers(search, MAX_FOUND).map(({ key, name }) => ({ value: key, label: name }));
  return [...found, ...CHOICES.slice(0, 1)];
};

interface RowEditorProps {
  readonly found: FoundValue;
  readonly onChange: (part: Partial<FoundValue>) => void;
  readonly onClose: () => void;
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));
const typedNumber = (text: string): number | null => readResult(text).value;

/** Fields of one result, and its position in the file. */
export function RowEditor({ found, onChange, onClose }: RowEditorProps) {
  const { marker, text, unit, labLow, labHigh, readAt } = found;
  const [low, setLow] = useState(numberText(labLow));
  const [high, setHigh] = useState(numberText(labHigh));
  const place = [readAt.page !== null && `page ${readAt.page}`, readAt.line !== null && `line ${readAt.line}`]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={classes.fields}>
      <Select
        label="Marker"
        searchable
        allowDeselect={false}
        data={CHOICES}
        filter={byAnyName}
        value={marker ?? UNKNOWN}
        onChange={(key) => onChange({ marker: key !== null && isMarkerKey(key) ? key : null })}
      />
      <TextInput
        label="Value"
        value={text}
        onChange={({ currentTarget: { value: typed } }) => {
          const { value, censored } = readResult(typed);
          onChange({ text: typed, value, censored });
        }}
      />
      <Autocomplete
        label="Unit"
        value={unit ?? ''}
        data={marker === null ? [] : [...markerOf(marker).units]}
        onChange={(typed) => onChange({ unit: typed.trim() === '' ? null : typed })}
      />
      <TextInput
        label="Lab low"
        inputMode="decimal"
        value={low}
        onChange={({ currentTarget: { value: typed } }) => {
          setLow(typed);
          onChange({ labLow: typedNumber(typed) });
        }}
      />
      <TextInput
        label="Lab high"
        inputMode="decimal"
        value={high}
        onChange={({ currentTarget: { value: typed } }) => {
          setHigh(typed);
          onChange({ labHigh: typedNumber(typed) });
        }}
      />
      <div className={classes.source}>
        <span className={classes.sourceTitle}>Found{place && ` on ${place}`}</span>
        <q className={classes.sourceText}>{readAt.text || found.name}</q>
      </div>
      <div className={classes.done}>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
