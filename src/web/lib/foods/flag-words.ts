import type { FoodFlag } from '#domain/account/food-flags.ts';

/** "milk, egg and soy". */
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What the flags of an item say, as short sentences: allergies that are certain, those that are not, dislikes. */
export function flagSentences(flags: readonly FoodFlag[]): {
  readonly contains: string | undefined;
  readonly mayContain: string | undefined;
  readonly disliked: string | undefined;
} {
  const said = (begin: string, kind: FoodFlag['kind'], certainty: FoodFlag['certainty']) => {
    const words = flags.filter((flag) => flag.kind === kind && flag.certainty === certainty);
    return words.length === 0 ? undefined : `${begin} ${list(words.map(({ what }) => what))}`;
  };
  return {
    contains: said('Contains', 'allergy', 'contains'),
    mayContain: said('May contain', 'allergy', 'may-contain'),
    disliked: said('You do not like', 'dislike', 'contains'),
  };
}
