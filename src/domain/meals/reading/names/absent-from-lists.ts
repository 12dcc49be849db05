import { DRINK_GROUPS } from '#domain/foods/food.ts';
import { termsOfWords } from '#domain/foods/search/food-terms.ts';
import type { TextToken } from '#domain/foods/search/text.ts';
import type { Clause } from '#domain/meals/reading/text/split-clauses.ts';
import type { PhraseMatches } from './phrase-matches.ts';

const ABSENT = /^(no|without|minus|hold)$/;

/** "Burger fries no mayo": the foods, and what one of them lacks. */
export function splitAtAbsent(tokens: readonly TextToken[]): {
  readonly named: readonly TextToken[];
  readonly lacking: readonly TextToken[];
} {
  const absent = tokens.findIndex(({ text }, place) => place > 1 && ABSENT.test(text));
  return absent < 0
    ? { named: tokens, lacking: [] }
    : { named: tokens.slice(0, absent), lacking: tokens.slice(absent) };
}

/** "Chipotle bowl chicken, brown rice, black beans": its contents. */
const isBowl = (tokens: readonly TextToken[] | undefined): boolean => tokens?.at(-1)?.text === 'bowl';

/** A clause for each food of a list without punctuation. What is absent is missing from the first food, or from a drink at the end. */
export function clausesOfList(
  clause: Clause,
  list: readonly (readonly TextToken[])[],
  lacking: readonly TextToken[],
  matches: PhraseMatches,
): Clause[] {
  const last = termsOfWords((list.at(-1) ?? []).map(({ text }) => text));
  const place = DRINK_GROUPS.has(matches.best(last)?.food.group ?? 'other') ? list.length - 1 : 0;
  return list.map((part, at) => ({
    ...clause,
    joiner: at === 0 ? clause.joiner : isBowl(list[at - 1]) ? 'with' : 'comma',
    tokens: at === place ? [...part, ...lacking] : part,
  }));
}
