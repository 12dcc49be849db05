import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Meal, MealInput } from '#contract/meals/meals.ts';
import type { DayState } from '#domain/meals/meal.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import type { IndexDeps } from '#server/db/deps.ts';
import { foodsById } from '#server/foods/by-id-queries.ts';
import { isPastRestore } from '#server/db/restorable.ts';
import { Refusal } from '#server/core/refusal.ts';
import { findCorrections, saveCorrections } from './corrections.ts';
import { insertItems, insertMeal } from './insert-meal.ts';
import { mealAnswer } from './meal-answer.ts';
import { mealRows } from './meal-rows.ts';
import { mealOf } from './queries.ts';
import { dayStates, mealItems, meals, photos } from './tables.ts';

const own = (actor: Actor, mealId: string) => and(eq(meals.userId, actor.userId), eq(meals.id, mealId));

/** Food ids of items, each once. */
export const foodIdsOf = ({ items }: Pick<MealInput, 'items'>): string[] => [
  ...new Set(items.flatMap(({ foodId }) => (foodId === null ? [] : [foodId]))),
];

/** Detaches pictures that a meal no longer names. */
const hidePhotos = (tx: Db, actor: Actor, { id, photoIds = [] }: MealInput) =>
  tx
    .update(photos)
    .set({ mealId: null })
    .where(and(eq(photos.userId, actor.userId), eq(photos.mealId, id), notInArray(photos.id, photoIds)));

/** Attaches the member's pictures named by `input` to the meal. */
async function showPhotos(tx: Db, actor: Actor, { id, photoIds = [] }: MealInput): Promise<string[]> {
  if (photoIds.length === 0) return [];
  const shown = await tx
    .update(photos)
    .set({ mealId: id })
    .where(and(eq(photos.userId, actor.userId), inArray(photos.id, photoIds)))
    .returning({ id: photos.id });
  return shown.map((photo) => photo.id);
}

/** Logs a meal. A repeated id returns the stored meal and changes nothing. */
export async function createMeal(deps: IndexDeps, actor: Actor, input: MealInput): Promise<Meal> {
  const { db, index, now } = deps;
  const foods = await foodsById(db, index, actor.userId, foodIdsOf(input));
  const { meal, items } = mealRows(actor.userId, input, foods, now());
  const taught = await findCorrections(db, deps, actor, input, foods);
  const log = async (tx: Db) => {
    if (!(await insertMeal(tx, meal, items))) return mealOf(tx, actor.userId, meal.id);
    await saveCorrections(tx, actor, taught);
    return mealAnswer(meal, items, await showPhotos(tx, actor, input));
  };
  const isOneStatement = taught.length === 0 && !input.photoIds?.length;
  return isOneStatement ? log(db) : db.transaction(log);
}

/**
 * Replaces a meal with all its items.
 * @throws Refusal NOT_FOUND if the member has no such meal, or deleted it
 */
export async function updateMeal(deps: IndexDeps, actor: Actor, input: MealInput): Promise<Meal> {
  const { db, index, now } = deps;
  const foods = await foodsById(db, index, actor.userId, foodIdsOf(input));
  const { meal, items } = mealRows(actor.userId, input, foods, now());
  // The key isn't updated, because distributed tables reject that even for the same value.
  const { userId: _userId, id: _id, ...replaced } = meal;
  return db.transaction(async (tx) => {
    const found = await tx
      .update(meals)
      // Always later than the last change, even if the clock stands still, because `mealsState` tells changes by it.
      .set({
        ...replaced,
        updatedAt: sql`greatest(${new Date(now()).toISOString()}::timestamptz, ${meals.updatedAt} + interval '1 millisecond')`,
      })
      .where(and(own(actor, meal.id), isNull(meals.deletedAt)))
      .returning({ id: meals.id });
    if (found.length === 0) throw new Refusal('NOT_FOUND');
    const stored = await tx
      .delete(mealItems)
      .where(and(eq(mealItems.userId, actor.userId), eq(mealItems.mealId, meal.id)))
      .returning();
    await insertItems(tx, items);
    await saveCorrections(tx, actor, await findCorrections(tx, deps, actor, input, foods, stored));
    await hidePhotos(tx, actor, input);
    return mealAnswer(meal, items, await showPhotos(tx, actor, input));
  });
}

/** Stores a member's state of a day; null clears it. */
export async function setDayState(
  { db, now }: IndexDeps,
  { userId }: Actor,
  date: string,
  state: DayState | null,
): Promise<void> {
  if (state === null) {
    await db.delete(dayStates).where(and(eq(dayStates.userId, userId), eq(dayStates.localDate, date)));
    return;
  }
  const updatedAt = new Date(now());
  await db
    .insert(dayStates)
    .values({ userId, localDate: date, state, updatedAt })
    .onConflictDoUpdate({ target: [dayStates.userId, dayStates.localDate], set: { state, updatedAt } });
}

/** Deletes a meal, which can be restored for a while. Safe to repeat. */
export async function removeMeal({ db, now }: IndexDeps, actor: Actor, mealId: string): Promise<void> {
  const found = await db
    .update(meals)
    .set({ deletedAt: sql`coalesce(${meals.deletedAt}, ${new Date(now()).toISOString()})` })
    .where(own(actor, mealId))
    .returning({ id: meals.id });
  if (found.length === 0) throw new Refusal('NOT_FOUND');
}

/** Undoes a deletion. Does nothing if the meal isn't deleted. */
export async function restoreMeal({ db }: IndexDeps, actor: Actor, mealId: string): Promise<Meal> {
  return db.transaction(async (tx) => {
    await tx.update(meals).set({ deletedAt: null }).where(own(actor, mealId));
    return mealOf(tx, actor.userId, mealId);
  });
}

/** Purges meals deleted too long ago to restore. */
export async function sweepDeletedMeals(db: Db, nowMs: number): Promise<void> {
  await db.delete(meals).where(isPastRestore(meals.deletedAt, nowMs));
}
