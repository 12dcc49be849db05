import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import classes from './editor.module.css';
import { MarkdownField } from './markdown-field.tsx';
import { PreviewPane } from './preview-pane.tsx';
import type { Editor } from './use-editor.ts';

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
];

/** The text and its preview: side by side where there is room, one of them on a phone. */
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
