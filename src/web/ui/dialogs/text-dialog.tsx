import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AskFrame } from './ask-frame.tsx';

interface TextDialogProps {
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly isMultiline?: boolean;
  readonly submitLabel: string;
  /** Gets the trimmed text, never an empty one. */
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
}

/** Edits one text, such as a title. */
export function TextDialog({
  title,
  label,
  text,
  placeholder,
  maxLength,
  isMultiline = false,
  submitLabel,
  onSubmit,
  onClose,
}: TextDialogProps) {
  const [typed, setTyped] = useState(text);
  const trimmed = typed.trim();
  const field = { label, placeholder, maxLength, value: typed, 'data-autofocus': true };
  return (
    <AskFrame opened title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '') onSubmit(trimmed);
        }}
      >
        {isMultiline ? (
          <Textarea
            {...field}
            autosize
            minRows={2}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        ) : (
          <TextInput {...field} onChange={(event) => setTyped(event.currentTarget.value)} />
        )}
        <Group justify="flex-end" mt="lg" gap="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={trimmed === ''}>
            {submitLabel}
          </Button>
        </Group>
      </form>
    </AskFrame>
  );
}
