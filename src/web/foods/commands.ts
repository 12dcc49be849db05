import type { OwnFood, OwnFoodInput, RecipeInput } from '#contract/foods/own-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { foodFromLabel, foodFromRecipe, ownFoodId } from '#domain/foods/own-food.ts';
import type { Recipe } from '#domain/foods/recipe.ts';
import { enqueue } from '#web/lib/outbox/outbox.ts';
import { PUT_OWN_FOOD, REMOVE_OWN_FOOD } from '#web/lib/foods/unsent-foods.ts';

const asWritten = (food: Food): OwnFood['food'] => ({
  ...food,
  aliases: [...food.aliases],
  portions: [...food.portions],
});

/** What is written: the food as it will be, so that it is found and logged before the server has it. */
const put = (food: OwnFood) => ({ type: PUT_OWN_FOOD, value: food });

const write = (food: OwnFood, isNew: boolean, place: 'own-foods' | 'recipes', body: unknown) =>
  enqueue({
    subject: ownFoodId(food.id),
    method: isNew ? 'POST' : 'PUT',
    path: isNew ? `/${place}` : `/${place}/${food.id}`,
    body,
    effect: put(food),
    label: `${isNew ? 'Create' : 'Change'} ${food.food.name}`,
  });

/** Keeps a food from a label, new or changed. @returns the food, to be logged at once */
export async function saveFood(input: OwnFoodInput, isNew: boolean): Promise<Food> {
  const food = foodFromLabel({ ...input, group: input.group ?? 'other' });
  await write(
    { id: input.id, food: asWritten(food), gtin: input.gtin ?? null, recipe: null },
    isNew,
    'own-foods',
    input,
  );
  return food;
}

/** Keeps a recipe, new or changed. @returns the dish as a food, to be logged at once */
export async function saveRecipe(id: string, name: string, recipe: Recipe, isNew: boolean): Promise<Food> {
  const food = foodFromRecipe(id, name, recipe);
  const { yieldGrams, servings } = recipe;
  const body: RecipeInput = {
    id,
    name,
    ingredients: recipe.ingredients.map(({ foodId, amount, unit, grams }) => ({
      foodId,
      amount,
      unit,
      grams,
    })),
    yieldGrams,
    servings,
  };
  const stored = { ...recipe, ingredients: [...recipe.ingredients] };
  await write({ id, food: asWritten(food), gtin: null, recipe: stored }, isNew, 'recipes', body);
  return food;
}

/** Deletes a food or recipe; `restoreOwnFood` takes it back. Meals with it stay as they are. */
export const removeOwnFood = (food: OwnFood) =>
  enqueue({
    subject: ownFoodId(food.id),
    method: 'DELETE',
    path: `/own-foods/${food.id}`,
    body: undefined,
    effect: { type: REMOVE_OWN_FOOD, value: food },
    label: `Delete ${food.food.name}`,
  });

export const restoreOwnFood = (food: OwnFood) =>
  enqueue({
    subject: ownFoodId(food.id),
    method: 'POST',
    path: `/own-foods/${food.id}/restore`,
    body: {},
    effect: put(food),
    label: `Restore ${food.food.name}`,
  });
