import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { termsOfWords } from '#domain/foods/search/food-terms.ts';
import { canonicalWords, stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { wordEvidence } from './word-evidence.ts';
import {
  areFoods,
  isFood,
  isSame,
  isStrange,
  isUnknown,
  isWord,
  JOINING,
  MIN_LENGTH,
  readingsOf,
  termOf,
  type OtherWords,
  type Reading,
} from './word-readings.ts';

/**
 * Replaces unknown words such as "pnt btr" by the words they most likely stand for: how people shorten and mistype (`noisy-channel.ts`)
 * times how often the word is meant (`word-evidence.ts`), alone and next to its neighbors.
 */

/** Log probability that a text contains a word that isn't food, and of each of its letters. */
const NO_FOOD = -12;
const NO_FOOD_LETTER = -0.5;
/** If every other word is a food or an amount, this one probably is too. */
const AMONG_FOODS = 3;
/** Less likely readings are guesses, which are left to the search because it marks them. */
const GUESSED = -6;
/** Minimum ratio between the likelihoods of two readings. */
const MARGIN = 1.1;

/** Penalties: for a plain word among foods, and for a measure without a number. */
const NOT_HERE = -3;
/** A known word this rare could also be short for another, unless it is a name. */
const RARE = -13;
const MAX_RARE_LENGTH = 4;

interface Slot {
  readonly token: TextToken;
  readonly isCounted: boolean;
  readonly readings: readonly Reading[];
  readonly isUnknown: boolean;
}

interface Path {
  readonly score: number;
  readonly words: readonly Reading[];
}

const MAX_PATHS = 40;

/** The most likely readings of consecutive words. */
function decode(index: FoodIndex, slots: readonly Slot[], isAmongFoods: boolean): readonly Path[] {
  const { likelihood } = wordEvidence(index);
  const none = NO_FOOD - (isAmongFoods ? AMONG_FOODS : 0);
  let paths: Path[] = [{ score: 0, words: [] }];
  for (const { token, readings, isUnknown, isCounted } of slots) {
    const { text } = token;
    const noFood: Reading = { text, term: undefined, typed: none + NO_FOOD_LETTER * text.length };
    paths = (isUnknown ? [...readings, noFood] : readings)
      .flatMap((reading) =>
        paths.map(({ score, words }): Path => {
          const { term, typed, meant, isMeasure = false } = reading;
          const before = words.findLast((word) => word.text !== 'of')?.term;
          const isHere = isMeasure ? isCounted : !isAmongFoods || JOINING.has(reading.text);
          const fits =
            term !== undefined
              ? likelihood(term, before)
              : meant === undefined
                ? 0
                : meant + (isHere ? 0 : NOT_HERE);
          return { score: score + typed + fits, words: [...words, reading] };
        }),
      )
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MAX_PATHS);
  }
  return paths;
}

function readRun(index: FoodIndex, slots: readonly Slot[], isAmongFoods: boolean): TextToken[] {
  const { areOneName } = wordEvidence(index);
  const paths = decode(index, slots, isAmongFoods);
  const [best] = paths;
  return slots.map(({ token, isUnknown }, at) => {
    const reading = best?.words[at];
    if (
      !isUnknown ||
      best === undefined ||
      reading === undefined ||
      reading.text === token.text ||
      reading.typed < GUESSED
    )
      return token;
    const other = paths.find(({ words }) => !isSame(words[at], reading));
    if (other !== undefined && best.score - other.score < MARGIN) return token;
    const [before, after] = [best.words[at - 1]?.term, best.words[at + 1]?.term];
    const { term } = reading;
    const isNamed =
      term !== undefined &&
      ((before !== undefined && areOneName(before, term)) ||
        (after !== undefined && areOneName(term, after)));
    // Two letters can stand for too much: a name must contain the word next to its neighbor.
    return token.text.length <= MIN_LENGTH && !isNamed ? token : { ...token, text: reading.text };
  });
}

/** "Ch. noodle soup": the period marks an abbreviation. */
function isAbbreviationMark(tokens: readonly TextToken[], at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    mark?.text === '.' && before?.end === mark.start && next?.kind === 'word' && next.isCapital === false
  );
}

/** The longest names with a word that no other food has: "haagen-dazs", "ris a la malta". */
const MAX_NAME = 6;

/** Whether the word is part of a name as written. */
function isInName(tokens: readonly TextToken[], at: number, { exact, termIds }: FoodIndex): boolean {
  const forms = canonicalWords(tokens[at]?.text ?? '');
  if (forms.length === 1 && !forms.some((form) => termIds.has(form) || termIds.has(`-${form}`))) return false;
  for (let from = Math.max(0, at - MAX_NAME + 1); from <= at; from += 1)
    for (let to = Math.max(at + 1, from + 2); to <= Math.min(tokens.length, from + MAX_NAME); to += 1) {
      const terms = termsOfWords(tokens.slice(from, to).map(({ text }) => text));
      if (terms.length > 1 && exact.has(terms.map(({ text }) => text).join(' '))) return true;
    }
  return false;
}

/** A typo has about as many letters as the word: "caek. tacos" are two sentences, "choc. cake" is one food. */
const MIN_LEFT_OUT = 2;

function isShortened(slot: Slot | undefined): boolean {
  if (slot?.isUnknown !== true) return false;
  const best = slot.readings.toSorted((one, other) => other.typed - one.typed)[0];
  return best !== undefined && best.text.length >= slot.token.text.length + MIN_LEFT_OUT;
}

/** Expands shortened and mistyped words if one reading is clearly the most likely. Words keep their positions in the text. */
export function readShortWords(
  tokens: readonly TextToken[],
  index: FoodIndex,
  others: OtherWords,
): TextToken[] {
  const { likelihood } = wordEvidence(index);
  const isAmongFoods = areFoods(tokens, index, others);
  const read: TextToken[] = [];
  let run: Slot[] = [];
  const flush = (): void => {
    const isShort = run.some((slot) => slot.isUnknown);
    read.push(...(isShort ? readRun(index, run, isAmongFoods) : run.map(({ token }) => token)));
    run = [];
  };
  for (const [at, token] of tokens.entries()) {
    const isCounted = tokens[at - 1]?.kind === 'number';
    const term = isWord(token) && isFood(token, index) ? termOf(index, token.text) : undefined;
    const isStranger = isUnknown(token, index, others, isCounted);
    if (isStranger && !isInName(tokens, at, index))
      run.push({ token, readings: readingsOf(index, token.text, others), isUnknown: true, isCounted });
    else if (term !== undefined) {
      const self: Reading = { text: token.text, term, typed: 0 };
      const isRare =
        token.text.length <= MAX_RARE_LENGTH &&
        likelihood(term) < RARE &&
        !index.exact.has(stemWord(token.text)) &&
        !isInName(tokens, at, index) &&
        isStrange(token, others, isCounted);
      const readings = isRare ? [self, ...readingsOf(index, token.text, others)] : [self];
      run.push({ token, readings, isUnknown: isRare, isCounted });
    } else if (token.text === 'of' && run.length > 0)
      run.push({ token, readings: [{ text: 'of', term: undefined, typed: 0 }], isUnknown: false, isCounted });
    else if (!isAbbreviationMark(tokens, at) || !isShortened(run.at(-1))) {
      flush();
      read.push(token);
    }
  }
  flush();
  return read;
}
