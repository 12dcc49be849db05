import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import type { Ranked } from '#domain/meals/rank-between.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';

/** How an unsent write changes the list of saved meals. */
export const PUT_SAVED_MEAL = 'put-saved-meal-1';
export const REMOVE_SAVED_MEAL = 'remove-saved-meal-1';
export const RANK_SAVED_MEALS = 'rank-saved-meals-1';

const isSavedMeal = (value: unknown): value is SavedMeal =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['rank'] === 'number' &&
  Array.isArray(value['items']);

const isRanked = (value: unknown): value is Ranked =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['rank'] === 'number';

const ranksOf = (value: unknown): readonly Ranked[] =>
  Array.isArray(value) && value.every(isRanked) ? value : [];

function afterRow(list: readonly SavedMeal[], { effect }: OutboxRow): readonly SavedMeal[] {
  const { type, value } = effect;
  if (type === RANK_SAVED_MEALS) {
    const ranks = new Map(ranksOf(value).map(({ id, rank }) => [id, rank]));
    return list.map((saved) => ({ ...saved, rank: ranks.get(saved.id) ?? saved.rank }));
  }
  if ((type !== PUT_SAVED_MEAL && type !== REMOVE_SAVED_MEAL) || !isSavedMeal(value)) return list;
  const known = list.find(({ id }) => id === value.id);
  const others = list.filter(({ id }) => id !== value.id);
  // An edit has no rank: it may have been moved since.
  return type === PUT_SAVED_MEAL ? [...others, { ...value, rank: known?.rank ?? value.rank }] : others;
}

/** Saved meals with unsent writes applied: favorites first, then in the member's order, newest first if two devices assigned the same rank. */
export const withUnsentSaved = (
  list: readonly SavedMeal[],
  rows: readonly OutboxRow[],
): readonly SavedMeal[] =>
  rows
    .filter((row) => !row.rejected)
    .reduce<readonly SavedMeal[]>(afterRow, list)
    .toSorted(
      (one, other) =>
        Number(other.favourite) - Number(one.favourite) ||
        one.rank - other.rank ||
        (one.id > other.id ? -1 : 1),
    );

/** Whether a write is one of these. */
export const changesSaved = ({ effect: { type } }: OutboxRow): boolean =>
  type === PUT_SAVED_MEAL || type === REMOVE_SAVED_MEAL || type === RANK_SAVED_MEALS;
