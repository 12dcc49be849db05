import type { TextToken } from '#domain/foods/search/text.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

/** Grams of protein or another nutrient that a food has, not of the food. */

/** One bar or bottle has less protein, and weighs more. */
const MAX_PROTEIN_G = 60;
const GRAMS = /^(?:g|gram|grams)$/;
/** Powder is weighed. */
const HIGH_PROTEIN = /^(?:protein|power|whey|bar|bars|shake|shakes|drink|yogurt|yoghurt|pudding)$/;

/** Whether the token begins so few grams that they can be protein. */
const isProteinAt = (tokens: readonly TextToken[], place: number): boolean =>
  tokens[place]?.kind === 'number' &&
  Number(at(tokens, place)) < MAX_PROTEIN_G &&
  GRAMS.test(at(tokens, place + 1));

/** "Core power, the 26 g one": whether an amount behind a food states its protein. */
export const isProteinOf = (tokens: readonly TextToken[], place: number): boolean =>
  isProteinAt(tokens, place) && tokens.slice(0, place).some(({ text }) => HIGH_PROTEIN.test(text));

/** "A 20g protein bar" has 20 g of protein. */
export const proteinFood: Rewrite = (tokens, place) =>
  isProteinAt(tokens, place) &&
  at(tokens, place + 2) === 'protein' &&
  HIGH_PROTEIN.test(at(tokens, place + 3))
    ? { read: [], end: place + 2 }
    : undefined;

/** "Protein bar, 20g protein": what the food named before has. */
export const statedNutrient: Rewrite = (tokens, place) => {
  const isSaid =
    place > 0 &&
    tokens[place]?.kind === 'number' &&
    GRAMS.test(at(tokens, place + 1)) &&
    /^(protein|carb|carbs|carbohydrate|carbohydrates|fat|fiber|fibre)$/.test(at(tokens, place + 2));
  return isSaid && isEnd(tokens[place + 3]) ? { read: [], end: place + 3 } : undefined;
};

const BLENDED = /^(smoothies?|shakes?|oats|oatmeal|porridge)$/;
const ADDED = /^(added|adding|extra|some|more)$/;
const MAX_BEFORE = 14;

/** "A smoothie with added protein", "oats, adding protein to it": protein powder. */
export const addedProtein: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined) return undefined;
  let protein = place + 1;
  while (ADDED.test(at(tokens, protein))) protein += 1;
  const isAdding = ADDED.test(at(tokens, place + 1));
  const joiner = isAdding ? /^(with|and|plus|w|,)$/ : /^(with|plus|w)$/;
  const said = tokens[protein];
  if (!joiner.test(token.text) || said?.text !== 'protein') return undefined;
  const isIn = /^(to|in)$/.test(at(tokens, protein + 1)) && at(tokens, protein + 2) === 'it';
  const end = protein + (isIn ? 3 : 1);
  const before = tokens.slice(Math.max(0, place - MAX_BEFORE), place);
  const from = before.findLastIndex(({ kind, text }) => kind === 'mark' && text !== ',') + 1;
  const isBlended = before.slice(from).some(({ text }) => BLENDED.test(text));
  if (!isBlended || !(isEnd(tokens[end]) || /^(for|and|with|as)$/.test(at(tokens, end)))) return undefined;
  const powder = [said, asToken(said, 'word', 'powder')];
  return { read: [asToken(token, 'word', 'with'), ...powder], end };
};
