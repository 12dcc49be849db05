import type { Food, FoodGroup, Portion } from './food.ts';
import type { Nutrients } from './nutrients.ts';
import { recipeFigures } from './recipe-figures.ts';
import type { Recipe } from './recipe.ts';

/** What a member says of a food from a label. */
export interface OwnFoodParts {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  readonly brand?: string | undefined;
  readonly group: FoodGroup;
  readonly per100g: Nutrients;
  /** The first is what one of it usually is. */
  readonly portions: readonly Portion[];
}

const OWN = 'own:';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id that meals name an own food by. @param id UUID */
export const ownFoodId = (id: string): string => `${OWN}${id}`;

/** The UUID in the id of an own food; undefined for foods of other kinds. */
export const ownIdOf = (foodId: string): string | undefined =>
  foodId.startsWith(OWN) ? foodId.slice(OWN.length) : undefined;

/** The UUIDs of the own foods among these; what is none, a database would not take. */
export const ownIdsIn = (foodIds: readonly string[]): readonly string[] =>
  foodIds.map((id) => ownIdOf(id) ?? '').filter((id) => UUID.test(id));

/** A food from a label as every screen and formula takes foods. Without portions it is eaten by the gram, 100 g at a time. */
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

/** A recipe as every screen and formula takes foods: one of it is a serving. */
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
