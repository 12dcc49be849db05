import { AddFoods } from '#web/meals/review/add-foods.tsx';
import { Drawer, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import { explain } from '#web/lib/errors.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { itemsToSave } from '#web/meals/review/build-meal.ts';
import { ConfirmBar } from '#web/meals/review/confirm-bar.tsx';
import { storedItem } from '#web/meals/review/draft-item.ts';
import { EMPTY_DRAFT, type Draft } from '#web/meals/review/draft.ts';
import { ReviewList } from '#web/meals/review/review-list.tsx';
import { changeSavedMeal } from './saved-commands.ts';
import { MAX_NAME_CHARACTERS } from './save-meal-dialog.tsx';
import { useReview } from '#web/meals/review/use-review.ts';

interface EditSavedProps {
  readonly saved: SavedMeal;
  readonly onDone: () => void;
}

/** Name, foods and amounts of one serving of a saved meal. Meals logged from it don't change. */
function EditSavedForm({ saved, onDone }: EditSavedProps) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY_DRAFT, added: saved.items.map(storedItem) }));
  const [name, setName] = useState(saved.name);
  const review = useReview(draft);

  const save = async () => {
    try {
      const whole = await review.whole(draft);
      const items = itemsToSave(whole.items).map((item) => ({ ...item, words: null }));
      await changeSavedMeal({ ...saved, name: name.trim(), items });
      void toast({
        title: 'Saved',
        text: `${name.trim()} changed`,
        undo: () => void changeSavedMeal(saved),
      });
      onDone();
    } catch (error) {
      void toast({ ...explain(error), tone: 'destructive' });
    }
  };

  return (
    <Stack gap="lg" flex={1}>
      <TextInput
        label="Name"
        maxLength={MAX_NAME_CHARACTERS}
        value={name}
        error={name.trim() === '' && 'Enter a name.'}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      {review.error && <ErrorState {...explain(review.error)} onRetry={review.readAgain} />}
      <ReviewList review={review} onChange={setDraft} />
      <AddFoods value={draft.text} onChange={(text) => setDraft((was) => ({ ...was, text }))} />
      <ConfirmBar
        total={review.total}
        action="Save changes"
        disabled={!review.complete || name.trim() === ''}
        onConfirm={() => void save()}
      />
    </Stack>
  );
}

interface EditSavedDrawerProps {
  /** The saved meal to edit; closed without one. */
  readonly saved: SavedMeal | undefined;
  readonly onDone: () => void;
}

/** The editor at the side of the list; full-screen on a phone. */
export function EditSavedDrawer({ saved, onDone }: EditSavedDrawerProps) {
  return (
    <Drawer
      opened={saved !== undefined}
      onClose={onDone}
      position="right"
      size="lg"
      title="Edit saved meal"
      closeButtonProps={{ 'aria-label': 'Close without saving' }}
    >
      {saved && <EditSavedForm key={saved.id} saved={saved} onDone={onDone} />}
    </Drawer>
  );
}
