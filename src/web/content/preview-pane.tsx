import { Alert, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { explain } from '#web/lib/errors.ts';
import classes from './editor.module.css';
import { Prose } from './prose.tsx';
import { previewQuery } from './queries.ts';

const PAUSE_MS = 400;

/** The text as readers will see it, drawn by the server a moment after the last letter. */
export function PreviewPane({ markdown }: { readonly markdown: string }) {
  const [settled] = useDebouncedValue(markdown, PAUSE_MS);
  const { data, error, isError } = useQuery({
    ...previewQuery(settled),
    placeholderData: keepPreviousData,
    enabled: settled.trim() !== '',
  });
  const isEmpty = settled.trim() === '';
  return (
    <section className={classes.preview} aria-label="Preview" tabIndex={0}>
      {isEmpty && <Text c="dimmed">What you write appears here as readers will see it.</Text>}
      {!isEmpty && isError && (
        <Alert color="red" title="No preview">
          {explain(error).text}
        </Alert>
      )}
      {!isEmpty && !isError && (data ? <Prose html={data.html} /> : <Skeleton height="12rem" radius="lg" />)}
    </section>
  );
}
