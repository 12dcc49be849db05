import type { Food } from '#domain/foods/food.ts';
import { pick, seededRandom, type Random } from '#server/demo/random.ts';

const EACH = 40;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** One typo: a letter missing, doubled, or swapped with the next. */
function misspelt(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  return pick(random, [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ]);
}

/** Queries by kind: whole names, prefixes of every length, several words, brands, and typos. */
export function productQueries(products: readonly Pick<Food, 'name' | 'brand'>[]): Map<string, string[]> {
  const random = seededRandom('queries');
  const withWords = products.filter(({ name }) => wordsOf(name).length > 1);
  const make = (of: (name: string[], product: Pick<Food, 'name' | 'brand'>) => string): string[] =>
    Array.from({ length: EACH }, () => {
      const product = pick(random, withWords);
      return of(wordsOf(product.name), product);
    });
  const longest = (words: string[]): string => words.toSorted((a, b) => b.length - a.length)[0] ?? 'bread';
  return new Map([
    ['one letter', make((words) => longest(words).slice(0, 1))],
    ['two letters', make((words) => (words[0] ?? 'ch').slice(0, 2))],
    ['three letters', make((words) => pick(random, words).slice(0, 3))],
    ['a word', make((words) => pick(random, words))],
    ['two words', make((words) => words.slice(0, 2).join(' '))],
    ['a word and a prefix', make(([first = '', second = '']) => `${first} ${second.slice(0, 2)}`)],
    ['a whole name', make((_, { name }) => name)],
    ['a brand', make((_, { brand = '' }) => brand)],
    ['a word and a brand', make((words, { brand = '' }) => `${longest(words)} ${brand}`)],
    ['a slip', make((words) => misspelt(longest(words), random))],
    ['a typo and a word', make((words) => `${misspelt(longest(words), random)} ${words[0]}`)],
  ]);
}
