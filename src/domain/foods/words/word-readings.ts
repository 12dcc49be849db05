import { COMMON_WORDS } from '#domain/foods/search/common-words.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import { canonicalWords, stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { MAX_COST, spelledOut, typingCost } from './noisy-channel.ts';
import { wordEvidence, type WrittenWord } from './word-evidence.ts';

/** Words that an unknown one may stand for. */

export const MIN_LENGTH = 2;
const MAX_LENGTH = 14;
const MAX_READINGS = 12;
const MAX_ANSWERS = 5000;

/** Words that join or measure foods occur in nearly every text, other plain English words only in some. */
const JOINING_LIKELIHOOD = -4;
const MEASURE_LIKELIHOOD = -7.5;
const PLAIN_LIKELIHOOD = -9.5;
export const JOINING: ReadonlySet<string> = new Set(
  'and with on of in for plus no without over the but or'.split(' '),
);
export interface Reading {
  readonly text: string;
  /** Undefined for a plain English word. */
  readonly term: number | undefined;
  /** Log likelihood of typing the word like this. */
  readonly typed: number;
  /** Log likelihood of a plain word. */
  readonly meant?: number;
  readonly isMeasure?: boolean;
}

/** Words that are no food. */
export interface OtherWords {
  /** Measures, sizes and similar words. */
  readonly measures: ReadonlySet<string>;
  /** Whether the word also means something other than a food. */
  readonly isKnown: (word: string) => boolean;
}

export const isSame = (one: Reading | undefined, other: Reading | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.term === undefined || one.term !== other.term ? stemWord(one.text) === stemWord(other.text) : true);

export const isWord = ({ kind, text }: TextToken): boolean => kind === 'word' && /^[a-z]+$/.test(text);

const answers = new WeakMap<FoodIndex['phrases'], Map<string, readonly Reading[]>>();

function plainReadings(index: FoodIndex, typed: string, { measures }: OtherWords): Reading[] {
  const readings = (words: ReadonlySet<string>, meant: number): Reading[] =>
    [...words].flatMap((text) => {
      if (text.charAt(0) !== typed.charAt(0)) return [];
      const cost = typingCost(typed, text);
      if (cost >= MAX_COST || (meant === PLAIN_LIKELIHOOD && termOf(index, text) !== undefined)) return [];
      const isMeasure = meant === MEASURE_LIKELIHOOD;
      return [{ text, term: undefined, typed: -cost, meant, ...(isMeasure && { isMeasure }) }];
    });
  return [
    ...readings(JOINING, JOINING_LIKELIHOOD),
    ...readings(measures, MEASURE_LIKELIHOOD),
    ...readings(PLAIN_WORDS, PLAIN_LIKELIHOOD),
  ];
}

function nearest(words: readonly WrittenWord[], typed: string, isPlural: boolean): Reading[] {
  return words.flatMap(({ text, term }) => {
    const cost = typingCost(typed, text);
    return cost >= MAX_COST ? [] : [{ text: isPlural ? `${text}s` : text, term, typed: -cost }];
  });
}

/** Possible meanings of an unknown word, most likely first. */
export function readingsOf(index: FoodIndex, typed: string, others: OtherWords): readonly Reading[] {
  const cache = answers.get(index.phrases) ?? new Map<string, readonly Reading[]>();
  answers.set(index.phrases, cache);
  const known = cache.get(typed);
  if (known !== undefined) return known;
  const { written, likelihood } = wordEvidence(index);
  const begins = written.get(typed.charAt(0)) ?? [];
  const found = [...nearest(begins, typed, false), ...plainReadings(index, typed, others)];
  const spelled = spelledOut(typed);
  if (typed.length > MIN_LENGTH && spelled.endsWith('s'))
    found.push(...nearest(begins, spelled.slice(0, -1), true));
  if (typed.length >= 4)
    for (const words of written.values())
      for (const { text, term } of words)
        if (text.endsWith(typed) && text !== typed)
          found.push({ text, term, typed: -typingCost(typed, text) });
  const rank = ({ term, typed: cost, meant }: Reading): number =>
    cost + (term === undefined ? (meant ?? 0) : likelihood(term));
  const best = found.toSorted((a, b) => rank(b) - rank(a));
  const readings: Reading[] = [];
  for (const [at, one] of best.entries()) {
    if (readings.length === MAX_READINGS) break;
    if (best.findIndex((other) => isSame(one, other)) === at) readings.push(one);
  }
  if (cache.size < MAX_ANSWERS) cache.set(typed, readings);
  return readings;
}

/** The food word that a word stands for, the last one if it stands for several ("oj"). */
export const termOf = ({ termIds }: FoodIndex, text: string): number | undefined => {
  const terms = canonicalWords(text).map((form) => termIds.get(form));
  return terms.includes(undefined) ? undefined : terms.at(-1);
};

export const isFood = ({ text }: TextToken, index: FoodIndex): boolean =>
  termOf(index, text) !== undefined && !PLAIN_WORDS.has(text);

/** Whether the word has no meaning of its own; "gr" has one only after a number. */
export const isStrange = ({ text }: TextToken, others: OtherWords, isCounted: boolean): boolean =>
  !PLAIN_WORDS.has(text) &&
  !ENGLISH_WORDS.has(text) &&
  !COMMON_WORDS.has(stemWord(text)) &&
  (!others.isKnown(text) || (text.length === MIN_LENGTH && !isCounted && others.measures.has(text)));

export const isUnknown = (
  token: TextToken,
  index: FoodIndex,
  others: OtherWords,
  isCounted: boolean,
): boolean =>
  isWord(token) &&
  token.text.length >= MIN_LENGTH &&
  token.text.length <= MAX_LENGTH &&
  termOf(index, token.text) === undefined &&
  isStrange(token, others, isCounted);

/** Whether each word may be a food, or joins or measures one. */
export const areFoods = (tokens: readonly TextToken[], index: FoodIndex, others: OtherWords): boolean =>
  tokens.every(
    (token) =>
      !isWord(token) ||
      token.text.length === 1 ||
      isUnknown(token, index, others, false) ||
      isFood(token, index) ||
      JOINING.has(token.text) ||
      others.measures.has(token.text),
  );
