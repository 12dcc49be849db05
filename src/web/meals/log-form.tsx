import { Button, Skeleton, Stack, Textarea, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Meal } from '#contract/meals.ts';
import { explain } from '#web/lib/errors.ts';
import { useFoods } from '#web/lib/food-table.ts';
import { formatKcal } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { buildMeal } from './build-meal.ts';
import { removeMeal, saveMeal } from './commands.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { EMPTY_DRAFT, isEmptyDraft } from './draft.ts';
import { LogHints } from './log-hints.tsx';
import classes from './log-form.module.css';
import { MEAL_KIND_NAMES } from './meal-names.ts';
import { useDayAhead } from './queries.ts';
import { ReviewList } from './review-list.tsx';
import { SampleMeal } from './sample-meal.tsx';
import { useDraft } from './use-draft.ts';
import { useMealTime } from './use-meal-time.ts';
import { MOST_CHARACTERS, useReview, type Review } from './use-review.ts';
import { WhenFields } from './when-fields.tsx';

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

interface WordsProps {
  readonly text: string;
  readonly focused: boolean;
  readonly onType: (text: string) => void;
  /** The member wants it read now. */
  readonly onEnter: () => void;
}

const isTooLong = (text: string): boolean => text.length > MOST_CHARACTERS;

/** The box that takes a description. */
function Words({ text, focused, onType, onEnter }: WordsProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  // It may come after the drawer has looked for what to focus.
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <Textarea
      label="What did you eat?"
      ref={box}
      data-autofocus={focused || undefined}
      autosize
      minRows={2}
      maxRows={8}
      enterKeyHint="done"
      placeholder="Two scrambled eggs with a slice of whole wheat toast and butter, black coffee"
      value={text}
      error={
        isTooLong(text) &&
        `At most ${formatKcal(MOST_CHARACTERS)} characters; this is ${formatKcal(text.length)}.`
      }
      onChange={({ currentTarget: { value } }) => onType(value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

/** Describe, review, confirm. Nothing is saved before the button; what is typed survives reloads and errors. */
export function LogForm({ date, onSaved, focused = false }: LogFormProps) {
  const [draft, change] = useDraft();
  const [paused] = useDebouncedValue(draft.text, PAUSE_MS);
  const [asked, setAsked] = useState<string>();
  const [at, setAt] = useMealTime(date);
  useDayAhead(at.date);
  const [saving, setSaving] = useState(false);
  const foods = useFoods();
  const review = useReview(draft, asked === draft.text ? draft.text : paused, foods.data);

  const save = async () => {
    const meal = buildMeal(review.items, at, draft.text, '');
    setSaving(true);
    try {
      await saveMeal(meal);
      change(() => EMPTY_DRAFT);
      const kcal = meal.total.energyKcal ? `, ${formatKcal(meal.total.energyKcal.value)} kcal` : '';
      void toast({
        title: 'Saved',
        text: `${MEAL_KIND_NAMES[meal.kind]}${kcal}`,
        undo: () => void removeMeal(meal),
      });
      onSaved(meal);
    } catch (error) {
      const { title, text } = explain(error);
      void toast({ title, text: `${text} Your description is still here.`, tone: 'destructive' });
    } finally {
      setSaving(false);
    }
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
          {isEmptyDraft(draft) && <LogHints onPick={(text) => change((state) => ({ ...state, text }))} />}
        </Stack>
        <VisuallyHidden role="status">{spoken(review)}</VisuallyHidden>
        {foods.isError && <ErrorState {...explain(foods.error)} onRetry={() => void foods.refetch()} />}
        {foods.isPending && !isEmptyDraft(draft) && <Skeleton height="6rem" />}
        {foods.data && (
          <ReviewList review={review} foods={foods.data} onChange={change}>
            {!isEmptyDraft(draft) && (
              <Button variant="subtle" color="gray" onClick={() => change(() => EMPTY_DRAFT)}>
                Start over
              </Button>
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
            onConfirm={() => void save()}
          />
        </Stack>
      )}
    </div>
  );
}
