import { z } from 'zod';
import type { ExternalIngredient } from '#domain/recipes/external-recipe.ts';
import { externalName, externalNumber, externalText } from './external-fields.ts';
import { ask, baseOf, notThere, PAGE_SIZE, type RecipeService } from './recipe-service.ts';

const NAME = 'Tandoor';

const ingredient = z.object({
  food: externalName,
  unit: externalName,
  amount: externalNumber,
  is_header: z.boolean().catch(false),
  no_amount: z.boolean().catch(false),
});
const ingredients = z.array(ingredient).catch([]);
/** A step can be a whole other recipe. */
const step = z.object({
  ingredients,
  step_recipe_data: z
    .object({ steps: z.array(z.object({ ingredients })) })
    .nullish()
    .catch(undefined),
});
const page = z.object({
  results: z.array(z.object({ id: z.number().int().positive(), name: externalText })).max(PAGE_SIZE),
  next: z.string().nullish(),
});
const recipe = z.object({
  name: externalText,
  servings: externalNumber,
  steps: z.array(step).catch([]),
});

function ingredientOf({ food, unit, amount, ...given }: z.infer<typeof ingredient>): ExternalIngredient[] {
  if (given.is_header || !food?.name) return [];
  const hasAmount = amount !== undefined && !given.no_amount;
  const text = [hasAmount && amount, hasAmount && unit?.name, food.name].filter(Boolean).join(' ');
  return [{ text, hasAmount }];
}

const list: RecipeService['list'] = async (server, search, number) => {
  const query = new URLSearchParams({
    page: String(number),
    page_size: String(PAGE_SIZE),
    sort_order: 'name',
    ...(search !== '' && { query: search }),
  });
  const found = await ask(server, NAME, `/api/recipe/?${query}`, page);
  if (!found) throw notThere(NAME);
  return {
    recipes: found.results.map(({ id, name }) => ({ key: String(id), name })),
    hasMore: typeof found.next === 'string',
  };
};

export const tandoor: RecipeService = {
  greet: async (server) => {
    await list(server, '', 1);
    return undefined;
  },
  list,
  read: async (server, key) => {
    const found = await ask(server, NAME, `/api/recipe/${encodeURIComponent(key)}/`, recipe);
    const all = found?.steps.flatMap((one) => [
      ...one.ingredients,
      ...(one.step_recipe_data?.steps.flatMap((inner) => inner.ingredients) ?? []),
    ]);
    return (
      found && {
        key,
        name: found.name,
        // Version 2 forwards this address of version 1.
        link: `${baseOf(server)}/view/recipe/${encodeURIComponent(key)}`,
        servings: found.servings,
        ingredients: all?.flatMap(ingredientOf) ?? [],
      }
    );
  },
};
