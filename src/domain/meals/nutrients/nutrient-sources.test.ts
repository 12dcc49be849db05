import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nutrientSources } from './nutrient-sources.ts';

const exactly = (value: number) => ({ value, low: value, high: value });
const bread = { name: 'Bread', nutrients: { sodiumMg: exactly(300) } };

test('the salt of Omar’s day came from soup first; his tea reports none and says so', () => {
  const day = [
    bread,
    { name: 'Soup', nutrients: { sodiumMg: exactly(900) } },
    bread,
    { name: 'Tea', nutrients: { energyKcal: exactly(2) } },
  ];
  const { sources, unknown } = nutrientSources(day, 'sodiumMg');
  expect(sources).toMatchObject([
    { name: 'Soup', amount: { value: 900 }, share: 0.6 },
    { name: 'Bread', amount: { value: 600 }, share: 0.4 },
  ]);
  expect(unknown).toEqual(['Tea']);
});

test('a nutrient that all foods report as none has no shares', () => {
  const { sources } = nutrientSources([{ name: 'Water', nutrients: { sodiumMg: exactly(0) } }], 'sodiumMg');
  expect(sources).toMatchObject([{ name: 'Water', amount: exactly(0), share: undefined }]);
});

test('the mass of a food is the sum of its items, and unknown if one of them is', () => {
  const eaten = (grams: { value: number } | null) => ({ ...bread, id: 'first', grams });
  const gramsOf = (...items: ReturnType<typeof eaten>[]) => nutrientSources(items, 'sodiumMg').sources[0];
  expect(gramsOf(eaten({ value: 30 }), eaten({ value: 64 }))).toMatchObject({ grams: 94, itemId: 'first' });
  expect(gramsOf(eaten({ value: 30 }), eaten(null))?.grams).toBeUndefined();
});

test('shares add up to the whole for any foods', () => {
  const item = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    nutrients: fc.record({ sodiumMg: fc.double({ min: 0.1, max: 1e5, noNaN: true }).map(exactly) }),
  });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1 }), (items) => {
      const shares = nutrientSources(items, 'sodiumMg').sources.map(({ share }) => share ?? 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }),
  );
});
