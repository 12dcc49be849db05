import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import type { Quantity } from './quantity.ts';

const TRAILING_PORTION_UNITS =
  /^(slice|piece|portion|serving|bottle|can|packet|container|spear|floret|chunk|cube|segment|half|clove|stalk|sprig|rasher|wedge|pot|box|carton|pouch|bag|pack|tin|tub|jar|mug|pint|pod|square)$/;

const CUT = /^(slices|pieces|spears|florets|chunks|cubes|segments|wedges|stalks|halves)$/;

/** "beef stew, big bowl": the amount of the food before. */
const CONTAINERS =
  /^(bowl|bowlful|plate|plateful|cup|mug|glass|can|bottle|bag|box|packet|portion|serving|helping|handful|spoonful|scoop|dollop)$/;

const SHAPES = /^(sticks?|ribbons?|batons?|shavings?|crudites|matchsticks|rounds|coins|dice|strips)$/;
const CUT_FOODS =
  /^(carrot|celery|cucumber|cuke|pepper|courgette|zucchini|apple|mango|jicama|turnip|radish|squash|feta|tofu|halloumi|parmesan|vegetable|veg|veggy|melon|coconut)$/;

/** "Cucumber sticks", "carrot ribbons": just the way it was cut. */
const isCutUp = (food: readonly TextToken[]): boolean =>
  SHAPES.test(food.at(-1)?.text ?? '') && CUT_FOODS.test(stemWord(food.at(-2)?.text ?? ''));

/** "Caramel slice": a name, unlike "pizza slice". */
const isCalledSlice = (food: readonly TextToken[], { isName }: Lexicon): boolean =>
  /^(slice|square)s?$/.test(food.at(-1)?.text ?? '') && isName(food.map(({ text }) => text));

/** "a pizza slice": the last word counts the food named by the others. */
export function trailingPortionUnit(
  food: readonly TextToken[],
  quantity: Quantity,
  isLater: boolean,
  lexicon: Lexicon,
): { quantity: Quantity; food: readonly TextToken[] } {
  if (isCalledSlice(food, lexicon)) return { quantity, food };
  const last = food.at(-1);
  const isSized = quantity.sizes.length > 0 && TRAILING_PORTION_UNITS.test(stemWord(last?.text ?? ''));
  if (food.length === 1 && isLater && (isSized || CONTAINERS.test(last?.text ?? '')))
    return { quantity: { ...quantity, portionUnit: last?.text ?? '', said: 'article' }, food: [] };
  if (last !== undefined && quantity.said !== 'number' && isCutUp(food))
    return { quantity, food: food.slice(0, -1) };
  if (food.length < 2 || last === undefined || !TRAILING_PORTION_UNITS.test(stemWord(last.text)))
    return { quantity, food };
  // A hot pot and a noodle pot are dishes.
  if (/^pots?$/.test(last.text) && /^(hot|noodles?|flower)$/.test(food.at(-2)?.text ?? ''))
    return { quantity, food };
  if (quantity.portionUnit !== undefined || quantity.measure !== undefined)
    return { quantity, food: food.slice(0, -1) };
  const measure = MEASURES.get(stemWord(last.text));
  if (measure?.kind === 'volume')
    return {
      quantity: { ...quantity, measure, said: quantity.said === 'nothing' ? 'article' : quantity.said },
      food: food.slice(0, -1),
    };
  // "Banana slices": no stated amount, so the usual one, cut up.
  if (quantity.said === 'nothing' && CUT.test(last.text)) return { quantity, food: food.slice(0, -1) };
  return { quantity: { ...quantity, portionUnit: stemWord(last.text) }, food: food.slice(0, -1) };
}
