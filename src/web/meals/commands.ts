import { contract } from '#contract/contract.ts';
import type { Meal, MealInput, MealItem } from '#contract/meals/meals.ts';
import type { DayState } from '#domain/meals/meal.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { enqueue } from '#web/lib/outbox/outbox.ts';
import { formatDate } from '#web/lib/format.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { PUT_MEAL, REMOVE_MEAL, SET_DAY_STATE } from './pending.ts';

/** A quick add, as the member typed it. */
const enteredOf = ({ energyKcal, proteinG, carbsG, fatG, fiberG }: NutrientEstimates) => ({
  energyKcal: energyKcal?.value ?? 0,
  ...(proteinG && { proteinG: proteinG.value }),
  ...(carbsG && { carbsG: carbsG.value }),
  ...(fatG && { fatG: fatG.value }),
  ...(fiberG && { fiberG: fiberG.value }),
});

/** An item as sent to the server. */
export const itemInputOf = (item: MealItem): MealInput['items'][number] => {
  const { id, foodId, words, amount, unit, grams, confidence, otherFoods } = item;
  return {
    id,
    foodId,
    amount,
    unit,
    grams,
    confidence,
    ...(otherFoods && { otherFoods }),
    ...(words ? { words } : {}),
    ...(foodId === null && { name: item.name, entered: enteredOf(item.nutrients) }),
  };
};

/** A meal as sent to the server, which freezes names, dates and nutrients itself. */
function inputOf({
  id,
  eatenAt,
  timeZone,
  kind,
  source,
  note,
  description,
  photoIds,
  items,
}: Meal): MealInput {
  return {
    id,
    eatenAt,
    timeZone,
    kind,
    source,
    ...(note ? { note } : {}),
    ...(description ? { description } : {}),
    ...(photoIds.length > 0 ? { photoIds } : {}),
    items: items.map(itemInputOf),
  };
}

const labelOf = (meal: Meal, verb: string): string =>
  `${verb} ${MEAL_KIND_NAMES[meal.kind].toLowerCase()}, ${formatDate(meal.date, meal.date)}`;

const put = (value: Meal) => ({ type: PUT_MEAL, value });

/** Logs a new meal. */
export const saveMeal = (meal: Meal) =>
  enqueue(contract.meals.create, inputOf(meal), {
    subject: meal.id,
    effect: put(meal),
    label: labelOf(meal, 'Log'),
  });

/** Replaces a meal with its edited version. */
export const changeMeal = (meal: Meal) =>
  enqueue(contract.meals.update, inputOf(meal), {
    subject: meal.id,
    effect: put(meal),
    label: labelOf(meal, 'Change'),
  });

/** Deletes a meal; `restoreMeal` undoes it. */
export const removeMeal = (meal: Meal) =>
  enqueue(
    contract.meals.remove,
    { id: meal.id },
    {
      subject: meal.id,
      effect: { type: REMOVE_MEAL, value: meal },
      label: labelOf(meal, 'Delete'),
    },
  );

export const restoreMeal = (meal: Meal) =>
  enqueue(
    contract.meals.restore,
    { id: meal.id },
    {
      subject: meal.id,
      effect: put(meal),
      label: labelOf(meal, 'Restore'),
    },
  );

/** Sets how completely a day was logged; null clears it. */
export const setDayState = (date: string, state: DayState | null) =>
  enqueue(
    contract.meals.setState,
    { date, state },
    {
      subject: `day-state-${date}`,
      effect: { type: SET_DAY_STATE, value: { date, state } },
      label: `Mark ${formatDate(date, date)}`,
    },
  );
