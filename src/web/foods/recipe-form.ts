import type { OwnFood } from '#contract/foods/own-foods.ts';
import { MAX_INGREDIENT_GRAMS } from '#domain/foods/recipe.ts';
import type { Food } from '#domain/foods/food.ts';
import { judgeOwnFood } from '#domain/foods/judge-own-food.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import { recipeFigures, type RecipeFigures } from '#domain/foods/recipe-figures.ts';
import type { Ingredient, Recipe } from '#domain/foods/recipe.ts';
import { portionGrams, usualPortion } from '#domain/meals/portions/portion-grams.ts';
import { amountText } from '#domain/meals/amount-text.ts';
import { parseAmount, typedAmountFault } from '#web/lib/units/amount.ts';

/** An ingredient being typed. Includes its figures, because its food may not be on this device later. */
export interface IngredientForm {
  readonly key: string;
  readonly foodId: string;
  readonly name: string;
  readonly amountText: string;
  readonly unit: string;
  /** Mass of one unit, g. */
  readonly gramsEach: number;
  readonly per100g: Nutrients;
}

/** A recipe being typed. Plain data, so that it survives a reload. */
export interface RecipeForm {
  readonly id: string;
  readonly name: string;
  readonly ingredients: readonly IngredientForm[];
  /** Empty if the dish weighs as much as its ingredients. */
  readonly yieldText: string;
  readonly servingsText: string;
}

/** The parsed form. `recipe` exists if it can be saved. */
export interface ReadRecipe {
  readonly faults: Readonly<Record<string, string>>;
  /** Mass of all ingredients with a valid amount, g. */
  readonly massGrams: number;
  readonly yieldGrams: number;
  readonly servings: number;
  readonly figures: RecipeFigures;
  readonly recipe: Recipe | undefined;
}

export const emptyRecipe = (id: string): RecipeForm => ({
  id,
  name: '',
  ingredients: [],
  yieldText: '',
  servingsText: '4',
});

export function recipeFormOf({ id, food }: OwnFood, recipe: Recipe): RecipeForm {
  const massGrams = recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const isWhole = Math.abs(massGrams - recipe.yieldGrams) < 0.5;
  return {
    id,
    name: food.name,
    ingredients: recipe.ingredients.map(({ foodId, name, amount, unit, grams, per100g }, at) => ({
      key: String(at),
      foodId,
      name,
      amountText: amountText(amount),
      unit,
      gramsEach: grams / amount,
      per100g,
    })),
    yieldText: isWhole ? '' : amountText(recipe.yieldGrams),
    servingsText: amountText(recipe.servings),
  };
}

/** A food as an ingredient, in its usual portion. */
export function ingredientOf(key: string, food: Food): IngredientForm {
  const { amount, unit } = usualPortion(food);
  const gramsEach = portionGrams(food, 1, unit)?.value ?? 1;
  return {
    key,
    foodId: food.id,
    name: food.name,
    amountText: amountText(amount),
    unit,
    gramsEach,
    per100g: food.per100g,
  };
}

/** The ingredient in another unit of its food, with about the same amount. */
export function inUnit(ingredient: IngredientForm, food: Food, unit: string): IngredientForm {
  const gramsEach = portionGrams(food, 1, unit)?.value;
  return gramsEach === undefined ? ingredient : { ...ingredient, unit, gramsEach };
}

/** Mass of an ingredient, g; undefined while its amount isn't a number. */
export function gramsOf({ amountText: typed, gramsEach }: IngredientForm): number | undefined {
  const amount = parseAmount(typed);
  return amount === undefined ? undefined : amount * gramsEach;
}

function readIngredients(form: RecipeForm): { known: Ingredient[]; faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const known = form.ingredients.flatMap((ingredient): Ingredient[] => {
    const { key, foodId, name, unit, per100g, amountText: typed } = ingredient;
    const amount = parseAmount(typed);
    const grams = gramsOf(ingredient);
    if (amount === undefined || grams === undefined)
      faults[key] = typedAmountFault(typed) ?? 'Enter a number.';
    else if (grams > MAX_INGREDIENT_GRAMS)
      faults[key] = 'This is more than 44 lb (20 kg). Enter a smaller amount.';
    else if (per100g.energyKcal === undefined)
      faults[key] = 'We don’t have calories for this food. Choose a different one.';
    else return [{ foodId, name, amount, unit, grams, per100g }];
    return [];
  });
  return { known, faults };
}

/** Parses a form: errors by field, and the dish's figures so far. */
export function readRecipe(form: RecipeForm): ReadRecipe {
  const { known: ingredients, faults } = readIngredients(form);
  const massGrams = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const typedYield = form.yieldText.trim() === '' ? massGrams : parseAmount(form.yieldText);
  const servings = parseAmount(form.servingsText);
  if (form.name.trim() === '') faults['name'] = 'Enter a name.';
  if (typedYield === undefined) faults['yieldGrams'] = typedAmountFault(form.yieldText) ?? 'Enter a weight.';
  if (servings === undefined || servings > 200) faults['servings'] = 'Enter a number of servings up to 200.';
  const yieldGrams = typedYield ?? massGrams;
  const figures = yieldGrams > 0 ? recipeFigures({ ingredients, yieldGrams }) : { per100g: {}, partial: [] };
  if (!faults['yieldGrams'] && judgeOwnFood(figures.per100g).refused.length > 0)
    faults['yieldGrams'] =
      'That’s too light. Even with all the water cooked off, the ingredients would weigh more. Check the weight.';
  const whole = { ingredients, yieldGrams, servings: servings ?? 1 };
  const mayBeSaved = ingredients.length > 0 && Object.keys(faults).length === 0;
  return {
    faults,
    massGrams,
    yieldGrams,
    servings: whole.servings,
    figures,
    recipe: mayBeSaved ? whole : undefined,
  };
}
