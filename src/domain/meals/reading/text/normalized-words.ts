import { tokenizeText } from '#domain/foods/search/text.ts';
import { stripFrames } from './frames.ts';
import { isMeasured, NO_QUANTITY, type Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import { readClause } from '#domain/meals/reading/items/read-clause.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { splitClauses } from './split-clauses.ts';

/** An item's food and amount, parsed without the food table, so that they stay the same when the table changes. */
export interface ItemWords {
  /** The food's words: singular, one spelling, no fillers ("slices of wholemeal toast" becomes "whole wheat toast"). */
  readonly food: string;
  /** Food words, then the amount if there is one ("whole wheat toast, 2 slice"). "A", "one" and "some" alone aren't amounts. */
  readonly normalized: string;
  readonly quantity: Quantity;
  /** The last of these may name a portion ("chicken wing"). */
  readonly heads: readonly string[];
}

const ANY_WORDS: Lexicon = {
  isNumberName: () => false,
  isSizeName: () => false,
  isName: () => false,
  isFoodWord: () => true,
  mayBeFood: () => true,
  comesIn: () => false,
};

/** Words after this many don't identify a food any further. */
const MAX_WORDS_LENGTH = 200;

function amountText({ amount, low, high, measure, measureEach, portionUnit, sizes }: Quantity): string {
  const count = low === high ? `${amount}` : `${low}-${high}`;
  const each = measureEach === 1 ? [] : [`${measureEach}`];
  const unit = [...each, measure?.label, ...sizes, portionUnit].filter((word) => word !== undefined);
  return count === '1' && unit.length === 0 ? '' : [count, ...unit].join(' ');
}

/** Parses the food words and amount of one item. */
export function readItemWords(text: string): ItemWords {
  const clauses = splitClauses(stripFrames(tokenizeText(text.slice(0, MAX_WORDS_LENGTH))));
  const phrases = clauses.map((clause) => readClause(clause, ANY_WORDS));
  const food = phrases.flatMap(({ terms }) => terms.map((term) => term.text)).join(' ');
  const counted =
    phrases.find(({ quantity }) => isMeasured(quantity)) ??
    phrases.find(({ quantity }) => quantity !== NO_QUANTITY);
  const named = phrases.find(({ terms }) => terms.length > 0);
  const quantity = counted?.quantity ?? NO_QUANTITY;
  const amount = amountText(quantity);
  const normalized = food === '' || amount === '' ? food : `${food}, ${amount}`;
  return { food, normalized, quantity, heads: named?.heads ?? [] };
}

/**
 * An item's words, normalized for comparing and storing corrections: "Two slices of wholemeal toast" equals "2 slices whole wheat toast".
 * Empty for a text without words.
 */
export const normalizedWords = (text: string): string => readItemWords(text).normalized;

/** The food words of normalized words. */
export const foodWordsOf = (normalized: string): string => normalized.split(', ')[0] ?? '';
