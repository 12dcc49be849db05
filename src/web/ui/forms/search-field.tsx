import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTyped } from './use-typed.ts';

const PAUSE_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  /** Label for screen readers only: the placeholder shows it to everybody else. */
  readonly isBare?: boolean;
  readonly placeholder?: string;
  /** The list's current filter. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A box that filters a list as you type, after a pause. It shows the current filter, even if that changes elsewhere. */
export function SearchField({ label, isBare = false, placeholder = '', value, onSearch }: SearchFieldProps) {
  const [typed, type, report] = useTyped(value);
  const search = useDebouncedCallback((text: string) => {
    report(text);
    onSearch(text);
  }, PAUSE_MS);
  return (
    <TextInput
      type="search"
      {...(isBare ? { 'aria-label': label, placeholder: label } : { label, placeholder })}
      leftSection={<IconSearch size="1.1em" aria-hidden />}
      maxLength={100}
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        type(text);
        search(text.trim());
      }}
    />
  );
}
