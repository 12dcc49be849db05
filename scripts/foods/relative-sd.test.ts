import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadFoods } from '#server/foods/food-library.ts';
import { readSameFoods } from './same-foods.ts';
import { relativeSd } from './relative-sd.ts';

const data = path.resolve(import.meta.dirname, '../../data');

test('energies of 129, 111 and 145 kcal have a relative standard deviation of 13 %', () => {
  const tables = [129, 111, 145].map((energyKcal) => ({ energyKcal }));
  expect(relativeSd('energyKcal', tables)).toBeCloseTo(0.1325, 4);
});

test('a single value and trace amounts have no relative standard deviation', () => {
  expect(relativeSd('proteinG', [{ proteinG: 8 }, {}])).toBeUndefined();
  expect(relativeSd('fatG', [{ fatG: 0.1 }, { fatG: 0.4 }])).toBeUndefined();
});

test('every row of same-foods.tsv and figure-spread.tsv belongs to a reference food', () => {
  const foods = loadFoods(data).index.byId;
  const sources = new Set([...foods.values()].map(({ fdcId }) => String(fdcId)));
  expect(readSameFoods(data).filter(({ source }) => !sources.has(source))).toEqual([]);
  const [header, ...lines] = readFileSync(path.join(data, 'figure-spread.tsv'), 'utf8').trimEnd().split('\n');
  expect(header).toBe('food\tenergyKcal\tproteinG\tcarbsG\tfatG\ttables');
  expect(lines.filter((line) => !foods.has(line.split('\t')[0] ?? ''))).toEqual([]);
});
