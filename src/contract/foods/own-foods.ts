import { MAX_INGREDIENT_GRAMS, MAX_INGREDIENTS } from '#domain/foods/recipe.ts';
import { MAX_AMOUNT } from '#domain/meals/limits.ts';
import { z } from 'zod';
import { FOOD_GROUPS, MAX_PORTION_GRAMS, MAX_PORTIONS } from '#domain/foods/food.ts';
import { parseGtin } from '#domain/foods/gtin.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { base } from '#contract/shared/errors.ts';
import { food } from './food-shape.ts';
import { figure, number, wholeNumber } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';

const name = typedText().min(1, 'Enter a name.').max(120, 'Use 120 characters or fewer.');
const grams = number()
  .positive('Enter a number greater than 0.')
  .max(MAX_PORTION_GRAMS, 'Enter 5,000 g or less.');

/** A barcode as printed: UPC-A, UPC-E, EAN-8, EAN-13 or GTIN-14. Stored as 14 digits. */
export const barcode = text()
  .max(40)
  .refine(
    (text) => parseGtin(text) !== undefined,
    'This isn’t a valid barcode. Check the digits against the package.',
  );

const portionInput = z.object({
  label: typedText().min(1, 'Name the portion.').max(40, 'Use 40 characters or fewer.'),
  grams,
});

/** A food from a label, per 100 g. A nutrient that isn't on the label is left out: unknown, not zero. */
const ownFoodInput = z.object({
  id: z.uuid(),
  name,
  brand: typedText().max(80, 'Use 80 characters or fewer.').optional(),
  gtin: barcode.optional(),
  group: z.enum(FOOD_GROUPS).default('other'),
  per100g: z
    .partialRecord(z.enum(NUTRIENT_KEYS), figure())
    .refine(({ energyKcal }) => energyKcal !== undefined, {
      message: 'Enter the calories.',
      path: ['energyKcal'],
    }),
  /** The first is the default; without any, the food is eaten by the gram. */
  portions: z
    .array(portionInput)
    .max(MAX_PORTIONS, 'Add up to 12 portions.')
    .refine(
      (all) => new Set(all.map(({ label }) => label.toLowerCase())).size === all.length,
      'Each portion needs a different name.',
    ),
  /** The member compared the figures with the label, so doubtful ones are accepted. */
  confirmed: z.boolean().default(false),
});

const amountOfFood = z.object({
  foodId: text().max(120),
  amount: number().positive('Enter a number greater than 0.').max(MAX_AMOUNT, 'Enter 10,000 or less.'),
  unit: typedText().min(1).max(40),
  grams: number()
    .positive('Enter a number greater than 0.')
    .max(MAX_INGREDIENT_GRAMS, 'Enter 20 kg or less.'),
});

/** A dish. The server computes its nutrients from its ingredients. */
const recipeInput = z.object({
  id: z.uuid(),
  name,
  ingredients: z
    .array(amountOfFood)
    .min(1, 'Add at least one ingredient.')
    .max(MAX_INGREDIENTS, 'A recipe can have up to 60 ingredients.'),
  /** Mass of the finished dish. */
  yieldGrams: number().positive('Enter a number greater than 0.').max(100_000, 'Enter 100 kg or less.'),
  servings: number().positive('Enter more than 0 servings.').max(200, 'Enter 200 servings or fewer.'),
});

const recipe = z.object({
  ingredients: z.array(
    amountOfFood.extend({ name: z.string(), per100g: z.partialRecord(z.enum(NUTRIENT_KEYS), z.number()) }),
  ),
  yieldGrams: z.number(),
  servings: z.number(),
  /** The app that it was imported from. */
  origin: z
    .object({
      service: z.string(),
      /** Its id there. */
      key: z.string(),
      link: z.string(),
      /** Otherwise the whole dish is one serving. */
      hasServings: z.boolean(),
      /** Ingredients that aren't counted. */
      leftOut: z.array(z.string()),
    })
    .optional(),
});

/** A member's own food or recipe. Meals refer to it by `food.id`. */
const ownFood = z.object({
  id: z.uuid(),
  food,
  gtin: z.string().nullable(),
  /** Ingredients; null for a food from a label. */
  recipe: recipe.nullable(),
});

export type OwnFood = z.infer<typeof ownFood>;
export type OwnFoodInput = z.input<typeof ownFoodInput>;
export type RecipeInput = z.infer<typeof recipeInput>;

const byId = z.object({ id: z.uuid() });
const tags = ['foods'];

export const own = {
  list: base
    .route({
      method: 'GET',
      path: '/own-foods',
      tags,
      summary: 'List custom foods and recipes, newest first',
    })
    .input(
      z.object({
        limit: wholeNumber(1, 200).default(100),
        /** Last id of the previous page. */
        before: z.uuid().optional(),
      }),
    )
    .output(z.object({ foods: z.array(ownFood), next: z.uuid().nullable() })),
  create: base
    .route({
      method: 'POST',
      path: '/own-foods',
      successStatus: 201,
      tags,
      summary: 'Create a food from a label; sending the same ID again returns the stored food',
    })
    .input(ownFoodInput)
    .output(ownFood),
  update: base
    .route({
      method: 'PUT',
      path: '/own-foods/{id}',
      tags,
      summary: 'Replace a food; meals already logged keep their original values',
    })
    .input(ownFoodInput)
    .output(ownFood),
  remove: base
    .route({
      method: 'DELETE',
      path: '/own-foods/{id}',
      tags,
      summary: 'Delete a food or recipe; meals that use it don’t change',
    })
    .input(byId)
    .output(byId),
  restore: base
    .route({
      method: 'POST',
      path: '/own-foods/{id}/restore',
      tags,
      summary: 'Restore a deleted food or recipe',
    })
    .input(byId)
    .output(ownFood),
};

export const recipes = {
  create: base
    .route({
      method: 'POST',
      path: '/recipes',
      successStatus: 201,
      tags,
      summary: 'Create a recipe; sending the same ID again returns the stored recipe',
    })
    .input(recipeInput)
    .output(ownFood),
  update: base
    .route({
      method: 'PUT',
      path: '/recipes/{id}',
      tags,
      summary: 'Replace a recipe; meals already logged keep their original values',
    })
    .input(recipeInput)
    .output(ownFood),
};
