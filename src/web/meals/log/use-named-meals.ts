import { useState } from 'react';
import { usualMealKind } from '#domain/meals/meal.ts';
import { deviceTimeZone, useTimeHere, useToday } from '#web/lib/clock.ts';
import type { MealTime } from '#web/meals/review/build-meal.ts';
import { countedItems } from '#web/meals/review/draft.ts';
import type { Review } from '#web/meals/review/use-review.ts';
import { draftMeals, timeOfNamed, type DraftMeal } from './named-meals.ts';

/** One of several meals in a text, with the time it is logged for. */
export interface TimedMeal extends Pick<DraftMeal, 'items'> {
  readonly at: MealTime;
}

/** The time a text states, and its meals if it names several. */
export interface NamedMeals {
  /** Defaults for the whole text as one meal. */
  readonly named: Partial<MealTime>;
  /** Empty unless the text names more than one meal. */
  readonly meals: readonly TimedMeal[];
  /** Meals to save from the whole text. @param at time of the text as a single meal */
  readonly partsOf: (review: Review, at: MealTime) => readonly TimedMeal[];
  readonly isSplit: boolean;
  readonly split: (isSplit: boolean) => void;
  readonly setAt: (place: number, change: Partial<MealTime>) => void;
}

/** Meals named in a text; the member decides whether to log them separately, and may change each one's kind, day and time. */
export function useNamedMeals(review: Review, date: string): NamedMeals {
  const today = useToday();
  const now = useTimeHere();
  const [isSplit, split] = useState(false);
  const [set, setSet] = useState<Readonly<Record<number, Partial<MealTime>>>>({});
  const [first, second] = draftMeals(review.analysis, countedItems(review.items)).map((meal) =>
    timeOfNamed(meal, date, today, now),
  );
  const mealsIn = ({ analysis, items }: Review) =>
    draftMeals(analysis, countedItems(items)).map((meal, place): TimedMeal => {
      const at = { ...timeOfNamed(meal, date, today, now), ...set[place] };
      const time = at.time ?? now;
      const kind = at.kind ?? usualMealKind(Number(time.slice(0, 2)));
      return { items: meal.items, at: { timeZone: deviceTimeZone(), date, ...at, time, kind } };
    });
  const isSeveral = second !== undefined;
  return {
    named: isSeveral
      ? first?.date === second.date && first?.date
        ? { date: first.date }
        : {}
      : (first ?? {}),
    meals: isSeveral ? mealsIn(review) : [],
    partsOf: (whole, at) => (isSeveral && isSplit ? mealsIn(whole) : [{ items: whole.items, at }]),
    isSplit: isSeveral && isSplit,
    split,
    setAt: (place, change) => setSet((was) => ({ ...was, [place]: { ...was[place], ...change } })),
  };
}
