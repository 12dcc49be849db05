import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark } from '@tabler/icons-react';
import { itemsToSave } from './build-meal.ts';
import type { DraftItem } from './draft.ts';
import { SaveMealDialog } from './save-meal-dialog.tsx';

interface SaveDraftProps {
  readonly items: readonly DraftItem[];
  readonly disabled: boolean;
}

/** Keeps the meal under review under a name, whether it is logged or not. */
export function SaveDraft({ items, disabled }: SaveDraftProps) {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        disabled={disabled}
        leftSection={<IconBookmark size="1.1em" aria-hidden />}
        onClick={dialog.open}
      >
        Add to saved meals
      </Button>
      <SaveMealDialog opened={opened} items={opened ? itemsToSave(items) : []} onDone={dialog.close} />
    </>
  );
}
