import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useFoods } from '#web/lib/foods/food-table.ts';
import { withSpoken } from '#web/lib/dictation/dictation.ts';
import { formatKcal } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { buildMeal } from './build-meal.ts';
import { removeMeal, saveMeal } from './commands.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { EMPTY_DRAFT, isEmptyDraft, withAdded, type Draft } from './draft.ts';
import { LogAgain, useLikely } from './log-again.tsx';
import { LogHints } from './log-hints.tsx';
import { LogWays } from './log-ways.tsx';
import classes from './log-form.module.css';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { useDayAhead } from './queries.ts';
import { QuickAdd } from './quick-add.tsx';
import { ReadAgain } from './read-again.tsx';
import { ReviewList } from './review-list.tsx';
import { SampleMeal } from './sample-meal.tsx';
import { SaveDraft } from './save-draft.tsx';
import { useDraft } from './use-draft.ts';
import { useMealTime } from './use-meal-time.ts';
import { useReview, type Review } from './use-review.ts';
import { VoiceButton } from './voice-button.tsx';
import { WhenFields } from './when-fields.tsx';
import { isTooLong, Words } from './words.tsx';

const PAUSE_MS = 180;

interface LogFormProps {
  /** The day it is logged for, until the member sets another. */
  readonly date: string;
  readonly onSaved: (meal: Meal) => void;
  /** The caret waits in the box: there is nothing else to do here. */
  readonly focused?: boolean;
}

const spoken = ({ items, total, notUnderstood }: Review): string =>
  items.length === 0 && notUnderstood.length === 0
    ? ''
    : `${items.length} foods, ${total.energyKcal ? `${formatKcal(total.energyKcal.value)} kcal` : 'energy not known'}` +
      (notUnderstood.length > 0 ? `, ${notUnderstood.length} not understood` : '');

/** Saves meals and says so. @returns whether a save is on its way, and how to save one; it answers whether that went well */
function useSaving() {
  const [saving, setSaving] = useState(false);
  const save = async (meal: Meal): Promise<boolean> => {
    setSaving(true);
    try {
      await saveMeal(meal);
      const kcal = meal.total.energyKcal ? `, ${formatKcal(meal.total.energyKcal.value)} kcal` : '';
      void toast({
        title: 'Saved',
        text: `${MEAL_KIND_NAMES[meal.kind]}${kcal}`,
        undo: () => void removeMeal(meal),
      });
      return true;
    } catch (error) {
      const { title, text } = explain(error);
      void toast({ title, text: `${text} Your description is still here.`, tone: 'destructive' });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return [saving, save] as const;
}

interface WaysProps {
  readonly date: string;
  readonly change: (change: (state: Draft) => Draft) => void;
}

/** The ways to log beside words: other screens, and figures typed as they are. */
function Ways({ date, change }: WaysProps) {
  const today = useToday();
  const [quickAdding, quickAdd] = useDisclosure(false);
  const quickAddButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <LogWays
        date={date === today ? undefined : date}
        quickAdding={quickAdding}
        onQuickAdd={quickAdd.toggle}
        quickAddButton={quickAddButton}
      >
        <VoiceButton
          onWords={(words) =>
            change((state) => ({ ...state, text: withSpoken(state.text, words), source: 'voice' }))
          }
        />
      </LogWays>
      {quickAdding && (
        <QuickAdd
          onAdd={(item) => {
            change((state) => withAdded(state, item));
            quickAdd.close();
            // The form that had the focus goes.
            quickAddButton.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Describe, review, confirm. Nothing is saved before the button; what is typed survives reloads and errors. */
export function LogForm({ date, onSaved, focused = false }: LogFormProps) {
  const [draft, change] = useDraft();
  const [paused] = useDebouncedValue(draft.text, PAUSE_MS);
  const [asked, setAsked] = useState<string>();
  const [at, setAt] = useMealTime(date);
  useDayAhead(at.date);
  const likely = useLikely(at);
  const [saving, save] = useSaving();
  const foods = useFoods();
  const text = asked === draft.text ? draft.text : paused;
  const review = useReview(draft, text, foods.data);

  const confirm = async () => {
    const built = buildMeal(review.items, at, draft.text, '');
    const meal = { ...built, source: draft.source ?? built.source };
    if (!(await save(meal))) return;
    change(() => EMPTY_DRAFT);
    onSaved(meal);
  };

  return (
    <div className={classes.form}>
      <Stack gap="lg">
        <Stack gap="sm">
          <Words
            text={draft.text}
            focused={focused}
            onType={(text) => change((state) => ({ ...state, text }))}
            onEnter={() => setAsked(draft.text)}
          />
          <LogAgain likely={likely ?? []} at={at} draft={draft} change={change} onSaved={onSaved} />
          <Ways date={date} change={change} />
          {likely?.length === 0 && isEmptyDraft(draft) && (
            <LogHints onPick={(text) => change((state) => ({ ...state, text }))} />
          )}
        </Stack>
        <VisuallyHidden role="status">{spoken(review)}</VisuallyHidden>
        {foods.isError && <ErrorState {...explain(foods.error)} onRetry={() => void foods.refetch()} />}
        {foods.isPending && !isEmptyDraft(draft) && <Skeleton height="6rem" />}
        <ReadAgain draft={draft} review={review} settled={text === draft.text} change={change} />
        {foods.data && (
          <ReviewList review={review} foods={foods.data} onChange={change}>
            {!isEmptyDraft(draft) && (
              <div className={classes.whole}>
                <SaveDraft items={review.items} disabled={!review.complete} />
                <Button variant="subtle" color="gray" onClick={() => change(() => EMPTY_DRAFT)}>
                  Start over
                </Button>
              </div>
            )}
          </ReviewList>
        )}
      </Stack>
      {isEmptyDraft(draft) ? (
        <div className={classes.sample}>
          <SampleMeal />
        </div>
      ) : (
        <Stack gap="lg" className={classes.side ?? ''}>
          <WhenFields value={at} onChange={setAt} />
          <ConfirmBar
            total={review.total}
            action="Save meal"
            disabled={!review.complete || saving || isTooLong(draft.text)}
            onConfirm={() => void confirm()}
          />
        </Stack>
      )}
    </div>
  );
}
