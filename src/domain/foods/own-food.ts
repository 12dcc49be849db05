import type { Food, FoodGroup, Portion } from './food.ts';
import type { Nutrients } from './nutrients.ts';
import { recipeFigures } from './recipe-figures.ts';
import type { Recipe } from './recipe.ts';

/** A food from a label, as the member entered it. */
export interface OwnFoodParts {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  readonly brand?: string | undefined;
  readonly group: FoodGroup;
  readonly per100g: Nutrients;
  /** The first is the usual size. */
  readonly portions: readonly Portion[];
}

const OWN = 'own:';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Id of an own food in meals.
 * @param id UUID
 */
export const ownFoodId = (id: string): string => `${OWN}${id}`;

/** The UUID in an own food's id; undefined for other foods. */
export const ownIdOf = (foodId: string): string | undefined =>
  foodId.startsWith(OWN) ? foodId.slice(OWN.length) : undefined;

/** The UUIDs of the own foods among these. Anything else would be an error in a database query. */
export const ownIdsIn = (foodIds: readonly string[]): readonly string[] =>
  foodIds.map((id) => ownIdOf(id) ?? '').filter((id) => UUID.test(id));

/** A food from a label in the common format. Without portions it is eaten by the gram, 100 g at a time. */
export function foodFromLabel({ id, name, brand, group, per100g, portions }: OwnFoodParts): Food {
  return {
    id: ownFoodId(id),
    name,
    ...(brand === undefined || brand === '' ? {} : { brand }),
    aliases: [],
    group,
    portions,
    defaultPortion: portions[0] ?? { label: 'g', grams: 100 },
    per100g,
  };
}

/** A recipe in the common format; its portion is a serving. */
export function foodFromRecipe(id: string, name: string, recipe: Recipe): Food {
  const serving = { label: 'serving', grams: Number((recipe.yieldGrams / recipe.servings).toPrecision(6)) };
  return {
    id: ownFoodId(id),
    name,
    aliases: [],
    group: 'dish',
    portions:
      recipe.servings === 1 ? [serving] : [serving, { label: 'whole dish', grams: recipe.yieldGrams }],
    defaultPortion: serving,
    per100g: recipeFigures(recipe).per100g,
  };
}
