import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ImportedRecipe, RecipeList } from '#contract/connections.ts';
import { PROVIDER_NAMES, type RecipeProvider } from '#domain/connections/providers.ts';
import { readRecipe } from '#domain/recipes/read-recipe.ts';
import { newId } from '#server/core/new-id.ts';
import { ownFoods } from '#server/foods/tables.ts';
import type { ConnectionDeps } from '#server/imports/connections/connection.ts';
import { ownImport } from '#server/imports/queries.ts';
import { imports } from '#server/imports/tables.ts';
import { memberOn } from '#server/member/queries.ts';
import type { RecipeServer } from './recipe-service.ts';
import { RECIPE_SERVICES } from './recipe-services.ts';
import { recipeId, storeRecipe } from './store-recipe.ts';

/** Home servers are small. */
const AT_ONCE = 4;
const MAX_NAME_LENGTH = 120;

const GONE = 'This recipe no longer exists.';
const UNREADABLE = 'None of this recipe’s ingredients has both an amount and a match in our food database.';

/** A page of an app's recipes, including the ones that the member already has. */
export async function listRecipes(
  { db }: ConnectionDeps,
  userId: string,
  provider: RecipeProvider,
  server: RecipeServer,
  { search, page }: { readonly search: string; readonly page: number },
): Promise<RecipeList> {
  const { recipes, hasMore } = await RECIPE_SERVICES[provider].list(server, search, page);
  const ids = recipes.map(({ key }) => recipeId(provider, key));
  const known = await db
    .select({ id: ownFoods.id })
    .from(ownFoods)
    .where(and(eq(ownFoods.userId, userId), inArray(ownFoods.id, ids), isNull(ownFoods.deletedAt)));
  const mine = new Set(known.map(({ id }) => id));
  return {
    recipes: recipes.map(({ key, name }) => {
      const id = recipeId(provider, key);
      return { key, name, foodId: mine.has(id) ? id : null };
    }),
    hasMore,
  };
}

interface Into {
  readonly userId: string;
  readonly importId: string | undefined;
}

/** Reads a recipe from its app and stores it. */
async function takeRecipe(
  { db, index, now }: ConnectionDeps,
  into: Into,
  provider: RecipeProvider,
  server: RecipeServer,
  key: string,
): Promise<ImportedRecipe> {
  const nothing = { key, name: '', foodId: null, ingredientCount: 0, leftOut: [], hasServings: true };
  const given = await RECIPE_SERVICES[provider].read(server, key);
  if (!given) return { ...nothing, outcome: 'failed', fault: GONE };
  const name = given.name.slice(0, MAX_NAME_LENGTH).trim() || PROVIDER_NAMES[provider];
  const recipe = readRecipe(given, provider, index);
  if (!recipe?.origin) return { ...nothing, name, outcome: 'failed', fault: UNREADABLE };
  const id = recipeId(provider, key);
  const at = new Date(now());
  const outcome = await db.transaction((tx) => storeRecipe(tx, { ...into, at }, id, name, recipe));
  const { hasServings, leftOut } = recipe.origin;
  return {
    key,
    name,
    foodId: id,
    ingredientCount: recipe.ingredients.length,
    leftOut: [...leftOut],
    hasServings,
    outcome,
    fault: null,
  };
}

async function takeRecipes(
  deps: ConnectionDeps,
  into: Into,
  provider: RecipeProvider,
  server: RecipeServer,
  keys: readonly string[],
): Promise<ImportedRecipe[]> {
  const taken: ImportedRecipe[] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE)
    taken.push(
      ...(await Promise.all(
        keys.slice(from, from + AT_ONCE).map((key) => takeRecipe(deps, into, provider, server, key)),
      )),
    );
  return taken;
}

/** Imports the selected recipes as one import that can be undone. */
export async function importRecipes(
  deps: ConnectionDeps,
  userId: string,
  provider: RecipeProvider,
  server: RecipeServer,
  keys: readonly string[],
): Promise<ImportedRecipe[]> {
  const { db, now } = deps;
  const importId = newId();
  const { profile } = await memberOn(db, userId, now());
  const at = new Date(now());
  await db.insert(imports).values({
    userId,
    id: importId,
    fileName: PROVIDER_NAMES[provider],
    source: provider,
    sizeBytes: 0,
    timeZone: profile.timeZone,
    step: 'done',
    createdAt: at,
    importedAt: at,
  });
  try {
    return await takeRecipes(deps, { userId, importId }, provider, server, [...new Set(keys)]);
  } finally {
    const own = ownImport(userId, importId);
    const added = sql`(select count(*)::int from import_rows where user_id = ${userId} and import_id = ${importId})`;
    await db.update(imports).set({ addedCount: added }).where(own);
    await db.delete(imports).where(and(own, eq(imports.addedCount, 0)));
  }
}

/** Updates the recipes that a member imported from an app; those deleted there stay. */
export async function refreshRecipes(
  deps: ConnectionDeps,
  userId: string,
  provider: RecipeProvider,
  server: RecipeServer,
): Promise<void> {
  const key = sql<string>`${ownFoods.recipe} -> 'origin' ->> 'key'`;
  const rows = await deps.db
    .select({ key })
    .from(ownFoods)
    .where(
      and(
        eq(ownFoods.userId, userId),
        isNull(ownFoods.deletedAt),
        sql`${ownFoods.recipe} -> 'origin' ->> 'service' = ${provider}`,
        sql`${ownFoods.updatedAt} <= ${ownFoods.createdAt}`,
      ),
    );
  if (rows.length === 0) {
    // Checks at least whether the app still grants access.
    await RECIPE_SERVICES[provider].greet(server);
    return;
  }
  const into = { userId, importId: undefined };
  await takeRecipes(
    deps,
    into,
    provider,
    server,
    rows.map((row) => row.key),
  );
}
