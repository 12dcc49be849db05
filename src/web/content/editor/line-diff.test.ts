import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

const shown = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);

test('Ada sees which lines she changed', () => {
  expect(shown('One\nTwo\nThree', 'One\nTwo and a half\nThree')).toEqual([
    ' One',
    '-Two',
    '+Two and a half',
    ' Three',
  ]);
  expect(shown('a\nb\nc\nd', 'b\nx\nc\nd\ne')).toEqual(['-a', ' b', '+x', ' c', ' d', '+e']);
  expect(shown('same', 'same')).toEqual([' same']);
});

test('both texts can be rebuilt from the changes', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 14 }).map((all) => all.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = lineDiff(before, after);
      const without = (kind: string) =>
        changes
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});

test('two long texts without common lines are compared', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`).join('\n');
  expect(lineDiff(long('a'), long('b'))).toHaveLength(40_000);
});
