import { Stack, VisuallyHidden } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, kcalText } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { AgainChips } from '#web/meals/again/again-chips.tsx';
import { draftAgain } from '#web/meals/again/again.ts';
import { buildMeal } from '#web/meals/review/build-meal.ts';
import { removeMeal, saveMeal } from '#web/meals/commands.ts';
import { ConfirmBar } from '#web/meals/review/confirm-bar.tsx';
import { isEmptyDraft, withAllAdded, type ChangeDraft } from '#web/meals/review/draft.ts';
import { useLikely } from '#web/meals/again/log-again.tsx';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { sendPhoto } from './photo-commands.ts';
import { usePrefetchDay } from '#web/meals/queries.ts';
import { ReviewList } from '#web/meals/review/review-list.tsx';
import { sourceOfScan, unknownIn, withGiven, type Scan } from './scan.ts';
import { useMealTime } from '#web/meals/review/use-meal-time.ts';
import { useReview } from '#web/meals/review/use-review.ts';
import type { ChangeScan } from './use-scan.ts';
import { MealTimeFields } from '#web/meals/review/meal-time-fields.tsx';
import { isTooLong, Words } from '#web/meals/review/words.tsx';

interface ScanReviewProps {
  readonly scan: Scan;
  readonly change: ChangeScan;
  readonly date: string;
  readonly onSaved: (meal: Meal) => void;
}

/** Saves a meal after its pictures; those that weren't sent for analysis are sent now. */
async function saveWithPictures(meal: Meal, scan: Scan, change: ChangeScan): Promise<void> {
  for (const picture of scan.pictures.filter(({ isGiven }) => !isGiven)) {
    await sendPhoto(picture);
    change((now) => withGiven(now, picture.id));
  }
  await saveMeal(meal);
  const kcal = meal.total.energyKcal ? `, ${kcalText(meal.total.energyKcal)}` : '';
  void toast({
    title: 'Saved',
    text: `${MEAL_KIND_NAMES[meal.kind]}${kcal}`,
    undo: () => void removeMeal(meal),
  });
}

/** Review of a photographed meal: the same list, text and corrections as for a description, plus the pictures. */
export function ScanReview({ scan, change, date, onSaved }: ScanReviewProps) {
  const { draft } = scan;
  const changeDraft = useCallback<ChangeDraft>(
    (work) => change((now) => ({ ...now, draft: work(now.draft) })),
    [change],
  );
  const [at, setAt] = useMealTime(date);
  const [isSaving, setSaving] = useState(false);
  usePrefetchDay(at.date);
  const likely = useLikely(at) ?? [];
  const read = useReview(draft);
  const review = { ...read, notUnderstood: [...unknownIn(scan), ...read.notUnderstood] };

  const save = async () => {
    const photoIds = scan.pictures.map(({ id }) => id);
    setSaving(true);
    try {
      const { items } = await review.whole(draft);
      const meal = { ...buildMeal(items, at, draft.text, ''), source: sourceOfScan(scan), photoIds };
      await saveWithPictures(meal, scan, change);
      onSaved(meal);
    } catch (error) {
      const { title, text } = explain(error);
      void toast({ title, text: `${text} Your photos are still here.`, tone: 'destructive' });
      setSaving(false);
    }
  };

  return (
    <Card>
      <Stack gap="lg">
        <Words
          text={draft.text}
          focused={false}
          onType={(text) => changeDraft((state) => ({ ...state, text }))}
          onEnter={() => undefined}
        />
        <AgainChips
          title={isEmptyDraft(draft) ? 'Your usual foods around this time' : 'Add to this meal'}
          options={likely}
          onPick={({ items }) => changeDraft((state) => withAllAdded(state, draftAgain(items), 'photo'))}
        />
        <VisuallyHidden role="status">
          {review.items.length > 0 && `${countText(review.items.length, 'food')} to check`}
        </VisuallyHidden>
        {review.error && <ErrorState {...explain(review.error)} onRetry={review.readAgain} />}
        <ReviewList review={review} onChange={changeDraft} />
        {!isEmptyDraft(draft) && (
          <>
            <MealTimeFields value={at} onChange={setAt} />
            <ConfirmBar
              total={review.total}
              action="Save meal"
              disabled={!review.complete || isSaving || isTooLong(draft.text)}
              onConfirm={() => void save()}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
