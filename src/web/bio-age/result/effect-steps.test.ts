import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITEM_KEYS } from '#domain/bio-age/item-keys.ts';
import { effectSteps } from './answer-effects.tsx';

const itemsOf = (years: readonly number[]) =>
  years.map((each, index) => ({
    item: ITEM_KEYS[index] ?? 'bmi',
    name: `Item ${index}`,
    answer: 'yes',
    years: each,
  }));

test('answers that make Ada younger come first, then those that make her older, largest first', () => {
  const steps = effectSteps({ items: itemsOf([0.3, -1.5, 1.2, -0.2]), floorYears: 0 }, 10);
  expect(steps.map(({ change }) => change)).toEqual([-1.5, -0.2, 1.2, 0.3]);
});

test('an answer that changes nothing has no step', () => {
  expect(effectSteps({ items: itemsOf([0, -1]), floorYears: 0 }, 10)).toHaveLength(1);
});

test('small effects are combined into one step, unless there is only one', () => {
  const items = itemsOf([-3, 2, -0.1, 0.2]);
  expect(effectSteps({ items, floorYears: 0 }, 2).at(-1)).toMatchObject({
    label: '2 other answers',
    change: 0.1,
  });
  expect(effectSteps({ items, floorYears: 0 }, 3)).toHaveLength(4);
});

test('at 18 the floor has its own step', () => {
  expect(effectSteps({ items: itemsOf([-3]), floorYears: 2 }, 5).at(-1)).toMatchObject({
    key: 'floor',
    change: 2,
  });
});

test('the steps sum to the whole difference', () => {
  const years = fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { maxLength: 39 });
  fc.assert(
    fc.property(years, fc.integer({ min: 1, max: 20 }), (each, most) => {
      const sum = effectSteps({ items: itemsOf(each), floorYears: 0 }, most).reduce(
        (total, { change }) => total + change,
        0,
      );
      expect(sum).toBeCloseTo(
        each.reduce((total, one) => total + one, 0),
        9,
      );
    }),
  );
});
