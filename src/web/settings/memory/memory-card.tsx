import { ActionIcon, Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { MAX_FACT, MAX_FACTS, type Fact } from '#domain/coach/memory/fact.ts';
import { dataWords, WITHHELD } from '#domain/coach/model/data-words.ts';
import { explain } from '#web/lib/errors.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { TextDialog } from '#web/ui/dialogs/text-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import classes from './memory.module.css';
import { useMemory, useMemoryChanges } from './use-memory.ts';

interface FactRowProps {
  readonly fact: Fact;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const icon = { size: '1.2rem', stroke: 1.6, 'aria-hidden': true } as const;

const FactRow = ({ fact: { text }, onEdit, onDelete }: FactRowProps) => (
  <li className={classes.fact}>
    <span>
      {text}
      {dataWords(text) === WITHHELD && (
        <small>This reads like an instruction, so it isn’t sent to an AI model.</small>
      )}
    </span>
    <ActionIcon variant="subtle" size={44} aria-label={`Edit “${text}”`} onClick={onEdit}>
      <IconPencil {...icon} />
    </ActionIcon>
    <ActionIcon variant="subtle" size={44} aria-label={`Delete “${text}”`} onClick={onDelete}>
      <IconTrash {...icon} />
    </ActionIcon>
  </li>
);

interface FactDialogProps {
  /** Empty for a new fact. */
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

const FactDialog = ({ text, onSave, onClose }: FactDialogProps) => (
  <TextDialog
    title={text === '' ? 'Add a fact' : 'Edit this fact'}
    label="What to remember"
    text={text}
    placeholder="I don’t eat mushrooms"
    maxLength={MAX_FACT}
    isMultiline
    submitLabel="Save"
    onSubmit={onSave}
    onClose={onClose}
  />
);

/** The coach's memory: adding, editing and deleting facts, and turning it off. */
export function MemoryCard() {
  const { data, error, refetch } = useMemory();
  const { keep, remove, removeAll, turn } = useMemoryChanges();
  const [edited, setEdited] = useState<Fact | 'new'>();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="Coach memory">
      {error !== null && !data && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton height="8rem" radius="md" />}
      {data && (
        <Stack gap="md">
          <Switch
            label="Let the coach remember things when I ask"
            checked={data.isOn}
            disabled={turn.isPending}
            onChange={({ currentTarget: { checked } }) => turn.mutate(checked)}
          />
          <Text size="sm" c="dimmed">
            {data.isOn
              ? 'Say “Remember that I’m vegetarian on weekdays,” and the coach will keep it in mind. It only remembers what you ask it to.'
              : 'The coach doesn’t use or add to this list while memory is off.'}
          </Text>
          {data.facts.length > 0 && (
            <ul className={classes.facts} data-off={!data.isOn}>
              {data.facts.map((fact) => (
                <FactRow
                  key={fact.id}
                  fact={fact}
                  onEdit={() => setEdited(fact)}
                  onDelete={() => remove.mutate(fact)}
                />
              ))}
            </ul>
          )}
          <Group justify="space-between">
            <Button
              variant="default"
              disabled={!data.isOn || data.facts.length >= MAX_FACTS}
              onClick={() => setEdited('new')}
            >
              Add a fact
            </Button>
            {data.facts.length > 1 && (
              <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
                Delete all
              </Button>
            )}
          </Group>
        </Stack>
      )}
      {edited && (
        <FactDialog
          text={edited === 'new' ? '' : edited.text}
          onSave={(text) => {
            keep.mutate(edited === 'new' ? { text } : { id: edited.id, text });
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      <AskDialog
        opened={isAsking}
        title="Delete everything the coach remembers?"
        text="This can’t be undone. You’ll keep your conversations and everything you logged."
        confirmLabel="Delete all"
        isFinal
        onConfirm={() => {
          setAsking(false);
          removeAll.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
