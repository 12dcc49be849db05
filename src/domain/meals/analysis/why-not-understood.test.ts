import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whyNotUnderstood } from './why-not-understood.ts';

test.each([
  ['-3 eggs', 'negative amount'],
  ['minus two apples', 'negative amount'],
  ['9000 kg rice', 'too much'],
  ['1e308 eggs', 'too much'],
  ['6 l of milk', 'too much'],
  ['40,000 almonds', 'too much'],
  ['is oatmeal healthy?', 'question'],
  ['buy eggs, milk', 'shopping'],
  ['tomorrow: salmon', 'plan'],
  ['took my blood pressure pills', 'medicine'],
  ['Maria and John came over', 'event'],
  ['2 zorblax', 'unknown food'],
  ['zwei Spiegeleier mit Brot', 'unknown food'],
  ['', 'unknown food'],
])('%s: %s', (words, reason) => {
  expect(whyNotUnderstood(words)).toBe(reason);
});

test('below zero is negative, and above 5 kg too much, whatever the food', () => {
  const foods = fc.constantFrom('eggs', 'rice', 'zorblax');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), foods, (count, food) => {
      expect(whyNotUnderstood(`-${count} ${food}`)).toBe('negative amount');
      expect(whyNotUnderstood(`${count + 5} kg ${food}`)).toBe('too much');
    }),
  );
  const reasons = [
    'unknown food',
    'negative amount',
    'too much',
    'question',
    'shopping',
    'plan',
    'medicine',
    'event',
  ];
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(reasons).toContain(whyNotUnderstood(words));
    }),
  );
});
