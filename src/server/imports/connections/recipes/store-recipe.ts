import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Recipe } from '#domain/foods/recipe.ts';
import type { RecipeProvider } from '#domain/connections/providers.ts';
import type { Db } from '#server/db/database.ts';
import { dishRow } from '#server/foods/own-rows.ts';
import { ownFoods } from '#server/foods/tables.ts';
import { idOf } from '#server/imports/records.ts';
import { importRows } from '#server/imports/tables.ts';

/** Id of an app's recipe, the same in every import. */
export const recipeId = (provider: RecipeProvider, key: string): string => idOf(`${provider} recipes ${key}`);

/** `changed-here`: the member has changed it since, so it stays. */
export type RecipeOutcome = 'added' | 'updated' | 'same' | 'changed-here';

interface StoreAsked {
  readonly userId: string;
  /** The import that adds it; without one, only existing recipes are updated. */
  readonly importId: string | undefined;
  readonly at: Date;
}

/** Adds or updates a recipe, unless its member has changed it. */
export async function storeRecipe(
  tx: Db,
  { userId, importId, at }: StoreAsked,
  id: string,
  name: string,
  recipe: Recipe,
): Promise<RecipeOutcome> {
  const mine = and(eq(ownFoods.userId, userId), eq(ownFoods.id, id));
  const row = dishRow(userId, id, name, recipe);
  const [known] = await tx.select().from(ownFoods).where(mine).for('update');
  if (!known) {
    if (importId === undefined) return 'same';
    await tx.insert(ownFoods).values({ ...row, createdAt: at, updatedAt: at });
    await tx
      .insert(importRows)
      .values({ userId, importId, kind: 'own_foods', rowKey: id })
      .onConflictDoNothing();
    return 'added';
  }
  // Choosing a deleted recipe again restores it.
  if (known.deletedAt !== null && importId !== undefined)
    await tx.update(ownFoods).set({ deletedAt: null }).where(mine);
  if (known.updatedAt > known.createdAt) return 'changed-here';
  const isSame =
    known.name === row.name && isDeepStrictEqual(known.recipe, JSON.parse(JSON.stringify(recipe)));
  if (isSame) return known.deletedAt !== null && importId !== undefined ? 'updated' : 'same';
  await tx.update(ownFoods).set(row).where(mine);
  return 'updated';
}
