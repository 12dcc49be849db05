import { contract } from '#contract/contract.ts';
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

/** The food as it will be, so that it can be found and logged before the server has it. */
const put = (food: OwnFood) => ({ type: PUT_OWN_FOOD, value: food });

const infoOf = (food: OwnFood, isNew: boolean) => ({
  subject: ownFoodId(food.id),
  effect: put(food),
  label: `${isNew ? 'Create' : 'Change'} ${food.food.name}`,
});

/** Saves a new or changed food from a label. @returns the food, ready to log */
export async function saveFood(input: OwnFoodInput, isNew: boolean): Promise<Food> {
  const food = foodFromLabel({ ...input, group: input.group ?? 'other' });
  const stored = { id: input.id, food: asWritten(food), gtin: input.gtin ?? null, recipe: null };
  await enqueue(contract.foods.own[isNew ? 'create' : 'update'], input, infoOf(stored, isNew));
  return food;
}

/** Saves a new or changed recipe. @returns the dish as a food, ready to log */
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
  const stored = {
    id,
    food: asWritten(food),
    gtin: null,
    recipe: { ingredients: [...recipe.ingredients], yieldGrams, servings },
  };
  await enqueue(contract.foods.recipes[isNew ? 'create' : 'update'], body, infoOf(stored, isNew));
  return food;
}

/** Deletes a food or recipe; `restoreOwnFood` undoes it. Meals with it don't change. */
export const removeOwnFood = (food: OwnFood) =>
  enqueue(
    contract.foods.own.remove,
    { id: food.id },
    {
      subject: ownFoodId(food.id),
      effect: { type: REMOVE_OWN_FOOD, value: food },
      label: `Delete ${food.food.name}`,
    },
  );

export const restoreOwnFood = (food: OwnFood) =>
  enqueue(
    contract.foods.own.restore,
    { id: food.id },
    {
      subject: ownFoodId(food.id),
      effect: put(food),
      label: `Restore ${food.food.name}`,
    },
  );
