import type { OwnFood, OwnFoodInput, RecipeInput } from '#contract/foods/own-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { parseGtin } from '#domain/foods/gtin.ts';
import { judgeOwnFood } from '#domain/foods/judge-own-food.ts';
import { foodFromLabel, foodFromRecipe, ownFoodId } from '#domain/foods/own-food.ts';
import type { Ingredient, Recipe, RecipeOrigin } from '#domain/foods/recipe.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { foodAnswer } from './food-answer.ts';
import { foodOfOwn } from './by-id-queries.ts';
import type { ownFoods } from './tables.ts';

type StoredRow = typeof ownFoods.$inferSelect;
/** An own food's row, without columns that only the database needs. */
export type OwnFoodRow = Omit<StoredRow, 'deletedAt' | 'createdAt' | 'updatedAt'>;

const issuesAt = (field: string, messages: readonly string[]) =>
  messages.map((message) => ({ field, message }));

const rowOf = (
  userId: string,
  id: string,
  { name, brand, group, per100g, portions, defaultPortion }: Food,
): OwnFoodRow => ({
  userId,
  id,
  name,
  brand: brand ?? null,
  gtin: null,
  group,
  per100g,
  portions: [...portions],
  defaultPortion,
  recipe: null,
});

/**
 * A food from a label as a row.
 * @throws Refusal naming `per100g` for impossible figures, `confirmed` for doubtful ones that the member didn't confirm
 */
export function labelRow(userId: string, input: OwnFoodInput): OwnFoodRow {
  const { refused, doubts } = judgeOwnFood(input.per100g);
  if (refused.length > 0) throw new Refusal('BAD_REQUEST', { issues: issuesAt('per100g', refused) });
  if (doubts.length > 0 && input.confirmed !== true)
    throw new Refusal('BAD_REQUEST', { issues: issuesAt('confirmed', doubts) });
  const food = foodFromLabel({ ...input, group: input.group ?? 'other' });
  return { ...rowOf(userId, input.id, food), gtin: parseGtin(input.gtin ?? '') ?? null };
}

function ingredientsOf({ id, ingredients }: RecipeInput, foods: ReadonlyMap<string, Food>): Ingredient[] {
  const issues: { field: string; message: string }[] = [];
  const known = ingredients.flatMap((ingredient, at): Ingredient[] => {
    const food = foods.get(ingredient.foodId);
    const refuse = (message: string): [] => {
      issues.push({ field: `ingredients.${at}.foodId`, message });
      return [];
    };
    if (!food) return refuse('This food no longer exists.');
    if (food.id === ownFoodId(id)) return refuse('A dish can’t be its own ingredient.');
    if (food.per100g.energyKcal === undefined) return refuse(`${food.name} has no energy value.`);
    return [{ ...ingredient, name: food.name, per100g: food.per100g }];
  });
  if (issues.length > 0) throw new Refusal('BAD_REQUEST', { issues });
  return known;
}

/** The row of a dish with these ingredients. */
export const dishRow = (userId: string, id: string, name: string, recipe: Recipe): OwnFoodRow => ({
  ...rowOf(userId, id, foodFromRecipe(id, name, recipe)),
  recipe,
});

/**
 * A recipe's row, with figures computed from the rows of its ingredients.
 * @throws Refusal naming an ingredient that is unknown or the dish itself, or `yieldGrams` if the dish weighs less than its ingredients
 */
export function recipeRow(
  userId: string,
  input: RecipeInput,
  foods: ReadonlyMap<string, Food>,
  origin?: RecipeOrigin,
): OwnFoodRow {
  const { yieldGrams, servings } = input;
  const recipe = {
    ingredients: ingredientsOf(input, foods),
    yieldGrams,
    servings,
    ...(origin && { origin }),
  };
  const row = dishRow(userId, input.id, input.name, recipe);
  if (judgeOwnFood(row.per100g).refused.length > 0)
    throw refuseField(
      'BAD_REQUEST',
      'yieldGrams',
      'The finished dish can’t weigh that little. Its ingredients weigh more than that even without their water.',
    );
  return row;
}

const answerOfRecipe = ({ origin, ...recipe }: Recipe): OwnFood['recipe'] => ({
  ...recipe,
  ingredients: [...recipe.ingredients],
  ...(origin && { origin: { ...origin, leftOut: [...origin.leftOut] } }),
});

/** Converts a stored own food to its API form. */
export const ownFoodAnswer = (row: StoredRow): OwnFood => ({
  id: row.id,
  food: foodAnswer(foodOfOwn(row)),
  gtin: row.gtin,
  recipe: row.recipe && answerOfRecipe(row.recipe),
});
