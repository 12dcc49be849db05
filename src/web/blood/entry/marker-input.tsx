import { Autocomplete, Text } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { findMarkers } from '#domain/blood/find-markers.ts';
import { markerOf, MARKERS, type MarkerKey } from '#domain/blood/markers.ts';
import { CATEGORY_NAMES } from '#web/blood/category-words.ts';

interface MarkerInputProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly onType: (name: string) => void;
  readonly onPick: (marker: MarkerKey) => void;
  /** Enter with nothing to pick moves to the value. */
  readonly onEnter: () => void;
  readonly onPaste: (text: string) => boolean;
}

const byName: ReadonlyMap<string, MarkerKey> = new Map(MARKERS.map(({ name, key }) => [name, key]));

/** Autocomplete for markers by any name, in several languages; unknown names stay as typed. */
export function MarkerInput({ id, name, label, error, onType, onPick, onEnter, onPaste }: MarkerInputProps) {
  const found = findMarkers(name);
  // After a pick, the field also reports the option's name as if it had been typed.
  const picked = useRef<string>(undefined);
  return (
    <Autocomplete
      id={id}
      aria-label={label}
      placeholder="Marker, such as LDL, ALT or vitamin D"
      autoComplete="off"
      maxLength={200}
      value={name}
      error={error}
      data={found.map((marker) => marker.name)}
      filter={({ options }) => options}
      selectFirstOptionOnChange
      openOnFocus={false}
      onChange={(typed) => {
        if (typed !== picked.current) onType(typed);
        picked.current = undefined;
      }}
      onOptionSubmit={(option) => {
        const marker = byName.get(option);
        picked.current = option;
        if (marker !== undefined) onPick(marker);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (found.length === 0 && name.trim() !== '') onEnter();
      }}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      renderOption={({ option }) => {
        const key = byName.get(option.value);
        return (
          <span>
            {option.value}
            {key !== undefined && (
              <Text component="span" display="block" size="xs" c="inherit">
                {CATEGORY_NAMES[markerOf(key).category]}, {markerOf(key).unit}
              </Text>
            )}
          </span>
        );
      }}
    />
  );
}
