import { isPlural, stemWord, type TextToken } from '#domain/foods/search/text.ts';
import type { Quantity } from './quantity.ts';
import { isSizeBefore, SIZES, sizesOfInches } from './read-sizes.ts';

/** Sizes that may also follow a brand or a food. */
const EMBEDDED_SIZE = /^(small|medium|large|grande|venti|tall|footlong)$/;
const INCH = /^(inch|inches|")$/;
/** Sizes only with the word: "king prawns" and "fun" aren't sizes. */
const WORDED_SIZE = /^(fun|king|snack|bite)$/;
/** "Half chicken" is a portion in its own right, not half of one. */
const PART = /^(half|quarter)$/;
const PARTED = /^(chicken|rack)$/;
/** "Dominos 2 slices thin crust": after the brand. */
const SLICE = /^(slices?|bars?|bowls?|cups?|cans?|bottles?|scoops?)$/;
const PIECE = /^(piece|pieces|pc|pcs)$/;

const MAX_COUNT = 50;

/** "McDonald's 20 nuggets", "kfc 3 hot wings": what the food ends with is counted. */
function isPluralEnd(words: readonly TextToken[], from: number): boolean {
  const rest = words.slice(from);
  const end = rest.at(-1)?.text ?? '';
  return rest.length > 0 && rest.every(({ kind }) => kind === 'word') && isPlural(end);
}

interface EmbeddedAmount {
  readonly said: Partial<Quantity>;
  /** The words without the amount. */
  readonly food: readonly TextToken[];
}

/** A size or count inside a food's name: "Starbucks grande latte", "subway 6 inch tuna", "kfc 3 piece original". */
export function takeEmbeddedAmount(words: readonly TextToken[], { sizes, said }: Quantity): EmbeddedAmount {
  for (const [place, { text, kind }] of words.entries()) {
    if (place === 0) continue;
    const next = words[place + 1]?.text ?? '';
    const value = Number(text);
    if (kind === 'number' && value > 0) {
      const food = words.toSpliced(place, 2);
      if (INCH.test(next) && sizes.length === 0) return { said: { sizes: sizesOfInches(value) }, food };
      if (SLICE.test(next) && said === 'nothing' && words[place + 2] !== undefined)
        return {
          said: { said: 'number', amount: value, low: value, high: value, portionUnit: stemWord(next) },
          food,
        };
      if (
        said === 'nothing' &&
        value <= MAX_COUNT &&
        Number.isInteger(value) &&
        isPluralEnd(words, place + 1)
      )
        return {
          said: { said: 'number', amount: value, low: value, high: value },
          food: words.toSpliced(place, 1),
        };
      if (PIECE.test(next) && said === 'nothing')
        return { said: { said: 'number', amount: value, low: value, high: value }, food };
    } else if (WORDED_SIZE.test(text) && /^sized?$/.test(next) && sizes.length === 0)
      return { said: { sizes: [`${text} size`] }, food: words.toSpliced(place, 2) };
    else if (PART.test(text) && PARTED.test(next) && sizes.length === 0)
      return { said: { sizes: [text] }, food: words.toSpliced(place, 1) };
    else if (EMBEDDED_SIZE.test(text) && sizes.length === 0 && isSizeBefore(next))
      return { said: { sizes: [SIZES.get(text) ?? text] }, food: words.toSpliced(place, 1) };
  }
  return { said: {}, food: words };
}
