import { canonicalWords, tokenizeText } from './text.ts';

/** Words that a search ignores if it has others: "mac and cheese" also finds "mac & cheese". */
const FILLERS: ReadonlySet<string> = new Set(['a', 'an', 'and', 'the', 'of', 'with', 'in', 'for', 'or']);

const MAX_WORD_LENGTH = 40;

/** Words and numbers of a text in lowercase, without accents, apostrophes and punctuation. */
const plainWords = (text: string): string[] =>
  tokenizeText(text)
    .filter(({ kind }) => kind !== 'mark')
    .map((token) => token.text.replaceAll("'", '').slice(0, MAX_WORD_LENGTH))
    .filter((word) => word !== '');

/** Normalized name for ranking, with one form for singular, plural and spelling: "Crème brûlées, 2 × 100 g" is "creme brulee 2 100 g". */
export const nameKeyOf = (name: string): string => plainWords(name).flatMap(canonicalWords).join(' ');

/** Search terms of a product: its words as printed, and in canonical form (singular, one spelling). */
export function productTerms(name: string, brand: string | undefined): string[] {
  const plain = plainWords(brand === undefined ? name : `${name} ${brand}`);
  return [...new Set([...plain, ...plain.flatMap(canonicalWords)])];
}

/** A word of a search: as typed, and in canonical form ("hotdog" is "hot dog"). */
export interface QueryWord {
  readonly plain: string;
  readonly forms: readonly string[];
}

const MAX_WORDS = 8;

/** The words of a search; the last may be unfinished. */
export function queryWords(query: string): QueryWord[] {
  const words = plainWords(query).slice(0, MAX_WORDS);
  const distinctive = words.filter((word) => !FILLERS.has(word));
  return (distinctive.length > 0 ? distinctive : words).map((plain) => ({
    plain,
    forms: canonicalWords(plain),
  }));
}
