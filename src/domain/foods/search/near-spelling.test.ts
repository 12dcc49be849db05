import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSpellingIndex, nearWords } from './near-spelling.ts';

const known = [
  'avocado',
  'broccoli',
  'spaghetti',
  'omelette',
  'steak',
  'shake',
  'breast',
  'wine',
  'liver',
  'corn',
];
const index = buildSpellingIndex(known);
const nearest = (word: string) => nearWords(index, word, () => 1)[0]?.word;

describe('corrects what Lena mistyped', () => {
  test.each([
    ['avacado', 'avocado', 'a letter wrong'],
    ['brocoli', 'broccoli', 'a letter missing'],
    ['spagehtti', 'spaghetti', 'two swapped'],
    ['omlete', 'omelette', 'written as it sounds'],
    ['stake', 'steak', 'the same sound before one letter off'],
    ['brst', 'breast', 'no vowels'],
  ])('%s is %s: %s', (typed, meant) => {
    expect(nearest(typed)).toBe(meant);
  });

  test('a word unlike any other, or too short or too long to guess, matches nothing', () => {
    for (const word of ['quinoa', 'wi', 'x'.repeat(25), '']) expect(nearest(word)).toBeUndefined();
  });
});

test('any known word of six letters or more is found with one typing error', () => {
  const long = known.filter((word) => word.length >= 6);
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(),
      fc.constantFrom('drop', 'double', 'swap', 'change'),
      (word, seed, slip) => {
        const at = seed % (word.length - 1);
        const [head, own, next, rest] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
        const typed =
          slip === 'drop'
            ? `${head}${next}${rest}`
            : slip === 'double'
              ? `${head}${own}${own}${next}${rest}`
              : slip === 'swap'
                ? `${head}${next}${own}${rest}`
                : `${head}q${next}${rest}`;
        expect(nearWords(index, typed, () => 1).map((near) => near.word)).toContain(word);
      },
    ),
  );
});
