import { lowerFirst } from '#domain/words/first-letter.ts';
import type { EatenMeal } from '#contract/meals/meals.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import type { TimeMark } from '#web/ui/chart/axes.tsx';
import { formatTime } from '#web/lib/format.ts';

/** A later reading isn't related to a meal. */
const AFTER_MS = 3 * 3_600_000;

/** "Breakfast at 7:40 AM". */
export const mealName = ({ kind, eatenAt, timeZone }: EatenMeal): string =>
  `${MEAL_KIND_NAMES[kind]} at ${formatTime(Date.parse(eatenAt), timeZone)}`;

/** "Oat porridge, banana and 2 more". */
export function foodsInShort({ foods }: EatenMeal): string {
  const names = foods.map(({ name }) => name);
  return names.length <= 3
    ? names.join(', ')
    : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}

/** Meals as moments of a chart, oldest first. */
export const mealMarks = (meals: readonly EatenMeal[]): readonly TimeMark[] =>
  meals.map((meal) => ({ at: Date.parse(meal.eatenAt), label: mealName(meal) }));

/** "40 min after lunch at 12:30 PM", for a meal at most three hours before. @param marks oldest first */
export function afterMeal(marks: readonly TimeMark[], atMs: number): string | undefined {
  const last = marks.findLast(({ at }) => at <= atMs);
  if (!last || atMs - last.at > AFTER_MS) return undefined;
  const minutes = Math.round((atMs - last.at) / 60_000);
  return `${minutes} min after ${lowerFirst(last.label)}`;
}
