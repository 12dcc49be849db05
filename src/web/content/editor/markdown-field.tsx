import { ActionIcon, Textarea } from '@mantine/core';
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconPhoto } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import classes from './editor.module.css';
import { ImagePicker } from './image-picker.tsx';
import { editOf, pictureEdit, type Edit, type Mark } from './markdown-edit.ts';

const MARKS = [
  ['bold', 'Bold', IconBold],
  ['italic', 'Italic', IconItalic],
  ['heading', 'Heading', IconHeading],
  ['list', 'List', IconList],
  ['link', 'Link', IconLink],
] as const;

const KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

interface MarkdownFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (markdown: string) => void;
}

/** Applies an edit as if it had been typed, so that the browser's undo works. */
function put(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // The only way that keeps undo; browsers without it set the text instead.
  const isTyped = document.execCommand('insertText', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(from + start, from + end);
}

/** A page's text as Markdown, with buttons for formatting and space for pictures. */
export function MarkdownField({ value, error, onChange }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [picking, setPicking] = useState(false);
  const chosen = (from: HTMLTextAreaElement) => ({
    text: from.value,
    start: from.selectionStart,
    end: from.selectionEnd,
  });
  const mark = (kind: Mark): void => {
    if (area.current) put(area.current, editOf(kind, chosen(area.current)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const kind = KEYS[event.key.toLowerCase()];
    if (!kind || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    mark(kind);
  };
  return (
    <div>
      <div className={classes.toolbar} role="toolbar" aria-label="Formatting">
        {MARKS.map(([kind, label, Icon]) => (
          <ActionIcon key={kind} aria-label={label} title={label} onClick={() => mark(kind)}>
            <Icon size="1.2em" aria-hidden />
          </ActionIcon>
        ))}
        <ActionIcon aria-label="Picture" title="Picture" onClick={() => setPicking(true)}>
          <IconPhoto size="1.2em" aria-hidden />
        </ActionIcon>
      </div>
      <Textarea
        ref={area}
        aria-label="Text in Markdown"
        value={value}
        error={error}
        classNames={{ input: classes.area ?? '' }}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <ImagePicker
        opened={picking}
        onClose={() => setPicking(false)}
        onPick={(id) => {
          setPicking(false);
          const field = area.current;
          // The drawer returns the focus first.
          if (field) setTimeout(() => put(field, pictureEdit(chosen(field), id)));
        }}
      />
    </div>
  );
}
