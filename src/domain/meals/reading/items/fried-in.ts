import { ANIMAL_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';

const FRYING = /^(fry|fried|stir|pan|saute|sauteed|browned)$/;
const IN_FAT = /\b(?:in|using)\s*$/i;
/** Foods that are also eaten plain. Fried rice is a dish of its own. */
const PLAIN: ReadonlySet<FoodGroup> = new Set([
  ...ANIMAL_GROUPS,
  'vegetable',
  'greens',
  'starchy-vegetable',
  'legume',
  'soy',
]);

/**
 * Reads "prawns fried in 1 tsp oil" as plain prawns and oil: the figures of fried food include its fat, and often a coating, so a measured
 * fat would count twice.
 */
export function withoutFryingFat(
  items: readonly FoodPhrase[],
  text: string,
  matches: PhraseMatches,
): FoodPhrase[] {
  return items.map((item, at) => {
    const fat = items[at + 1];
    if (fat?.quantity.measure === undefined || matches.best(fat.terms)?.food.group !== 'oil') return item;
    if (!IN_FAT.test(text.slice(item.start, fat.start))) return item;
    const terms = item.terms.filter(({ text: word }) => !FRYING.test(word));
    const isPlain = PLAIN.has(matches.best(terms)?.food.group ?? 'other');
    return isPlain && terms.length < item.terms.length ? { ...item, terms } : item;
  });
}
