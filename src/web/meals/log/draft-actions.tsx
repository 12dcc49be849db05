import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark } from '@tabler/icons-react';
import { itemsToSave } from '#web/meals/review/build-meal.ts';
import {
  type ChangeDraft,
  type Draft,
  type DraftItem,
  EMPTY_DRAFT,
  isEmptyDraft,
} from '#web/meals/review/draft.ts';
import { SaveMealDialog } from '#web/meals/saved/save-meal-dialog.tsx';
import { toast } from '#web/ui/toast.ts';

interface SaveDraftProps {
  readonly items: readonly DraftItem[];
  readonly disabled: boolean;
}

/** Saves the meal under review under a name, whether or not it is logged. */
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

interface StartOverProps {
  readonly change: ChangeDraft;
  readonly current: () => Draft;
}

/** Clears the meal under review. Undo restores it, unless another one has been started. */
export function StartOver({ change, current }: StartOverProps) {
  const clear = () => {
    const cleared = current();
    change(() => EMPTY_DRAFT);
    void toast({
      title: 'Meal cleared',
      text: 'Nothing was logged.',
      about: 'start-over',
      undo: () => change((draft) => (isEmptyDraft(draft) ? cleared : draft)),
    });
  };
  return (
    <Button variant="subtle" color="gray" onClick={clear}>
      Start over
    </Button>
  );
}
