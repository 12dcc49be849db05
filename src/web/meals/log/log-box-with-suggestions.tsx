import { MAX_DESCRIPTION_LENGTH } from '#domain/meals/limits.ts';
import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useLayoutEffect, useRef, type SubmitEvent } from 'react';
import type { MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { isBestGuess } from '#domain/meals/analysis/best-guess.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { useFoodSearch } from '#web/lib/foods/food-search.ts';
import { countText, kcalText } from '#web/lib/format.ts';
import { cacheFoodHit } from '#web/lib/foods/use-food.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { pickedItem } from '#web/meals/review/draft-item.ts';
import { EMPTY_DRAFT, withAdded } from '#web/meals/review/draft.ts';
import { FoodOption } from '#web/lib/foods/food-option.tsx';
import optionClasses from '#web/lib/foods/food-option.module.css';
import classes from './log-box.module.css';
import { LogActions, LogInput } from './log-input.tsx';
import { useAnalysis } from '#web/meals/review/use-analysis.ts';
import { useDraft } from './use-draft.ts';

const PAUSE_MS = 120;
const WHOLE = 'whole-text';
const MAX_FOODS = 7;

/** "2 foods, about 310 kcal", for the items that count. */
function inShort(analysis: MealAnalysis): string {
  const items = analysis.items.filter((item) => !isBestGuess(item));
  if (items.length === 0) return 'Review';
  const energy = sumNutrients(items.map(({ nutrients }) => nutrients)).energyKcal;
  const kcal = energy ? `, about ${kcalText(energy)}` : '';
  return `${countText(items.length, 'food')}${kcal}`;
}

/** Foods with that name, and a summary of the text as a meal. */
function useSuggestions(text: string) {
  const [paused] = useDebouncedValue(text.trim(), PAUSE_MS);
  const { analysis } = useAnalysis(paused);
  const found = useFoodSearch(paused, MAX_FOODS) ?? [];
  return {
    summary: analysis ? inShort(analysis) : 'Review',
    found: paused.length > MAX_DESCRIPTION_LENGTH ? [] : found,
  };
}

export interface LogBoxWithSuggestionsProps {
  /** State of the box it replaces: focused, and already typed in. */
  readonly isFocused: boolean;
  readonly isTyped: boolean;
  readonly date: string | undefined;
  readonly onReview: () => void;
}

/** The log box with a summary of the text and matching foods. */
export function LogBoxWithSuggestions({
  isFocused,
  isTyped,
  date,
  onReview: review,
}: LogBoxWithSuggestionsProps) {
  const [draft, change] = useDraft();
  const { found, summary } = useSuggestions(draft.text);
  const input = useRef<HTMLInputElement>(null);
  // It replaces the box that was just tapped.
  useLayoutEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const combobox = useCombobox({
    defaultOpened: isTyped && draft.text.trim() !== '',
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const begin = (option: string) => {
    const hit = found.find(({ food }) => food.id === option);
    if (hit) {
      cacheFoodHit(hit);
      // The text was a search, not a description: the food replaces it.
      change((state) => withAdded({ ...EMPTY_DRAFT, added: state.added }, pickedItem(uuidV7(), hit.food)));
    }
    review();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    review();
  };
  const type = (text: string) => {
    change((state) => ({ ...state, text }));
    combobox.resetSelectedOption();
    if (text.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={begin} withinPortal={false} shadow="md" radius="lg">
      <Combobox.DropdownTarget>
        <form className={classes.box} onSubmit={submit}>
          <Combobox.EventsTarget autoComplete="off" withExpandedAttribute>
            <LogInput
              ref={input}
              value={draft.text}
              onBlur={() => combobox.closeDropdown()}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </Combobox.EventsTarget>
          <LogActions text={draft.text} date={date} />
        </form>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label="Ways to log this">
          <Combobox.Option value={WHOLE} className={optionClasses.option}>
            <span className={optionClasses.whole}>{draft.text.trim()}</span>
            <span className={optionClasses.per}>{summary}</span>
          </Combobox.Option>
          {found.map((hit) => (
            <FoodOption key={hit.food.id} hit={hit} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
