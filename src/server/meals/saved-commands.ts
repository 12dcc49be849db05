import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type SavedMeal, type savedMealInput, MAX_SAVED_MEALS } from '#contract/meals/saved-meals.ts';
import type { Ranked } from '#domain/meals/rank-between.ts';
import type { IndexDeps } from '#server/db/deps.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { foodsById } from '#server/foods/by-id-queries.ts';
import { isPastRestore } from '#server/db/restorable.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { foodIdsOf } from './commands.ts';
import { itemAnswer } from './meal-answer.ts';
import { itemRows } from './meal-rows.ts';
import { savedMealOf, savedMealsOf } from './saved-queries.ts';
import { savedMeals } from './tables.ts';

type SavedInput = z.output<typeof savedMealInput>;

const own = ({ userId }: Actor, id: string) => and(eq(savedMeals.userId, userId), eq(savedMeals.id, id));

/** Items with current nutrients. */
async function snapshotOf({ db, index }: IndexDeps, { userId }: Actor, input: SavedInput) {
  const foods = await foodsById(db, index, userId, foodIdsOf(input));
  return itemRows(userId, input, foods).map(itemAnswer);
}

/** Saves a meal under a name, last in order without a rank. A repeated id returns the stored one and changes nothing. */
export async function createSavedMeal(
  deps: IndexDeps,
  actor: Actor,
  input: SavedInput & { readonly rank?: number | undefined },
): Promise<SavedMeal> {
  const items = await snapshotOf(deps, actor, input);
  const { userId } = actor;
  const { id, name, favourite } = input;
  return deps.db.transaction(async (tx) => {
    const [kept] = await tx
      .select({
        meals: count(),
        last: max(savedMeals.rank),
        repeated: sql<number>`count(*) filter (where ${savedMeals.id} = ${id})`,
      })
      .from(savedMeals)
      .where(and(eq(savedMeals.userId, userId), isNull(savedMeals.deletedAt)));
    if (kept && kept.meals >= MAX_SAVED_MEALS && Number(kept.repeated) === 0)
      throw refuseField('CONFLICT', 'name', `You can save up to ${MAX_SAVED_MEALS} meals. Delete one first.`);
    const rank = input.rank ?? (kept?.last ?? 0) + 1;
    await tx.insert(savedMeals).values({ userId, id, name, items, favourite, rank }).onConflictDoNothing();
    return savedMealOf(tx, userId, id);
  });
}

/**
 * Replaces name, foods and mark of a saved meal; its rank stays. Meals logged from it don't change.
 * @throws Refusal NOT_FOUND if the member has no such saved meal, or deleted it
 */
export async function updateSavedMeal(deps: IndexDeps, actor: Actor, input: SavedInput): Promise<SavedMeal> {
  const items = await snapshotOf(deps, actor, input);
  const { name, favourite } = input;
  const found = await deps.db
    .update(savedMeals)
    .set({ name, favourite, items, updatedAt: new Date(deps.now()) })
    .where(and(own(actor, input.id), isNull(savedMeals.deletedAt)))
    .returning({ id: savedMeals.id });
  if (found.length === 0) throw new Refusal('NOT_FOUND');
  return savedMealOf(deps.db, actor.userId, input.id);
}

/** Deletes a saved meal, which can be restored for 30 days. Safe to repeat. */
export async function removeSavedMeal({ db, now }: IndexDeps, actor: Actor, id: string): Promise<void> {
  const found = await db
    .update(savedMeals)
    .set({ deletedAt: sql`coalesce(${savedMeals.deletedAt}, ${new Date(now()).toISOString()})` })
    .where(own(actor, id))
    .returning({ id: savedMeals.id });
  if (found.length === 0) throw new Refusal('NOT_FOUND');
}

/** Undoes a deletion. Does nothing if the saved meal isn't deleted. */
export async function restoreSavedMeal({ db }: IndexDeps, actor: Actor, id: string): Promise<SavedMeal> {
  await db.update(savedMeals).set({ deletedAt: null }).where(own(actor, id));
  return savedMealOf(db, actor.userId, id);
}

/**
 * Reorders saved meals, all or none.
 * @throws Refusal NOT_FOUND if one of them isn't the member's
 */
export async function reorderSavedMeals(
  { db }: IndexDeps,
  actor: Actor,
  ranks: readonly Ranked[],
): Promise<SavedMeal[]> {
  return db.transaction(async (tx) => {
    for (const { id, rank } of ranks) {
      const found = await tx
        .update(savedMeals)
        .set({ rank })
        .where(own(actor, id))
        .returning({ id: savedMeals.id });
      if (found.length === 0) throw new Refusal('NOT_FOUND');
    }
    return savedMealsOf(tx, actor.userId);
  });
}

/** Purges saved meals deleted more than 30 days ago. */
export async function sweepDeletedSavedMeals(db: Db, nowMs: number): Promise<void> {
  await db.delete(savedMeals).where(isPastRestore(savedMeals.deletedAt, nowMs));
}
