import { contract } from '#contract/contract.ts';
import type { MealItem } from '#contract/meals/meals.ts';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import { ranksAfterMove, type Ranked } from '#domain/meals/rank-between.ts';
import { enqueue } from '#web/lib/outbox/outbox.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { itemInputOf } from '#web/meals/commands.ts';
import { PUT_SAVED_MEAL, RANK_SAVED_MEALS, REMOVE_SAVED_MEAL } from './pending-saved-meals.ts';

const put = (value: SavedMeal) => ({ type: PUT_SAVED_MEAL, value });

const bodyOf = ({ id, name, items, favourite }: SavedMeal) => ({
  id,
  name,
  items: items.map(itemInputOf),
  favourite,
});

/** Items for a saved meal: with new ids and without the words of one meal. */
export const savedItems = (items: readonly MealItem[]): MealItem[] =>
  items.map((item) => ({ ...item, id: uuidV7(), words: null }));

export const createSavedMeal = (saved: SavedMeal) =>
  enqueue(
    contract.savedMeals.create,
    { ...bodyOf(saved), rank: saved.rank },
    {
      subject: saved.id,
      effect: put(saved),
      label: `Save “${saved.name}”`,
    },
  );

export const changeSavedMeal = (saved: SavedMeal) =>
  enqueue(contract.savedMeals.update, bodyOf(saved), {
    subject: saved.id,
    effect: put(saved),
    label: `Change “${saved.name}”`,
  });

/** Deletes a saved meal; `restoreSavedMeal` undoes it. */
export const removeSavedMeal = (saved: SavedMeal) =>
  enqueue(
    contract.savedMeals.remove,
    { id: saved.id },
    {
      subject: saved.id,
      effect: { type: REMOVE_SAVED_MEAL, value: saved },
      label: `Delete “${saved.name}”`,
    },
  );

export const restoreSavedMeal = (saved: SavedMeal) =>
  enqueue(
    contract.savedMeals.restore,
    { id: saved.id },
    {
      subject: saved.id,
      effect: put(saved),
      label: `Restore “${saved.name}”`,
    },
  );

/** Moves an element of an ordered list to another position. */
export async function moveSavedMeal(list: readonly SavedMeal[], from: number, to: number): Promise<void> {
  const moved = list[from];
  const ranks: readonly Ranked[] = ranksAfterMove(list, from, to);
  if (!moved || ranks.length === 0) return;
  await enqueue(
    contract.savedMeals.reorder,
    { ranks: ranks.map(({ id, rank }) => ({ id, rank })) },
    {
      subject: moved.id,
      effect: { type: RANK_SAVED_MEALS, value: ranks },
      label: `Move “${moved.name}”`,
    },
  );
}
