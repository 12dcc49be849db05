import { and, asc, eq, sql } from 'drizzle-orm';
import type { TaughtCorrection } from '#contract/meals/corrections.ts';
import type { MealInput } from '#contract/meals/meals.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { taughtCorrections, type ConfirmedItem } from '#domain/meals/corrections/taught-corrections.ts';
import { foodWithId } from '#domain/meals/portions/omitted-parts.ts';
import { newId } from '#server/core/new-id.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import type { FoodsById, ItemRow } from './meal-rows.ts';
import { corrections } from './tables.ts';

/** Maximum corrections of a member; the oldest are deleted first. */
const MAX_CORRECTIONS = 1000;

const taughtBy = prepared((db) =>
  db
    .select({
      id: corrections.id,
      words: corrections.words,
      foodId: corrections.foodId,
      foodName: corrections.foodName,
      amount: corrections.amount,
      unit: corrections.unit,
    })
    .from(corrections)
    .where(eq(corrections.userId, sql.placeholder('userId')))
    .orderBy(asc(corrections.updatedAt), asc(corrections.id))
    .prepare('corrections_of'),
);

/** A member's corrections, oldest first. */
export const correctionsOf = (db: Db, userId: string): Promise<TaughtCorrection[]> =>
  taughtBy(db).execute({ userId });

/** Deletes a correction. Safe to repeat. */
export async function removeCorrection(db: Db, actor: Actor, id: string): Promise<void> {
  await db.delete(corrections).where(and(eq(corrections.userId, actor.userId), eq(corrections.id, id)));
}

/** Items to learn from: read from text, and changed by this write. */
function confirmedItems(input: MealInput, stored: readonly ItemRow[]): ConfirmedItem[] {
  const before = new Map(stored.map((row) => [row.id, row]));
  return input.items.flatMap(({ id, words, foodId, amount, unit }) => {
    const was = before.get(id);
    const isUnchanged = was?.foodId === foodId && was.amount === amount && was.unit === unit;
    return words && foodId !== null && !isUnchanged ? [{ words, foodId, amount, unit }] : [];
  });
}

interface CorrectionDeps {
  readonly index: FoodIndex;
  readonly now: () => number;
}

type NewCorrection = Omit<typeof corrections.$inferSelect, 'userId' | 'id' | 'createdAt'>;

/**
 * Corrections from a described meal whose items differ from its reading.
 * @param foods of the meal's items
 * @param stored the meal's items before this write; none for a new meal
 */
export async function findCorrections(
  db: Db,
  { index, now }: CorrectionDeps,
  { userId }: Actor,
  input: MealInput,
  foods: FoodsById,
  stored: readonly ItemRow[] = [],
): Promise<NewCorrection[]> {
  const confirmed = confirmedItems(input, stored);
  if (!input.description || confirmed.length === 0) return [];
  const foodOf = (id: string) => foods.get(id) ?? foodWithId(index.byId, id);
  const known = await correctionsOf(db, userId);
  const updatedAt = new Date(now());
  return taughtCorrections(confirmed, analyzeMeal(input.description, index), known, foodOf).map(
    (correction) => ({
      ...correction,
      foodName: foodOf(correction.foodId)?.name ?? correction.words,
      updatedAt,
    }),
  );
}

/** Stores corrections. The latest one for a phrase wins. */
export async function saveCorrections(
  tx: Db,
  { userId }: Actor,
  taught: readonly NewCorrection[],
): Promise<void> {
  if (taught.length === 0) return;
  for (const correction of taught)
    await tx
      .insert(corrections)
      .values({ userId, id: newId(), createdAt: correction.updatedAt, ...correction })
      .onConflictDoUpdate({ target: [corrections.userId, corrections.words], set: correction });
  await forgetOldest(tx, userId);
}

async function forgetOldest(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from ${corrections} where user_id = ${userId} and id in (
    select id from ${corrections} where user_id = ${userId} order by updated_at desc offset ${MAX_CORRECTIONS})`);
}
