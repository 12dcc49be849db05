import type { MealAnalysis, NamedMeal } from '#domain/meals/analysis/analysis.ts';
import { dateOfEatenDay } from '#domain/meals/day/eaten-day.ts';
import { usualMealKind, usualMealTime } from '#domain/meals/meal.ts';
import type { MealTime } from '#web/meals/review/build-meal.ts';
import { toDraftItems } from '#web/meals/review/draft-item.ts';
import type { DraftItem } from '#web/meals/review/draft.ts';

/** A meal named in the text, with its foods after the member's corrections. */
export interface DraftMeal extends Omit<NamedMeal, 'items'> {
  readonly items: readonly DraftItem[];
}

const asTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Meals named in a text. Foods added by hand belong to the last one.
 * @param items of the draft, including corrections and additions
 */
export function draftMeals(
  analysis: Pick<MealAnalysis, 'items' | 'meals'> | undefined,
  items: readonly DraftItem[],
): readonly DraftMeal[] {
  if (!analysis || analysis.meals.length === 0) return [];
  const read = toDraftItems(analysis.items);
  const mealOf = new Map(
    analysis.meals.flatMap((meal, at) => meal.items.map((item) => [read[item]?.key, at] as const)),
  );
  const last = analysis.meals.length - 1;
  return analysis.meals
    .map((meal, at) => ({ ...meal, items: items.filter(({ key }) => (mealOf.get(key) ?? last) === at) }))
    .filter((meal) => meal.items.length > 0);
}

/**
 * Time of a named meal, as far as its words say. A day is relative to today, and only applies if the member hasn't selected another day; a
 * meal named without a time was eaten at its usual time, unless it is that time of day now.
 */
export function timeOfNamed(
  { kind, day, minute }: Omit<DraftMeal, 'items'>,
  chosen: string,
  today: string,
  now: string,
): Partial<Pick<MealTime, 'kind' | 'date' | 'time'>> {
  const date = day && chosen === today ? dateOfEatenDay(day, today) : chosen;
  const isNow = date === today && kind === usualMealKind(Number(now.slice(0, 2)));
  const usual = kind && !isNow ? usualMealTime(kind) : undefined;
  const isPast = usual !== undefined && (date < today || usual <= now);
  const time = minute === undefined ? (isPast ? usual : undefined) : asTime(minute);
  return { ...(date !== chosen && { date }), ...(kind && { kind }), ...(time && { time }) };
}
