import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { MealItem } from '#contract/meals/meals.ts';
import { rankBefore } from '#domain/meals/rank-between.ts';
import { explain } from '#web/lib/errors.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { ownEscape } from '#web/ui/dialogs/own-escape.ts';
import { toast } from '#web/ui/toast.ts';
import { useSavedMeals } from '#web/meals/again/again-queries.ts';
import { namesOf } from '#web/meals/again/again.ts';
import { amountWithUnit } from '#domain/meals/amount-text.ts';
import { createSavedMeal, savedItems, removeSavedMeal } from './saved-commands.ts';

/** The contract's maximum. */
export const MAX_NAME_CHARACTERS = 80;

interface SaveMealProps {
  readonly items: readonly MealItem[];
  readonly onDone: () => void;
}

function SaveMealForm({ items, onDone }: SaveMealProps) {
  const { saved, known, isFetching } = useSavedMeals();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState(false);
  const chosen = items.filter(({ id }) => !left.has(id));
  const name = typed ?? namesOf(chosen).slice(0, MAX_NAME_CHARACTERS);
  const isIncomplete = name.trim() === '' || chosen.length === 0;
  const toggle = (id: string) =>
    setLeft((was) => (was.has(id) ? new Set([...was].filter((each) => each !== id)) : new Set([...was, id])));

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (saving || isIncomplete) return;
    setSaving(true);
    const meal = {
      id: uuidV7(),
      name: name.trim(),
      items: savedItems(chosen),
      favourite: false,
      rank: rankBefore(saved),
    };
    try {
      await createSavedMeal(meal);
      void toast({
        title: 'Added to saved meals',
        text: meal.name,
        undo: () => void removeSavedMeal(meal),
      });
      onDone();
    } catch (error) {
      setSaving(false);
      void toast({ ...explain(error), tone: 'destructive' });
    }
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap="lg">
        <TextInput
          label="Name"
          data-autofocus
          maxLength={MAX_NAME_CHARACTERS}
          value={name}
          error={name.trim() === '' && 'Enter a name.'}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        {items.length > 1 && (
          <Checkbox.Group label="Foods" value={chosen.map(({ id }) => id)}>
            <Stack gap="sm" mt="xs">
              {items.map(({ id, name: food, amount, unit }) => (
                <Checkbox
                  key={id}
                  value={id}
                  onChange={() => toggle(id)}
                  label={
                    <>
                      {food}{' '}
                      <Text span size="xs" c="dimmed">
                        {amountWithUnit(amount, unit)}
                      </Text>
                    </>
                  }
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Group justify="flex-end">
          <Button variant="subtle" color="gray" onClick={onDone}>
            Cancel
          </Button>
          {/* It goes before the others, so they must be loaded first. */}
          <Button type="submit" loading={!known && isFetching} disabled={saving || isIncomplete}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface SaveMealDialogProps extends SaveMealProps {
  readonly opened: boolean;
}

/** Saves a meal, or some of its foods, under a name. */
export function SaveMealDialog({ opened, items, onDone }: SaveMealDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onDone}
      title="Add to saved meals"
      closeButtonProps={{ 'aria-label': 'Close without saving' }}
      {...ownEscape(onDone)}
    >
      <SaveMealForm items={items} onDone={onDone} />
    </Modal>
  );
}
