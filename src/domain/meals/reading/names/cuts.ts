import { ANIMAL_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import { termsOfWords } from '#domain/foods/search/food-terms.ts';
import type { PhraseMatches } from './phrase-matches.ts';

const CUT = /^(breast|thigh|leg|wing|drumstick|shank|fillet|filet|loin|chop|rib|cutlet|shoulder|belly)s?$/;
const ANIMALS: ReadonlySet<FoodGroup> = new Set(ANIMAL_GROUPS);

/** Ends of names in a list, without the one between an animal and its cut: "roast chicken thigh" is one food. */
export const withCutsJoined = (
  ends: readonly number[],
  words: readonly string[],
  matches: PhraseMatches,
): readonly number[] =>
  ends.filter((end, place) => {
    const isCut = ends[place + 1] === end + 1 && CUT.test(words[end] ?? '');
    const name = words.slice(ends[place - 1] ?? 0, end);
    return !isCut || !ANIMALS.has(matches.best(termsOfWords(name))?.food.group ?? 'other');
  });
