import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { COMMON_WORDS } from '#domain/foods/search/common-words.ts';
import { STATE_TERMS, termsOfWords, WEAK_TERMS } from '#domain/foods/search/food-terms.ts';
import { foodsWith } from '#domain/foods/search/correct-terms.ts';
import { buildSpellingIndex, nearWords, type SpellingIndex } from '#domain/foods/search/near-spelling.ts';
import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import type { OtherWords } from '#domain/foods/words/word-readings.ts';
import { isShorthand } from '#domain/foods/search/shorthand.ts';
import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { FREE_UNIT_WORDS, isUnitWord, MEASURES } from '#domain/meals/portions/units.ts';
import { SIZES } from '#domain/meals/reading/amounts/read-sizes.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';

const MIN_LENGTH = 4;
/** A typo of a plain word is likelier than one of a food's name at the same distance. */
const PLAIN_RANK = 3;
const RUN_TOGETHER = /^(a|an|of|with|and|half|my|some|the)([a-z]{4,})$/;
const JOINING = ['with', 'and', 'without', 'plus', 'over', 'topped', 'made'];

/** Words with their own meaning that don't name food. */
const isKnownWord = (word: string): boolean =>
  PLAIN_WORDS.has(word) ||
  COMMON_WORDS.has(stemWord(word)) ||
  isShorthand(word) ||
  JOINING.includes(word) ||
  SIZES.has(word) ||
  isUnitWord(word) ||
  termsOfWords([word]).every(({ text }) => WEAK_TERMS.has(text) || STATE_TERMS.has(text));

const MEASURE_WORDS = [...FREE_UNIT_WORDS, ...MEASURES.keys()].flatMap((unit) => [unit, `${unit}s`]);

/** Meanings of short words besides food. */
export const OTHER_WORDS: OtherWords = {
  isKnown: isKnownWord,
  measures: new Set([...MEASURE_WORDS, ...SIZES.keys()]),
};

let vocabulary: SpellingIndex | undefined;

/** Plain words, units and sizes that a typo may stand for besides a food. */
const plainSpelling = (): SpellingIndex =>
  (vocabulary ??= buildSpellingIndex([
    ...new Set([
      ...[...PLAIN_WORDS].filter((word) => word.length >= MIN_LENGTH),
      ...MEASURE_WORDS,
      ...SIZES.keys(),
      ...JOINING,
    ]),
  ]));

/** Typos hardly change a first letter but swap it ("iwth"): "O'Hare" is no "share". */
const beginsAlike = (typed: string, meant: string): boolean =>
  typed[0] === meant[0] || (typed[1] === meant[0] && typed[0] === meant[1]);

/** Corrects typos in words other than foods: "wiht", "slcies", "ahandful". Typos in food names are corrected in context. */
export function correctTokens(
  tokens: readonly TextToken[],
  index: FoodIndex,
  { isFoodWord }: Lexicon,
): TextToken[] {
  return tokens.flatMap((token, at): TextToken[] => {
    const { kind, text } = token;
    // "Chickpeas an feta": no article before a consonant.
    if (text === 'an' && at > 0 && /^[b-df-gj-np-tv-z]/.test(tokens[at + 1]?.text ?? ''))
      return [{ ...token, text: 'and' }];
    if (kind !== 'word' || text.length < MIN_LENGTH || !/^[a-z]+$/.test(text)) return [token];
    if (isFoodWord(text) || isKnownWord(text)) return [token];
    const [, left, right = ''] = RUN_TOGETHER.exec(text) ?? [];
    if (left !== undefined && (isFoodWord(right) || isUnitWord(right)))
      return [
        { ...token, text: left },
        { ...token, text: right },
      ];
    const plain = nearWords(plainSpelling(), text, () => PLAIN_RANK)[0];
    if (plain === undefined || !beginsAlike(text, plain.word)) return [token];
    // The spelling index contains singulars: "chps" is no closer to "cups" than "chp" to "chip".
    const isFood = [text, stemWord(text)]
      .flatMap((form) => nearWords(index.spelling(), form, (known) => foodsWith(index, known))[0] ?? [])
      .some((food) => food.word !== plain.word && food.score >= plain.score);
    return isFood ? [token] : [{ ...token, text: plain.word }];
  });
}
