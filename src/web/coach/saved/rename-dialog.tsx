import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_TITLE } from '#domain/coach/limits.ts';
import { AskFrame } from '#web/ui/dialogs/ask-frame.tsx';

interface RenameDialogProps {
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

/** Asks for a conversation's new title. */
export function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(title);
  const renamed = typed.trim();
  return (
    <AskFrame opened title="Rename conversation" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (renamed !== '') onRename(renamed);
        }}
      >
        <TextInput
          label="Title"
          data-autofocus
          maxLength={MAX_TITLE}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Group justify="flex-end" mt="lg" gap="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={renamed === ''}>
            Rename
          </Button>
        </Group>
      </form>
    </AskFrame>
  );
}
