import type { Meal, MealInput } from '#contract/meals.ts';
import { enqueue } from '#web/lib/outbox.ts';
import { formatDate } from '#web/lib/format.ts';
import { MEAL_KIND_NAMES } from './meal-names.ts';
import { PUT_MEAL, REMOVE_MEAL } from './pending.ts';

/** What the server is told of a meal: it freezes names, dates and nutrients itself. */
function inputOf({ id, eatenAt, timeZone, kind, source, note, description, items }: Meal): MealInput {
  return {
    id,
    eatenAt,
    timeZone,
    kind,
    source,
    ...(note ? { note } : {}),
    ...(description ? { description } : {}),
    items: items.map(({ id: itemId, foodId, words, amount, unit, grams, confidence }) => ({
      id: itemId,
      foodId,
      amount,
      unit,
      grams,
      confidence,
      ...(words ? { words } : {}),
    })),
  };
}

const labelOf = (meal: Meal, verb: string): string =>
  `${verb} ${MEAL_KIND_NAMES[meal.kind].toLowerCase()}, ${formatDate(meal.date, meal.date)}`;

const put = (value: Meal) => ({ type: PUT_MEAL, value });

/** Logs a new meal. */
export const saveMeal = (meal: Meal) =>
  enqueue({
    subject: meal.id,
    method: 'POST',
    path: '/meals',
    body: inputOf(meal),
    effect: put(meal),
    label: labelOf(meal, 'Log'),
  });

/** Replaces a meal by its edited self. */
export const changeMeal = (meal: Meal) =>
  enqueue({
    subject: meal.id,
    method: 'PUT',
    path: `/meals/${meal.id}`,
    body: inputOf(meal),
    effect: put(meal),
    label: labelOf(meal, 'Change'),
  });

/** Deletes a meal; `restoreMeal` takes it back. */
export const removeMeal = (meal: Meal) =>
  enqueue({
    subject: meal.id,
    method: 'DELETE',
    path: `/meals/${meal.id}`,
    body: undefined,
    effect: { type: REMOVE_MEAL, value: meal },
    label: labelOf(meal, 'Delete'),
  });

export const restoreMeal = (meal: Meal) =>
  enqueue({
    subject: meal.id,
    method: 'POST',
    path: `/meals/${meal.id}/restore`,
    body: {},
    effect: put(meal),
    label: labelOf(meal, 'Restore'),
  });
