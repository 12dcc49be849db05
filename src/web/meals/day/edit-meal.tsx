import { AddFoods } from '#web/meals/review/add-foods.tsx';
import { Drawer, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { timeOf } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { buildMeal } from '#web/meals/review/build-meal.ts';
import { changeMeal } from '#web/meals/commands.ts';
import { ConfirmBar } from '#web/meals/review/confirm-bar.tsx';
import { storedItem } from '#web/meals/review/draft-item.ts';
import { EMPTY_DRAFT, type Draft } from '#web/meals/review/draft.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { MealPhotos } from './meal-photos.tsx';
import { onSaveKey } from '#web/meals/review/save-key.ts';
import { ReviewList } from '#web/meals/review/review-list.tsx';
import { useMealTime } from '#web/meals/review/use-meal-time.ts';
import { useReview } from '#web/meals/review/use-review.ts';
import { MealTimeFields } from '#web/meals/review/meal-time-fields.tsx';

interface EditMealProps {
  readonly meal: Meal;
  readonly onDone: (meal: Meal) => void;
}

/** The review of a stored meal: the same corrections, additional foods by description, time and note. */
function EditMealForm({ meal, onDone }: EditMealProps) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY_DRAFT, added: meal.items.map(storedItem) }));
  const [note, setNote] = useState(meal.note ?? '');
  const [at, setAt] = useMealTime(meal.date, {
    kind: meal.kind,
    date: meal.date,
    time: timeOf(Date.parse(meal.eatenAt), meal.timeZone),
    timeZone: meal.timeZone,
  });
  const review = useReview(draft);
  const [isSaving, setSaving] = useState(false);
  const isSavable = review.complete && !isSaving;

  const save = async () => {
    setSaving(true);
    const description = [meal.description, draft.text.trim()].filter(Boolean).join(', ');
    try {
      const { items } = await review.whole(draft);
      const changed = buildMeal(items, at, description, note, meal);
      await changeMeal(changed);
      void toast({
        title: 'Saved',
        text: `${MEAL_KIND_NAMES[changed.kind]} changed`,
        undo: () => void changeMeal(meal),
      });
      onDone(changed);
    } catch (error) {
      void toast({ ...explain(error), tone: 'destructive' });
    } finally {
      setSaving(false);
    }
  };

  return (
    <Stack gap="lg" flex={1} onKeyDown={onSaveKey(() => void (isSavable && save()))}>
      <MealPhotos photoIds={meal.photoIds} of={MEAL_KIND_NAMES[meal.kind]} />
      {review.error && <ErrorState {...explain(review.error)} onRetry={review.readAgain} />}
      <ReviewList review={review} onChange={setDraft} />
      <AddFoods value={draft.text} onChange={(text) => setDraft((was) => ({ ...was, text }))} />
      <MealTimeFields value={at} onChange={setAt} />
      <NoteField value={note} onChange={setNote} />
      <ConfirmBar
        total={review.total}
        action="Save changes"
        disabled={!isSavable}
        onConfirm={() => void save()}
      />
    </Stack>
  );
}

interface EditMealDrawerProps {
  /** The meal to edit; closed without one. */
  readonly meal: Meal | undefined;
  readonly onClose: () => void;
  readonly onDone: (meal: Meal) => void;
}

/** The editor at the side of the day; full-screen on a phone. */
export function EditMealDrawer({ meal, onClose, onDone }: EditMealDrawerProps) {
  return (
    <Drawer
      opened={meal !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title={meal ? `Edit ${MEAL_KIND_NAMES[meal.kind].toLowerCase()}` : ''}
      closeButtonProps={{ 'aria-label': 'Close without saving' }}
    >
      {meal && <EditMealForm key={meal.id} meal={meal} onDone={onDone} />}
    </Drawer>
  );
}
