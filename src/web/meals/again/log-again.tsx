import { useMemo } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { useToday } from '#web/lib/clock.ts';
import { AgainChips } from './again-chips.tsx';
import { useRecentMeals, useSavedMeals } from './again-queries.ts';
import { draftAgain, likelyNow, type Again } from './again.ts';
import type { MealTime } from '#web/meals/review/build-meal.ts';
import { isEmptyDraft, withAllAdded, type ChangeDraft, type Draft } from '#web/meals/review/draft.ts';
import { useLogAgain } from './use-log-again.ts';

const MAX_LIKELY = 5;

/** What is likely eaten at that hour, best first; undefined while loading. */
export function useLikely({ time }: MealTime): readonly Again[] | undefined {
  const today = useToday();
  const { saved } = useSavedMeals();
  const { data: recent, isPending } = useRecentMeals();
  const hour = Number(time.slice(0, 2));
  const likely = useMemo(
    () => likelyNow(recent, saved, { today, hour, most: MAX_LIKELY }),
    [recent, saved, today, hour],
  );
  return isPending && likely.length === 0 ? undefined : likely;
}

interface LogAgainProps {
  readonly likely: readonly Again[];
  readonly at: MealTime;
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly onSaved: (meal: Meal) => void;
}

/** What is typically eaten around this hour. With an empty draft a tap logs it immediately; otherwise a tap adds to the draft. */
export function LogAgain({ likely, at, draft, change, onSaved }: LogAgainProps) {
  const { logAgain, heard } = useLogAgain(at);
  if (!isEmptyDraft(draft)) {
    return (
      <AgainChips
        title="Add to this meal"
        options={likely}
        onPick={({ items, source }) => change((state) => withAllAdded(state, draftAgain(items), source))}
      />
    );
  }
  return (
    <AgainChips
      title="Log with one tap"
      options={likely}
      heard={heard}
      onPick={(again) => void logAgain(again).then((meal) => meal && onSaved(meal))}
    />
  );
}
