import { expect, test } from 'vitest';
import { remainingAfter } from './remaining-after.ts';

const exactly = (value: number) => ({ value, low: value, high: value });
const targets = { energyKcal: 1900, proteinG: 115, carbsG: 214, fatG: 65, fiberG: 27 };
const total = { energyKcal: exactly(1260), proteinG: exactly(67) };

test('the bar says what is left of Ada’s day after the meal she reviews', () => {
  expect(remainingAfter({ targets, total }, { energyKcal: exactly(580), proteinG: exactly(46) })).toBe(
    '60 kcal left, 2 g protein left',
  );
  expect(remainingAfter({ targets, total }, { energyKcal: exactly(800), proteinG: exactly(60) })).toBe(
    '160 kcal over',
  );
});

test('it says nothing about a day without targets, or a meal whose energy isn’t known', () => {
  expect(remainingAfter({ targets: undefined, total }, { energyKcal: exactly(580) })).toBeUndefined();
  expect(remainingAfter({ targets, total }, {})).toBeUndefined();
});
