import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

const PAUSE_MS = 300;

/** What is searched for stands in the address: a list that was found is found again. */
export function useSearch(): string {
  return useSearchParams()[0].get('search') ?? '';
}

/** Searches while somebody types. */
export function SearchField({ label }: { readonly label: string }) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const search = useDebouncedCallback((words: string) => {
    setParams(
      (was) => {
        const now = new URLSearchParams(was);
        if (words.trim() === '') now.delete('search');
        else now.set('search', words.trim());
        return now;
      },
      { replace: true },
    );
  }, PAUSE_MS);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size="1.1em" aria-hidden />}
      value={typed}
      maxLength={200}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        search(value);
      }}
    />
  );
}
