import { ENGLISH_WORDS } from '#domain/foods/words/english-words.ts';
import { areNeighbors } from '#domain/foods/words/noisy-channel.ts';
import { COMMON_WORDS } from './common-words.ts';
import { termsBeginning } from './endings.ts';
import type { FoodIndex } from './food-index.ts';
import { STATE_TERMS, WEAK_TERMS, type Term } from './food-terms.ts';
import { nearWords } from './near-spelling.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { canonicalWords, stemWord, wordSet } from './text.ts';

/** A word that forms a food's name with its neighbors is preferred to a closer word that doesn't. */
const FITS_OTHERS = 9;
/** "Chicken breat" occurs in many more names as breast than as bread. */
const FITS_OFTEN = 3;
const MANY_NAMES = 20;
const SHORT_WORD = 3;
const MAX_RUN_TOGETHER = 24;
/** Shorter words resemble too many others (in "river eel", river isn't liver), so their neighbors must match. */
const DISTINCTIVE_LENGTH = 6;
const MAX_TRIED = 8;
/** Words of so few foods are unlikely corrections. */
const FEW_FOODS = 3;
/** Longer words are written out. */
const MAX_START = 6;

/** English words that resemble names of foods but aren't typos of them. */
const PLAIN = wordSet(
  'finely roughly coarsely thinly thickly freshly lightly follow note color needle glove needed desired drizzle taste serve inch inches string rest warmed heated chilled moist river',
);

const ENGLISH_STEMS: ReadonlySet<string> = new Set([...ENGLISH_WORDS].map(stemWord));
/** "Bent" and "ample" are words in their own right, and typos only if their neighbors suggest it. */
const isEnglish = (text: string): boolean => COMMON_WORDS.has(text) || ENGLISH_STEMS.has(text);

/** How common a known word is; all lookups in a spelling index use this rank. */
export const foodsWith = (index: FoodIndex, word: string): number => {
  const [first = ''] = canonicalWords(word);
  return index.termFoods[index.termIds.get(first) ?? -1] ?? 0;
};

/** Whether a word that is in no food's name, and is no other English word, is a typo of one. */
export const isNearFood = (index: FoodIndex, word: string): boolean => {
  const text = stemWord(word);
  return (
    text.length > SHORT_WORD &&
    /^[a-z]+$/.test(text) &&
    ![text, word].some((form) => PLAIN.has(form) || PLAIN_WORDS.has(form) || isEnglish(form)) &&
    nearWords(index.spelling(), text, (known) => foodsWith(index, known)).length > 0
  );
};

/** Number of names that contain the word together with one of the others; counted only up to a few. */
function namesWith(index: FoodIndex, word: string, others: readonly number[]): number {
  const [first = ''] = canonicalWords(word);
  let count = 0;
  for (const at of index.postings[index.termIds.get(first) ?? -1] ?? []) {
    const terms = index.phrases[at]?.terms ?? [];
    if (others.some((other) => terms.includes(other))) count += 1;
    if (count >= MANY_NAMES) break;
  }
  return count;
}

const fits = (index: FoodIndex, word: string, others: readonly number[]): boolean =>
  namesWith(index, word, others) > 0;

/** Id of a food word that may be missing a space before or after it. */
const partId = (index: FoodIndex, word: string): number | undefined => {
  const [text = '', ...more] = canonicalWords(word);
  return word.length < SHORT_WORD || more.length > 0 ? undefined : index.termIds.get(text);
};

/** "hotsauce" is "hot sauce", "frenchoniondip" a dip, if one name contains all the words. */
function splitWord(
  index: FoodIndex,
  text: string,
  after: readonly number[] = [],
): readonly string[] | undefined {
  const isOneName = (ids: readonly number[]): boolean =>
    (index.postings[ids[0] ?? -1] ?? []).some((at) =>
      ids.every((id) => index.phrases[at]?.terms.includes(id) === true),
    );
  for (let cut = SHORT_WORD; cut <= text.length - SHORT_WORD && text.length <= MAX_RUN_TOGETHER; cut += 1) {
    const [left, right] = [text.slice(0, cut), text.slice(cut)];
    const id = partId(index, left);
    if (id === undefined) continue;
    const rightId = partId(index, right);
    if (rightId !== undefined && isOneName([...after, id, rightId]))
      return [...canonicalWords(left), ...canonicalWords(right)];
    const more = after.length === 0 ? splitWord(index, right, [id]) : undefined;
    if (more !== undefined) return [...canonicalWords(left), ...more];
  }
  return undefined;
}

/** "Grapess": a doubled last letter. */
function withoutDoubleEnd(index: FoodIndex, text: string): readonly string[] | undefined {
  const single = text.endsWith('ss') && !isEnglish(text) ? stemWord(text.slice(0, -1)) : '';
  return index.termIds.has(single) ? [single] : undefined;
}

interface Reading {
  readonly words: readonly string[];
  readonly score: number;
  /** Whether any food contains it together with a neighboring word. */
  readonly isFit: boolean;
  /** Far from the typed word, and in few foods. */
  readonly isFar?: boolean;
  /** Starts with a different letter and sound, which people seldom mistype. */
  readonly startsDifferently?: boolean;
}

