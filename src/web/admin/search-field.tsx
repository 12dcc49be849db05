import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const PAUSE_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What the list is narrowed to now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A box that narrows a list as it is typed into, once the typing pauses. */
export function SearchField({ label, placeholder = '', value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const search = useDebouncedCallback(onSearch, PAUSE_MS);
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size="1.1em" aria-hidden />}
      maxLength={100}
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        search(text.trim());
      }}
    />
  );
}
