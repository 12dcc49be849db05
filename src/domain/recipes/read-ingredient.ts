import type { Food, FoodGroup } from '#domain/foods/food.ts';
import { MAX_INGREDIENT_GRAMS, type Ingredient } from '#domain/foods/recipe.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { AnalyzedItem } from '#domain/meals/analysis/analysis.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { isBestGuess } from '#domain/meals/analysis/best-guess.ts';
import { foodWithId } from '#domain/meals/portions/omitted-parts.ts';
import type { ExternalIngredient } from './external-recipe.ts';

/** Result of a line, and the parts that aren't counted. */
export interface ReadLine {
  readonly ingredients: readonly Ingredient[];
  readonly leftOut: readonly string[];
}

/** Words that state how it is weighed. */
const STATE =
  /\b(raw|dry|dried|uncooked|cooked|boiled|fried|baked|roasted|rotisserie|grilled|steamed|smoked|canned|tinned|cans?|tins?|jars?|leftover|instant|drained|cured)\b/i;
const RAW_NAME = /\b(raw|dry|uncooked)\b/i;
/** Foods that recipes weigh raw, and whose weight changes in cooking. */
const WEIGHED_RAW: ReadonlySet<FoodGroup> = new Set([
  'whole-grain',
  'refined-grain',
  'meat',
  'poultry',
  'seafood',
  'starchy-vegetable',
]);
/** “Lasagna” is a dish, but “8 lasagna sheets” are an ingredient. */
const DISHES: ReadonlySet<FoodGroup> = new Set(['dish', 'fast-food']);
/** Other beans come from a can just as often. */
const DRY_LEGUME = /lentil|split pea/i;

/**
 * The raw form of an ingredient: "400 g spaghetti" is dry pasta in a recipe, and cooked in a meal.
 * @returns the item itself if it has no raw form, or states its own
 */
function uncooked(text: string, item: AnalyzedItem, index: FoodIndex): AnalyzedItem {
  if (STATE.test(text)) return item;
  for (const words of [text, `${item.amount} ${item.unit} ${item.name}`]) {
    const [raw, ...others] = analyzeMeal(`${words}, raw`, index).items;
    if (!raw || others.length > 0 || isBestGuess(raw) || !RAW_NAME.test(raw.name)) continue;
    const food = foodWithId(index.byId, raw.foodId);
    if (food && (WEIGHED_RAW.has(food.group) || DRY_LEGUME.test(raw.name))) return raw;
  }
  return item;
}

const ingredientOf = ({ amount, unit, grams }: AnalyzedItem, { id, name, per100g }: Food): Ingredient => ({
  foodId: id,
  name,
  amount,
  unit,
  grams: grams.value,
  per100g,
});

/** Reads an ingredient into foods with amounts. Uncertain parts aren't counted. */
export function readIngredient({ text, hasAmount }: ExternalIngredient, index: FoodIndex): ReadLine {
  if (!hasAmount) return { ingredients: [], leftOut: [text] };
  const { items, notUnderstood } = analyzeMeal(text, index);
  const ingredients = items.flatMap((read): Ingredient[] => {
    const item = items.length === 1 ? uncooked(text, read, index) : read;
    const food = foodWithId(index.byId, item.foodId);
    const { value: grams } = item.grams;
    const isUsable = !isBestGuess(item) && grams > 0 && grams <= MAX_INGREDIENT_GRAMS;
    const isKnown = food?.per100g.energyKcal !== undefined && !DISHES.has(food.group);
    return isKnown && isUsable ? [ingredientOf(item, food)] : [];
  });
  if (ingredients.length < items.length || items.length === 0) return { ingredients: [], leftOut: [text] };
  return { ingredients, leftOut: notUnderstood };
}