/** "Gran bar" and "greek sal": an unfinished word that forms a food's name with its neighbors. */
function beginnings(index: FoodIndex, text: string, others: readonly number[]): readonly Reading[] {
  if (others.length === 0 || text.length > MAX_START || COMMON_WORDS.has(text)) return [];
  return termsBeginning(index, text, MAX_TRIED)
    .filter((term) => fits(index, term, others))
    .map((term) => ({
      words: [term],
      score: FITS_OTHERS + Math.log1p(foodsWith(index, term)),
      isFit: true,
    }));
}

/**
 * Possible corrections of a word, best first. So many words resemble one of three letters that a correction must match its neighbors and
 * sound alike.
 */
function readingsOf(index: FoodIndex, text: string, others: readonly number[]): readonly Reading[] {
  if (text.length < SHORT_WORD || !/^[a-z]+$/.test(text) || PLAIN.has(text) || PLAIN_WORDS.has(text))
    return [];
  const near = nearWords(index.spelling(), text, (known) => foodsWith(index, known))
    .filter(({ word }) => word !== text)
    .slice(0, MAX_TRIED)
    .map(({ word, score, isSameSound, edits }) => {
      const names = others.length > 0 ? namesWith(index, word, others) : 0;
      const isFit = names > 0;
      const isDistinctive = text.length > SHORT_WORD || (isFit && (isSameSound || word.length > text.length));
      const isRare = foodsWith(index, word) <= FEW_FOODS;
      const isFar = !isFit && !isSameSound && isRare && (edits > 1 || text.length < DISTINCTIVE_LENGTH);
      const words = canonicalWords(word);
      return {
        words,
        score: score + (isFit ? FITS_OTHERS + FITS_OFTEN * Math.log(names) : 0),
        isFit,
        isDistinctive,
        isFar,
        startsDifferently:
          !isSameSound &&
          word[0] !== text[0] &&
          word[0] !== text[1] &&
          (isRare || !areNeighbors(word.charAt(0), text.charAt(0))),
      };
    })
    .filter(({ isDistinctive }) => isDistinctive);
  return [...near, ...beginnings(index, text, others)].toSorted((a, b) => b.score - a.score);
}

/** Known words for a typed one, by spelling and neighbors; the word itself if none is close. */
function resolveTerm(
  index: FoodIndex,
  text: string,
  others: readonly number[],
): Pick<Reading, 'words' | 'isFar'> {
  if (index.termIds.has(text)) return { words: [text] };
  const single = withoutDoubleEnd(index, text);
  if (single !== undefined) return { words: single };
  const canStandAlone = !isEnglish(text) && (others.length === 0 || text.length >= DISTINCTIVE_LENGTH);
  const best = readingsOf(index, text, others).find(
    ({ isFit, startsDifferently }) => isFit || (canStandAlone && startsDifferently !== true),
  );
  return best ?? { words: (isEnglish(text) ? undefined : splitWord(index, text)) ?? [text] };
}

const MAX_POSSIBLE = 3;

/** The term itself, or the terms that an unknown word may be a typo of. */
function idsOf(index: FoodIndex, text: string): number[] {
  const id = index.termIds.get(text);
  if (id !== undefined) return [id];
  if (text.length < SHORT_WORD || PLAIN.has(text) || PLAIN_WORDS.has(text)) return [];
  return nearWords(index.spelling(), text, (known) => foodsWith(index, known))
    .slice(0, MAX_POSSIBLE)
    .flatMap(({ word }) => canonicalWords(word).flatMap((form) => index.termIds.get(form) ?? []));
}

const isState = (term: Term | undefined): boolean =>
  term !== undefined && (STATE_TERMS.has(term.text) || WEAK_TERMS.has(term.text));

/** The terms with typos corrected and marked, as far as the vocabulary of foods allows. */
export function correctTerms(index: FoodIndex, terms: readonly Term[]): readonly Term[] {
  if (terms.every(({ text }) => index.termIds.has(text))) return terms;
  // What each word may be. A typo is judged by its neighbors, which may be typos themselves ("scrambeld egs").
  const possible = terms.map(({ text }) => idsOf(index, text));
  return terms.flatMap((term, at): Term[] => {
    const beside = possible.filter((_, place) => place !== at);
    const telling = beside.filter((_, place) => !isState(terms[place < at ? place : place + 1]));
    const others = (telling.length > 0 ? telling : beside).flat();
    const { words, isFar = false } = resolveTerm(index, term.text, others);
    if (words.length === 1 && words[0] === term.text) return [term];
    const isSplit = words.join('') === term.text;
    return words.map((text) => ({
      text,
      post: term.post,
      ...(isSplit ? {} : { isCorrection: true }),
      ...(isFar ? { isFar } : {}),
    }));
  });
}

/**
 * The terms with one of them replaced by another known word that fits the rest, because a typo may produce a real word ("black bens"). Used
 * if no food contains the words as typed.
 */
export function otherReadings(index: FoodIndex, terms: readonly Term[], most: number): Term[][] {
  return terms
    .flatMap((term, at) => {
      const others = terms.flatMap(({ text }, place) =>
        place === at ? [] : (index.termIds.get(text) ?? []),
      );
      return readingsOf(index, term.text, others)
        .filter(({ isFit }) => isFit)
        .map(({ words, score }) => ({
          score,
          terms: [
            ...terms.slice(0, at),
            ...words.map((text) => ({ text, post: term.post, isCorrection: true })),
            ...terms.slice(at + 1),
          ],
        }));
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map((reading) => reading.terms);
}
