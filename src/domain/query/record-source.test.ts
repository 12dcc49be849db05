import { expect, test } from 'vitest';
import { recordSource, type Entry } from './record-source.ts';

const eaten = (at: string, kind: string, energyKcal: number): Entry => ({
  date: at.slice(0, 10),
  at,
  kind,
  name: 'Oats',
  values: { energyKcal },
});
const [seven, eight] = ['2026-11-01T07:00:00', '2026-11-01T08:00:00'];

test('foods form meals by time and kind, whatever their order', () => {
  const foods = [
    eaten(eight, 'lunch', 4),
    eaten(seven, 'breakfast', 1),
    eaten(seven, 'snack', 2),
    eaten(seven, 'breakfast', 10),
  ];
  const { entries } = recordSource({ today: '2026-11-02', entries: { foods } });
  expect(entries.foods.map(({ values }) => values['energyKcal'])).toEqual([1, 2, 10, 4]);
  expect(entries.meals.map(({ at, kind, name, values }) => [at, kind, name, values['energyKcal']])).toEqual([
    [seven, 'breakfast', null, 11],
    [seven, 'snack', null, 2],
    [eight, 'lunch', null, 4],
  ]);
});

test('two meals of the same kind that were logged in the same minute stay two', () => {
  const foods = [
    { ...eaten(seven, 'snack', 95), name: 'Apple', meal: 1 },
    { ...eaten(seven, 'snack', 20), name: 'Peanut butter', meal: 1 },
    { ...eaten(seven, 'snack', 200), name: 'Cookie', meal: 2 },
  ];
  const { entries } = recordSource({ today: '2026-11-02', entries: { foods } });
  expect(entries.meals.map(({ values }) => values['energyKcal'])).toEqual([115, 200]);
});
