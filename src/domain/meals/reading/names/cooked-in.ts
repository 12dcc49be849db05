import { ANIMAL_GROUPS, type Food, type FoodGroup } from '#domain/foods/food.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { PhraseMatches } from './phrase-matches.ts';
import { COMPOSED } from '#domain/meals/reading/items/part-of-dish.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';

const ANIMALS: ReadonlySet<FoodGroup> = new Set(ANIMAL_GROUPS);

/** "Chicken with dumplings" is the dish named after both; with rice, which is served beside it, it's two foods. */
export function isCookedIn(
  { name }: Pick<Food, 'name'>,
  first: Phrase | undefined,
  [part, ...others]: readonly Phrase[],
  matches: PhraseMatches,
): boolean {
  const named = new Set(termsOfText(name).map(({ text }) => text));
  const groupOf = ({ terms }: Phrase): FoodGroup => matches.best(terms)?.food.group ?? 'other';
  return (
    first !== undefined &&
    part !== undefined &&
    others.length === 0 &&
    /\band\b/.test(name) &&
    ANIMALS.has(groupOf(first)) &&
    COMPOSED.has(groupOf(part)) &&
    [first, part].every(({ terms }) => terms.every(({ text }) => named.has(text)))
  );
}
