import type { Meal, MealItem } from '#contract/meals/meals.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { MealKind, MealSource } from '#domain/meals/meal.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { instantAt } from '#web/lib/clock.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { parseAmount } from '#web/lib/units/amount.ts';
import { amountFault } from './draft-item.ts';
import { countedItems, type DraftItem } from './draft.ts';

/** When a meal is eaten, and its kind. `date` is `YYYY-MM-DD`, `time` `HH:MM`, both local to `timeZone`. */
export interface MealTime {
  readonly kind: MealKind;
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The item as it can be saved; undefined while its amount is missing or too large. */
function savedItem(item: DraftItem): MealItem | undefined {
  const { key, words, foodId, name, unit, grams, nutrients, confidence, otherFoods } = item;
  const amount = parseAmount(item.amountText);
  if (amount === undefined || amountFault(item)) return undefined;
  const id = UUID.test(key) ? key : uuidV7();
  return {
    id,
    foodId,
    name,
    words: words ?? null,
    amount,
    unit,
    grams: grams ?? null,
    nutrients,
    confidence,
    ...(otherFoods && { otherFoods }),
  };
}

/** Origin of a meal whose draft doesn't state it. */
function sourceOf(items: readonly MealItem[], described: string): MealSource {
  if (described !== '') return 'text';
  return items.every(({ foodId }) => foodId === null) ? 'quick-add' : 'search';
}

/** The items as part of a meal; guesses, and those with an invalid amount, are left out. */
export const itemsToSave = (items: readonly DraftItem[]): MealItem[] =>
  countedItems(items)
    .map(savedItem)
    .filter((item) => item !== undefined);

/** Whether there are items that count, each with a valid amount. */
export function isComplete(items: readonly DraftItem[]): boolean {
  const counted = countedItems(items);
  return counted.length > 0 && counted.every((item) => savedItem(item) !== undefined);
}

/**
 * The meal of a reviewed draft. Items with an invalid amount are left out: check `isComplete` first.
 * @param origin the stored meal being edited; absent for a new one
 */
export function buildMeal(
  items: readonly DraftItem[],
  at: MealTime,
  text: string,
  note: string,
  origin?: Meal,
): Meal {
  const saved = itemsToSave(items);
  const eatenAt = instantAt(at.date, at.time, at.timeZone);
  const described = text.trim() || (origin?.description ?? '');
  return {
    id: origin?.id ?? uuidV7(),
    eatenAt,
    timeZone: at.timeZone,
    date: localDate(Date.parse(eatenAt), at.timeZone),
    kind: at.kind,
    source: origin?.source ?? sourceOf(saved, described),
    note: note.trim() || null,
    description: described || null,
    photoIds: origin?.photoIds ?? [],
    items: saved,
    total: sumNutrients(saved.map(({ nutrients }) => nutrients)),
  };
}
