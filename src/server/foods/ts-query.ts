import type { QueryWord } from '#domain/foods/search/product-terms.ts';

/** A lexeme of a `tsquery`; an unfinished one stands for all words that begin so. */
const lexeme = (word: string, isUnfinished: boolean): string =>
  `'${word.replaceAll(/['\\]/g, '$&$&')}'${isUnfinished ? ':*' : ''}`;

function choices({ plain, forms }: QueryWord, isUnfinished: boolean): string[] {
  const form = forms.map((word) => lexeme(word, isUnfinished)).join(' & ');
  const [only] = forms;
  const isCovered = forms.length === 1 && (only === plain || (isUnfinished && plain.startsWith(only ?? '')));
  return isCovered || form === ''
    ? [form || lexeme(plain, isUnfinished)]
    : [lexeme(plain, isUnfinished), `(${form})`];
}

/**
 * A `tsquery` for products that have all words. A finished word is looked up, an unfinished one is a range of the index: the last word
 * is always unfinished.
 * @param areUnfinished whether all words may be
 * @param others further words that a word may stand for
 */
export function tsQuery(
  words: readonly QueryWord[],
  areUnfinished: boolean,
  others: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  return words
    .map((word, at) => {
      const isUnfinished = areUnfinished || at === words.length - 1;
      const guesses = (others.get(word.plain) ?? []).map((guess) => lexeme(guess, false));
      return `(${[...choices(word, isUnfinished), ...guesses].join(' | ')})`;
    })
    .join(' & ');
}
