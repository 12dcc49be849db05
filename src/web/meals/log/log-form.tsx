import { Box, Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { createContext, memo, use, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, kcalText } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { buildMeal } from '#web/meals/review/build-meal.ts';
import { ConfirmBar } from '#web/meals/review/confirm-bar.tsx';
import {
  type ChangeDraft,
  countedItems,
  type Draft,
  EMPTY_DRAFT,
  isEmptyDraft,
} from '#web/meals/review/draft.ts';
import { LogAgain, useLikely } from '#web/meals/again/log-again.tsx';
import { SaveDraft, StartOver } from './draft-actions.tsx';
import { LogWays } from './log-ways.tsx';
import classes from './log-form.module.css';
import { useDay } from '#web/meals/queries.ts';
import { remainingAfter } from '#web/meals/review/remaining-after.ts';
import { onSaveKey } from '#web/meals/review/save-key.ts';
import { LanguageNotice } from './language-notice.tsx';
import { SplitOffer } from './split-offer.tsx';
import { ReadAgain } from './read-again.tsx';
import { ReviewList } from '#web/meals/review/review-list.tsx';
import { SampleMeal } from '#web/meals/sample-meal.tsx';
import { useDraft } from './use-draft.ts';
import { useNamedMeals } from './use-named-meals.ts';
import { useSaving } from './use-saving.ts';
import { MealTimes } from './meal-times.tsx';
import { useMealTime } from '#web/meals/review/use-meal-time.ts';
import { type Review, useReview } from '#web/meals/review/use-review.ts';
import { MealTimeFields } from '#web/meals/review/meal-time-fields.tsx';
import { isTooLong, Words } from '#web/meals/review/words.tsx';

const EXAMPLES = [
  'Two scrambled eggs, toast with butter and a black coffee',
  '8 oz Greek yogurt with a handful of blueberries',
  'Half a cup of lentil soup and a large apple',
] as const;

/** Examples of descriptions; a tap fills one in. */
function LogHints({ onPick }: { readonly onPick: (text: string) => void }) {
  return (
    <>
      <Text size="sm" c="dimmed">
        Use plain words, with amounts if you know them. For example:
      </Text>
      <Stack gap="sm" align="start">
        {EXAMPLES.map((text) => (
          <Button
            key={text}
            variant="light"
            size="sm"
            onClick={() => onPick(text)}
            styles={{
              label: { whiteSpace: 'normal', textAlign: 'start', lineHeight: 1.35 },
              root: { height: 'auto', minHeight: 'var(--touch)', paddingBlock: 'var(--gap-sm)' },
            }}
          >
            {text}
          </Button>
        ))}
      </Stack>
    </>
  );
}

interface LogFormProps {
  /** The day it is logged for, until the member sets another. */
  readonly date: string;
  readonly onSaved: (meal: Meal) => void;
  /** The input is focused, since there is nothing else to do here. */
  readonly focused?: boolean;
  /** A text that was entered elsewhere to be read. */
  readonly asksFor?: string | undefined;
  /** Listens at once. */
  readonly speaks?: boolean;
}

/** "2 foods, 310 kcal, 1 best guess to check, 1 not understood". */
function spoken({ items, total, notUnderstood }: Review): string {
  const counted = countedItems(items).length;
  const guesses = items.length - counted;
  const energy = total.energyKcal ? kcalText(total.energyKcal) : 'calories unknown';
  return [
    ...(counted > 0 ? [countText(counted, 'food'), energy] : []),
    ...(guesses > 0 ? [`${guesses} best ${guesses === 1 ? 'guess' : 'guesses'} to check`] : []),
    ...(notUnderstood.length > 0 ? [`${notUnderstood.length} not recognized`] : []),
  ].join(', ');
}

/** The text of the draft as it is typed. The rest of the form may lag behind it. */
const Typed = createContext('');

interface DraftWordsProps {
  readonly focused: boolean;
  readonly change: ChangeDraft;
  readonly onEnter: (text: string) => void;
}

function DraftWords({ focused, change, onEnter }: DraftWordsProps) {
  const text = use(Typed);
  return (
    <Words
      text={text}
      focused={focused}
      onType={(typed) => change((state) => ({ ...state, text: typed }))}
      onEnter={() => onEnter(text)}
    />
  );
}

interface DraftFormProps extends Required<Omit<LogFormProps, 'asksFor'>>, Pick<LogFormProps, 'asksFor'> {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly current: () => Draft;
}

/** Focuses an element when a question is answered: once, not again each time its answer is corrected. */
function useFocusOnce(answered: object | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef<object>(undefined);
  useEffect(() => {
    if (answered === undefined || answered === last.current) return;
    last.current = answered;
    element.current?.focus();
  }, [answered]);
  return element;
}

const DraftForm = memo(function DraftForm(props: DraftFormProps) {
  const { draft, change, current, date, focused, speaks, asksFor, onSaved } = props;
  const [asked, setAsked] = useState(asksFor === undefined ? undefined : { text: asksFor });
  const [saving, save] = useSaving();
  const review = useReview(draft, asked?.text);
  const several = useNamedMeals(review, date);
  const [at, setAt] = useMealTime(date, undefined, several.named);
  const { day } = useDay(at.date);
  const likely = useLikely(at);
  const isAnswered = asked?.text === draft.text && review.isSettled;
  const list = useFocusOnce(isAnswered ? asked : undefined);

  const confirm = async () => {
    // The form lags behind its draft: a second tap may reach the button after the first one's meal is saved.
    if (isEmptyDraft(current())) return;
    const { text, source, ...rest } = current();
    const meals = await save(async () => {
      const parts = several.partsOf(await review.whole({ ...rest, text }), at);
      return parts.map(({ items, at: when }) => ({
        ...buildMeal(items, when, text, ''),
        ...(source && { source }),
      }));
    });
    const last = meals.at(-1);
    if (!last) return;
    change(() => EMPTY_DRAFT);
    onSaved(last);
  };

  const isSavable = review.complete && !saving && !isTooLong(draft.text);
  const isEmpty = isEmptyDraft(draft);
  // What the first reading would move is drawn together with it; so are the suggestions for an empty box.
  const isFirstReading = !review.isSettled && review.items.length === 0 && !review.error;
  const isWaiting = isEmpty ? likely === undefined : isFirstReading;

  return (
    <Box className={classes.form ?? ''} onKeyDown={onSaveKey(() => void (isSavable && confirm()))}>
      <Stack gap="lg">
        <Stack gap="sm">
          <DraftWords focused={focused} change={change} onEnter={(text) => setAsked({ text })} />
          <LogAgain likely={likely ?? []} at={at} draft={draft} change={change} onSaved={onSaved} />
          <LogWays {...{ date, change, speaks }} />
          {likely?.length === 0 && isEmpty && (
            <LogHints onPick={(text) => change((state) => ({ ...state, text }))} />
          )}
        </Stack>
        <VisuallyHidden role="status">{spoken(review)}</VisuallyHidden>
        {review.error && <ErrorState {...explain(review.error)} onRetry={review.readAgain} />}
        {isFirstReading && <Skeleton height="6rem" />}
        {review.analysis?.language && <LanguageNotice language={review.analysis.language} />}
        <SplitOffer {...several} />
        <ReadAgain draft={draft} review={review} change={change} />
        {!isWaiting && (
          <ReviewList review={review} onChange={change} list={list}>
            {!isEmpty && (
              <Group gap="xs" align="stretch">
                <SaveDraft items={review.items} disabled={!review.complete} />
                <StartOver {...{ change, current }} />
              </Group>
            )}
          </ReviewList>
        )}
      </Stack>
      {isEmpty ? (
        <div className={classes.sample}>
          <SampleMeal />
        </div>
      ) : (
        <Stack gap="lg" className={classes.side ?? ''} {...(isFirstReading && { display: 'none' })}>
          {several.isSplit ? <MealTimes {...several} /> : <MealTimeFields value={at} onChange={setAt} />}
          <ConfirmBar
            total={review.total}
            action={several.isSplit ? `Save ${several.meals.length} meals` : 'Save meal'}
            disabled={!isSavable}
            left={remainingAfter(day, review.total)}
            onConfirm={() => void confirm()}
          />
        </Stack>
      )}
    </Box>
  );
});

/** Describe, review, confirm. Nothing is saved before the button; the draft survives reloads and errors. */
export function LogForm({ focused = false, speaks = false, ...props }: LogFormProps) {
  const [draft, change, current] = useDraft();
  // Typing has priority: on a slow phone, the rest is rendered between keystrokes.
  const shown = useDeferredValue(draft);
  return (
    <Typed value={draft.text}>
      <DraftForm {...{ ...props, focused, speaks, change, current }} draft={shown} />
    </Typed>
  );
}
