import { termsBeginning } from './endings.ts';
import type { FoodIndex } from './food-index.ts';
import { termsOfWords, type Term } from './food-terms.ts';
import type { Food } from '#domain/foods/food.ts';
import { matchFoods } from './match-foods.ts';
import { otherReadings } from './correct-terms.ts';
import { expandShorthand } from './shorthand.ts';
import { readShortWords } from '#domain/foods/words/abbreviated-words.ts';
import { OTHER_WORDS } from '#domain/meals/reading/text/correct-tokens.ts';
import { stemWord, tokenizeText, type TextToken } from './text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { readQuantity } from '#domain/meals/reading/amounts/quantity.ts';

const MAX_QUERY_LENGTH = 100;
const MAX_ENDINGS = 24;

/** An unfinished word before the last ("scramb egg") stands for the most common word that starts with it. */
function finished(index: FoodIndex, term: Term): Term {
  if (index.termIds.has(term.text) || term.text.length < 3) return term;
  const [text = term.text] = termsBeginning(index, term.text, 1);
  return { ...term, text };
}

/** A food that a search found. */
export interface FoundFood {
  readonly food: Food;
  /** 0 to 1; 1 if a name or alias was typed word for word. */
  readonly score: number;
  /** Whether a single name of the food contains every typed word. */
  readonly holdsAll: boolean;
  /** Added to the score when results are ordered; above 0 for common foods after a few letters. */
  readonly lead: number;
}

const HOLDS_ALL = 0.999;
/** Three typed words mean a food with all three rather than one whose name matches two of them better. */
const ALL_WORDS = 0.2;
const MAX_READINGS = 3;
/** Baby food and breast milk rank below ordinary food with a similar name, unless one of these words was typed in full. */
const BABY_UNASKED = 0.5;
const BABY_WORDS: ReadonlySet<string> = new Set(
  'baby infant toddler junior formula gerber enfamil similac newborn'.split(' '),
);

/** A last word that is a food by itself rarely starts another: "apple" and "appletini". */
const FINISHED_START = 0.4;
const UNFINISHED_START = 0.8;
/** Foods in the group of the best match come before dishes that contain it: apples before muffins. */
const SAME_GROUP = 0.1;
const MIN_LEAD = 0.01;

/** So few letters start many words, some of them dishes that few people have heard of: "ban" is a banana before it is banku. */
const MAX_FIRST_LETTERS = 3;
const NAME_STARTS = 0.25;
/** For each tenfold share of what people eat. */
const PER_TENFOLD = 0.15;

const startBonus = ({ name, doubt }: Food, letters: string): number =>
  (name.toLowerCase().startsWith(letters) ? NAME_STARTS : 0) +
  PER_TENFOLD * Math.log10(1 + (doubt?.eatenPer100000 ?? 0));

function findWords(index: FoodIndex, words: readonly string[], limit: number): FoundFood[] {
  const terms = termsOfWords(words).map((term, at, all) =>
    at < all.length - 1 ? finished(index, term) : term,
  );
  const last = terms.at(-1);
  if (last === undefined) return [];
  const typed = words.at(-1) ?? '';
  const starts = [...new Set([last.text, typed])].filter((start) => start.length > 0);
  const unfinished = starts
    .flatMap((start) => termsBeginning(index, start, MAX_ENDINGS))
    .filter((term) => term !== last.text);
  const start = index.termIds.has(last.text) ? FINISHED_START : UNFINISHED_START;
  const isBabyAsked =
    terms.some(({ text }) => BABY_WORDS.has(text)) ||
    (terms.some(({ text }) => text === 'breast') && last.text.startsWith('m'));
  const found = new Map<Food, FoundFood>();
  const add = (readings: readonly Term[], factor: number): void => {
    for (const { food, score, covered } of matchFoods(index, readings, limit)) {
      const known = found.get(food);
      const fit = score * factor * (food.group === 'baby' && !isBabyAsked ? BABY_UNASKED : 1);
      found.set(food, {
        food,
        score: Math.max(known?.score ?? 0, fit),
        holdsAll: (known?.holdsAll ?? false) || covered >= HOLDS_ALL,
        lead: 0,
      });
    }
  };
  add(terms, 1);
  for (const text of new Set(unfinished)) {
    const share = Math.min(1, typed.length / Math.max(1, text.length));
    add([...terms.slice(0, -1), { ...last, text }], start + 0.19 * share);
  }
  if (![...found.values()].some(({ holdsAll }) => holdsAll))
    for (const readings of otherReadings(index, terms, MAX_READINGS)) add(readings, 1);
  const isStart = words.length === 1 && typed.length <= MAX_FIRST_LETTERS;
  const all = [...found.values()].map((one) =>
    isStart ? { ...one, lead: startBonus(one.food, typed) } : one,
  );
  return inOrder(all).slice(0, limit);
}

const rankOf = ({ score, holdsAll, lead }: FoundFood): number => score + (holdsAll ? ALL_WORDS : 0) + lead;

function inOrder(found: readonly FoundFood[]): FoundFood[] {
  const [best] = found.toSorted((a, b) => rankOf(b) - rankOf(a));
  return found
    .map((one) =>
      best === undefined || one.food.group !== best.food.group
        ? one
        : { ...one, score: Math.max(one.score, Math.min(best.score - MIN_LEAD, one.score + SAME_GROUP)) },
    )
    .toSorted((a, b) => rankOf(b) - rankOf(a));
}

/** "2 large eggs" and "chicken breast 200 g" without their amounts; undefined if there are no amounts, or nothing else. */
function withoutAmount(tokens: readonly TextToken[]): readonly TextToken[] | undefined {
  const { next } = readQuantity(tokens, 0);
  const rest = tokens.slice(next);
  const number = rest.findLastIndex(({ kind }) => kind === 'number');
  const isTrailing = number > 0 && rest.length - number === (isMeasure(rest.at(-1)) ? 2 : 1);
  const words = isTrailing ? rest.slice(0, number) : rest;
  return words.length > 0 && words.length < tokens.length ? words : undefined;
}

const isMeasure = (token: TextToken | undefined): boolean => MEASURES.has(stemWord(token?.text ?? ''));

/**
 * Foods for a search box as it is typed into, with how well they fit: words in any order, plurals, short forms, typos, an unfinished last
 * word, and amounts, which are ignored.
 * @param limit maximum number of results
 * @returns best first; nothing for a text without letters
 */
export function findFoods(index: FoodIndex, query: string, limit: number): readonly FoundFood[] {
  const tokens = expandShorthand(tokenizeText(query.slice(0, MAX_QUERY_LENGTH)), index);
  const search = (words: readonly TextToken[]): FoundFood[] =>
    findWords(
      index,
      words.map(({ text }) => text),
      limit,
    );
  const found = search(tokens);
  if (found.some(({ holdsAll }) => holdsAll)) return found;
  const written = readShortWords(tokens, index, OTHER_WORDS);
  const short = written.every(({ text }, at) => text === tokens[at]?.text) ? [] : search(written);
  if (short.some(({ holdsAll }) => holdsAll)) return short;
  const rest = withoutAmount(tokens);
  const named = rest === undefined ? [] : search(rest);
  return named.some(({ holdsAll }) => holdsAll) ? named : found;
}
