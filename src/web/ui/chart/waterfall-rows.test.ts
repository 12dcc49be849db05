import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waterfallRows } from './waterfall-rows.ts';

const step = (change: number, index: number) => ({
  key: String(index),
  label: `Step ${index}`,
  note: '',
  change,
});

test('Ada, 48, loses two years by not smoking and gains half of one by her sleep', () => {
  const rows = waterfallRows(48, [-2, 0.5].map(step));
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    [48, 46],
    [46, 46.5],
  ]);
});

test('without answers there are no rows', () => {
  expect(waterfallRows(48, [])).toEqual([]);
});

test('every row starts where the previous one ended, and the last ends at the sum', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 18, max: 90, noNaN: true }),
      fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 1, maxLength: 40 }),
      (start, changes) => {
        const rows = waterfallRows(start, changes.map(step));
        rows.slice(1).forEach((row, index) => expect(row.from).toBe(rows[index]?.to));
        const sum = changes.reduce((total, change) => total + change, start);
        expect(rows.at(-1)?.to).toBeCloseTo(sum, 9);
      },
    ),
  );
});
