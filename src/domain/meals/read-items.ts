import type { FoodIndex } from '#domain/foods/food-index.ts';
import { termsOfWords } from '#domain/foods/food-terms.ts';
import { mendTerms } from '#domain/foods/mend-terms.ts';
import { canonicalWords, tokenizeText, type TextToken } from '#domain/foods/text.ts';
import { stripFrames } from './frames.ts';
import { groupPhrases } from './group-phrases.ts';
import type { ItemDraft } from './item-draft.ts';
import type { PhraseMatches } from './phrase-matches.ts';
import { readClause, type Lexicon } from './read-clause.ts';
import { splitClauses } from './split-clauses.ts';

/** A description cut into items, before foods are chosen for them. */
export interface ReadText {
  readonly drafts: readonly ItemDraft[];
  /** Pictures (🍎) that stand where words of a food would. */
  readonly pictures: readonly Pick<ItemDraft, 'start' | 'end'>[];
}

const isMark = ({ kind }: TextToken): boolean => kind === 'mark';
const isPicture = ({ text }: TextToken): boolean => /\p{Extended_Pictographic}/u.test(text);

function lexiconOf(index: FoodIndex): Lexicon {
  const keyOf = (words: readonly string[]): string =>
    termsOfWords(words)
      .map(({ text }) => text)
      .join(' ');
  return {
    isNumberName: (words) =>
      [2, 3, 4].some(
        (length) => words.length >= length && index.numberNames.has(keyOf(words.slice(0, length))),
      ),
    isSizeName: (words) => words.length > 1 && index.exact.has(keyOf(words)),
    isFoodWord: (word) => canonicalWords(word).some((form) => index.termIds.has(form)),
  };
}

/** Cuts a description into items with their words, amounts and places. */
export function readItems(text: string, index: FoodIndex, matches: PhraseMatches): ReadText {
  const lexicon = lexiconOf(index);
  const clauses = splitClauses(stripFrames(tokenizeText(text)));
  const phrases = clauses
    .map((clause) => readClause(clause, lexicon))
    .map((phrase) => ({ ...phrase, terms: mendTerms(index, phrase.terms) }));
  const pictures = clauses.flatMap(({ tokens }) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last && tokens.every(isMark) && tokens.some(isPicture)
      ? [{ start: first.start, end: last.end }]
      : [];
  });
  return { drafts: groupPhrases(phrases, matches), pictures };
}
