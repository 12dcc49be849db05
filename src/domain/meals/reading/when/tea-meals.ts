import type { TextToken } from '#domain/foods/search/text.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import { dayAt } from './day-words.ts';
import { isOpeningMark } from './label-words.ts';

/** Words that follow a drink of tea; before anything else at the start of a sentence, it may be the evening meal. */
const AFTER_TEA =
  /^(with|w|and|n|no|bags?|cakes?|time|biscuits?|latte|break|in|at|from|later|after|black|plus)$/;

/** "Lunch soup. Tea sausage and mash": British English, only next to other meals. */
export function isTeaWithoutMark(tokens: readonly TextToken[], place: number, lexicon: Lexicon): boolean {
  const next = tokens[place + 1];
  return (
    at(tokens, place) === 'tea' &&
    tokens[place - 1]?.kind !== 'word' &&
    next?.kind === 'word' &&
    !AFTER_TEA.test(next.text) &&
    lexicon.isFoodWord(next.text) &&
    !lexicon.isSizeName(['tea', next.text])
  );
}

/** "Tea" as the evening meal, if it can't be the drink: "tea was pork chops", "tea tonight - gammon", "kids tea: fish fingers". */
export function isTeaMeal(tokens: readonly TextToken[], place: number): boolean {
  if (at(tokens, place) !== 'tea') return false;
  const day = dayAt(tokens, place + 1);
  const time = at(tokens, place + 1) === 'at' && tokens[place + 2]?.kind === 'number' ? 2 : 0;
  const next = place + 1 + time + (day?.length ?? 0);
  if (/^(was|were|=)$/.test(at(tokens, next)))
    return tokens[next + 1]?.kind !== 'mark' && !/^(with|too|very|so|not)$/.test(at(tokens, next + 1));
  const isOwned = /^(kids'?|kid's|children's|family|early|late|bits)$/.test(at(tokens, place - 1));
  // "Lunch - soup; tea - pie": after another meal.
  const isAfterMeal =
    /^[.;,|\n]$/.test(at(tokens, place - 1)) &&
    tokens.slice(0, place).some(({ text }) => /^(lunch|breakfast|brekkie|brekky|bfast)$/.test(text)) &&
    !/^(milk|sugar|lemon|honey|with|no|black)$/.test(at(tokens, next + 1));
  return isOpeningMark(tokens, next) && (day !== undefined || isOwned || isAfterMeal);
}
