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
