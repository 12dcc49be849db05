import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTyped } from './use-typed.ts';

const PAUSE_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  /** Named for screen readers alone: the words in the empty box say it to all others. */
  readonly isBare?: boolean;
  readonly placeholder?: string;
  /** What the list is narrowed to now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A box that narrows a list as it is typed into, once the typing pauses. It shows what the list is narrowed to, also by other ways. */
export function SearchField({ label, isBare = false, placeholder = '', value, onSearch }: SearchFieldProps) {
  const [typed, type, tell] = useTyped(value);
  const search = useDebouncedCallback((text: string) => {
    tell(text);
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
