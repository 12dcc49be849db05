import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_FACT } from '#domain/coach/memory/fact.ts';
import { AskFrame } from '#web/ui/dialogs/ask-frame.tsx';

interface FactDialogProps {
  /** Empty for a new one. */
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for the words of a fact to remember. */
export function FactDialog({ text, onSave, onClose }: FactDialogProps) {
  const [typed, setTyped] = useState(text);
  const said = typed.trim();
  return (
    <AskFrame opened title={text === '' ? 'Add a fact' : 'Edit this fact'} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (said !== '') onSave(said);
        }}
      >
        <Textarea
          label="What to remember"
          placeholder="I don’t eat mushrooms"
          data-autofocus
          autosize
          minRows={2}
          maxLength={MAX_FACT}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Group justify="flex-end" mt="lg" gap="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={said === ''}>
            Save
          </Button>
        </Group>
      </form>
    </AskFrame>
  );
}
