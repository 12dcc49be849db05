import { Button, Chip, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_TAG_CHARACTERS, MAX_TAGS } from '#domain/stress/check-in-days.ts';
import { withTag } from './check-in-form.ts';
import classes from '#web/stress/stress.module.css';

interface TagPickerProps {
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Causes of stress: common tags, the member's own, and a field for a new one. */
export function TagPicker({ offered, chosen, onChange }: TagPickerProps) {
  const [typed, setTyped] = useState('');
  const isFull = chosen.length >= MAX_TAGS;
  const add = () => {
    onChange(withTag(chosen, typed));
    setTyped('');
  };
  return (
    <fieldset>
      <legend className={classes.legend}>What’s it about?</legend>
      <Group gap="sm">
        {offered.map((tag) => {
          const isChosen = chosen.some((each) => isSame(each, tag));
          return (
            <Chip
              key={tag}
              radius="xl"
              classNames={{ label: classes.chip ?? '' }}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() =>
                onChange(isChosen ? chosen.filter((each) => !isSame(each, tag)) : withTag(chosen, tag))
              }
            >
              {tag}
            </Chip>
          );
        })}
      </Group>
      <div className={classes.newTag}>
        <TextInput
          label="Custom tag"
          value={typed}
          maxLength={MAX_TAG_CHARACTERS}
          disabled={isFull}
          description={isFull ? `You can add up to ${MAX_TAGS} tags.` : undefined}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={(event) => {
            // Enter in a field saves the form; here it adds the tag first.
            if (event.key !== 'Enter' || typed.trim() === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" disabled={isFull || typed.trim() === ''} onClick={add}>
          Add tag
        </Button>
      </div>
    </fieldset>
  );
}
