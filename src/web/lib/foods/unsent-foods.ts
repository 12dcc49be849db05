import type { OwnFood } from '#contract/foods/own-foods.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';

/** Effect types of writes to own foods. */
export const PUT_OWN_FOOD = 'put-own-food-1';
export const REMOVE_OWN_FOOD = 'remove-own-food-1';

/** Whether a value from the device or the server is an own food. */
export const isOwnFood = (value: unknown): value is OwnFood =>
  isRecord(value) && typeof value['id'] === 'string' && isRecord(value['food']);

/** The food an effect shows or hides; undefined for effects of other slices. */
export function changedFood({ effect }: OutboxRow): OwnFood | undefined {
  const known = effect.type === PUT_OWN_FOOD || effect.type === REMOVE_OWN_FOOD;
  return known && isOwnFood(effect.value) ? effect.value : undefined;
}

/** The foods with unsent writes applied, newest first; the same list if there are none. */
export function withUnsentFoods(foods: readonly OwnFood[], rows: readonly OutboxRow[]): readonly OwnFood[] {
  return rows
    .filter((row) => !row.rejected)
    .reduce((list, row) => {
      const changed = changedFood(row);
      if (!changed) return list;
      const others = list.filter(({ id }) => id !== changed.id);
      if (row.effect.type === REMOVE_OWN_FOOD) return others;
      return [...others, changed].toSorted((one, other) => (one.id < other.id ? 1 : -1));
    }, foods);
}
