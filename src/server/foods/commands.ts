import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { OwnFood, OwnFoodInput, RecipeInput } from '#contract/foods/own-foods.ts';
import type { RecipeOrigin } from '#domain/foods/recipe.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import type { IndexDeps } from '#server/db/deps.ts';
import { Refusal } from '#server/core/refusal.ts';
import { foodsById } from './by-id-queries.ts';
import { labelRow, ownFoodAnswer, recipeRow, type OwnFoodRow } from './own-rows.ts';
import { ownFoods } from './tables.ts';

const mine = (actor: Actor, id: string) => and(eq(ownFoods.userId, actor.userId), eq(ownFoods.id, id));

/** @throws Refusal NOT_FOUND if the member has no such food */
async function answerOf(db: Db, actor: Actor, id: string): Promise<OwnFood> {
  const [row] = await db.select().from(ownFoods).where(mine(actor, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return ownFoodAnswer(row);
}

async function create(db: Db, actor: Actor, row: OwnFoodRow): Promise<OwnFood> {
  return db.transaction(async (tx) => {
    await tx.insert(ownFoods).values(row).onConflictDoNothing();
    return answerOf(tx, actor, row.id);
  });
}

async function replace(
  { db, now }: IndexDeps,
  actor: Actor,
  { userId: _userId, id, ...content }: OwnFoodRow,
  kind: SQL,
): Promise<OwnFood> {
  const [row] = await db
    .update(ownFoods)
    .set({ ...content, updatedAt: new Date(now()) })
    .where(and(mine(actor, id), isNull(ownFoods.deletedAt), kind))
    .returning();
  if (!row) throw new Refusal('NOT_FOUND');
  return ownFoodAnswer(row);
}

const foodIdsOf = ({ ingredients }: RecipeInput): string[] => [
  ...new Set(ingredients.map(({ foodId }) => foodId)),
];

/** Stores a food from a label. A repeated id returns the stored food and changes nothing. */
export const createOwnFood = ({ db }: IndexDeps, actor: Actor, input: OwnFoodInput): Promise<OwnFood> =>
  create(db, actor, labelRow(actor.userId, input));

/**
 * Replaces a food from a label; meals with it keep their figures.
 * @throws Refusal NOT_FOUND if the member has no such food, deleted it, or it is a recipe
 */
export const updateOwnFood = (deps: IndexDeps, actor: Actor, input: OwnFoodInput): Promise<OwnFood> =>
  replace(deps, actor, labelRow(actor.userId, input), isNull(ownFoods.recipe));

/** Stores a recipe. A repeated id returns the stored recipe and changes nothing. */
export async function createRecipe(deps: IndexDeps, actor: Actor, input: RecipeInput): Promise<OwnFood> {
  const foods = await foodsById(deps.db, deps.index, actor.userId, foodIdsOf(input));
  return create(deps.db, actor, recipeRow(actor.userId, input, foods));
}

/** Origin of a recipe. Once its member has seen and saved it, no ingredient counts as left out. */
async function originOf(db: Db, actor: Actor, id: string): Promise<RecipeOrigin | undefined> {
  const [row] = await db.select({ recipe: ownFoods.recipe }).from(ownFoods).where(mine(actor, id));
  const origin = row?.recipe?.origin;
  return origin && { ...origin, hasServings: true, leftOut: [] };
}

/**
 * Replaces a recipe and recomputes its figures from its current ingredients.
 * @throws Refusal NOT_FOUND if the member has no such recipe, or deleted it
 */
export async function updateRecipe(deps: IndexDeps, actor: Actor, input: RecipeInput): Promise<OwnFood> {
  const foods = await foodsById(deps.db, deps.index, actor.userId, foodIdsOf(input));
  const origin = await originOf(deps.db, actor, input.id);
  return replace(deps, actor, recipeRow(actor.userId, input, foods, origin), isNotNull(ownFoods.recipe));
}

/** Deletes a food or recipe; meals and recipes with it can still read it. Safe to repeat. */
export async function removeOwnFood({ db, now }: IndexDeps, actor: Actor, id: string): Promise<void> {
  const found = await db
    .update(ownFoods)
    .set({ deletedAt: sql`coalesce(${ownFoods.deletedAt}, ${new Date(now()).toISOString()})` })
    .where(mine(actor, id))
    .returning({ id: ownFoods.id });
  if (found.length === 0) throw new Refusal('NOT_FOUND');
}

/** Undoes a deletion. Does nothing if the food isn't deleted. */
export async function restoreOwnFood({ db }: IndexDeps, actor: Actor, id: string): Promise<OwnFood> {
  const [row] = await db.update(ownFoods).set({ deletedAt: null }).where(mine(actor, id)).returning();
  if (!row) throw new Refusal('NOT_FOUND');
  return ownFoodAnswer(row);
}
