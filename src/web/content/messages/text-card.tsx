import { Alert, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#web/lib/errors.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from '#web/content/editor/editor.module.css';
import { MarkdownField } from '#web/content/editor/markdown-field.tsx';
import { Prose } from '#web/content/prose.tsx';
import { previewQuery } from '#web/content/queries.ts';
import type { Editor } from '#web/content/editor/use-editor.ts';

const PAUSE_MS = 400;

/** The text as readers will see it, drawn by the server a moment after the last letter. */
function PreviewPane({ markdown }: { readonly markdown: string }) {
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

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
];

/** The text and its preview: side by side if there is room, otherwise one of them. */
export function TextCard({ editor }: { readonly editor: Editor }) {
  const { form, errors, change } = editor;
  const [view, setView] = useState('write');
  return (
    <Card title="Text">
      <SegmentedControl
        className={classes.tabs ?? ''}
        fullWidth
        mb="md"
        aria-label="Text or preview"
        data={VIEWS}
        value={view}
        onChange={setView}
      />
      <div className={classes.split}>
        <div data-hidden={view !== 'write'}>
          <MarkdownField
            value={form.markdown}
            error={errors['markdown']}
            onChange={(markdown) => change({ markdown })}
          />
        </div>
        <div data-hidden={view !== 'preview'}>
          <PreviewPane markdown={form.markdown} />
        </div>
      </div>
    </Card>
  );
}
