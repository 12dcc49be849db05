import type { Meal } from '#contract/meals/meals.ts';
import { deviceTimeZone, instantAt, timeOf } from '#web/lib/clock.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/**
 * The same meal on another day, at the same time of the clock: a meal of its own, with ids of its own. Note, pictures and the words
 * it was described with stay with the first.
 * @param date `YYYY-MM-DD`, on the calendar where the member is now
 */
export function copyOf(meal: Meal, date: string): Meal {
  const timeZone = deviceTimeZone();
  return {
    ...meal,
    id: uuidV7(),
    date,
    eatenAt: instantAt(date, timeOf(Date.parse(meal.eatenAt), meal.timeZone), timeZone),
    timeZone,
    source: 'copy',
    note: null,
    description: null,
    photoIds: [],
    items: meal.items.map((item) => ({ ...item, id: uuidV7(), words: null })),
  };
}
