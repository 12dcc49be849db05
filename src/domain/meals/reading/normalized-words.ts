import { tokenizeText } from '#domain/foods/search/text.ts';
import { stripFrames } from './frames.ts';
import { NO_QUANTITY, type Quantity } from './quantity.ts';
import { readClause, type Lexicon, type Phrase } from './read-clause.ts';
import { splitClauses } from './split-clauses.ts';

/** What the words of one item say, read without the food table so that it is the same wherever and whenever it is read. */
export interface SaidWords {
  /** The food's own words: singular, one spelling, no fillers ("slices of wholemeal toast" gives "whole wheat toast"). */
  readonly food: string;
  /** The amount ("2 slice"); empty where none was named, and for "a", "one" and "some" alone. */
  readonly amount: string;
  readonly quantity: Quantity;
  /** The last of these may name a portion ("chicken wing"). */
  readonly heads: readonly string[];
}

const ANY_WORDS: Lexicon = {
  isNumberName: () => false,
  isSizeName: () => false,
  isFoodWord: () => true,
};

/** Words beyond this say nothing more about one food. */
const MAX_WORDS_LENGTH = 200;

const isSaid = ({ quantity }: Phrase): boolean =>
  quantity.said === 'number' || quantity.measure !== undefined;

function amountText({ amount, low, high, measure, measureEach, holder, sizes }: Quantity): string {
  const count = low === high ? `${amount}` : `${low}-${high}`;
  const each = measureEach === 1 ? [] : [`${measureEach}`];
  const unit = [...each, measure?.label, ...sizes, holder].filter((word) => word !== undefined);
  return count === '1' && unit.length === 0 ? '' : [count, ...unit].join(' ');
}

/** Reads food words and amount of one item's words apart. Pure: it knows no table, so a new food never changes the answer. */
export function readSaidWords(text: string): SaidWords {
  const clauses = splitClauses(stripFrames(tokenizeText(text.slice(0, MAX_WORDS_LENGTH))));
  const phrases = clauses.map((clause) => readClause(clause, ANY_WORDS));
  const food = phrases.flatMap(({ terms }) => terms.map((term) => term.text)).join(' ');
  const counted = phrases.find(isSaid) ?? phrases.find(({ quantity }) => quantity !== NO_QUANTITY);
  const named = phrases.find(({ terms }) => terms.length > 0);
  const quantity = counted?.quantity ?? NO_QUANTITY;
  return { food, amount: amountText(quantity), quantity, heads: named?.heads ?? [] };
}

/**
 * The words of an item as they are compared and kept: food words, then the amount if one was named ("whole wheat toast, 2 slice").
 * "Two slices of wholemeal toast" and "2 slices whole wheat toast" give the same. Empty for a text without words.
 */
export function normalizedWords(text: string): string {
  const { food, amount } = readSaidWords(text);
  return food === '' || amount === '' ? food : `${food}, ${amount}`;
}

/** The food words of words that were normalized: what is left when the amount is put aside. */
export const foodWordsOf = (normalized: string): string => normalized.split(', ')[0] ?? '';
