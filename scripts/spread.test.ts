import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadFoods } from '#server/foods/food-library.ts';
import { readSameFoods } from './same-foods.ts';
import { relativeSd } from './spread.ts';

const data = path.resolve(import.meta.dirname, '../data');

test('rice has 129, 111 and 145 kcal in three tables: they differ by 13 %', () => {
  const tables = [129, 111, 145].map((energyKcal) => ({ energyKcal }));
  expect(relativeSd('energyKcal', tables)).toBeCloseTo(0.1325, 4);
});

test('one table alone, and next to nothing of a nutrient, have no spread', () => {
  expect(relativeSd('proteinG', [{ proteinG: 8 }, {}])).toBeUndefined();
  expect(relativeSd('fatG', [{ fatG: 0.1 }, { fatG: 0.4 }])).toBeUndefined();
});

test('every row of both files belongs to a food of the table', () => {
  const foods = loadFoods(data).index.byId;
  const sources = new Set([...foods.values()].map(({ fdcId }) => String(fdcId)));
  expect(readSameFoods(data).filter(({ source }) => !sources.has(source))).toEqual([]);
  const [header, ...lines] = readFileSync(path.join(data, 'figure-spread.tsv'), 'utf8').trimEnd().split('\n');
  expect(header).toBe('food\tenergyKcal\tproteinG\tcarbsG\tfatG\ttables');
  expect(lines.filter((line) => !foods.has(line.split('\t')[0] ?? ''))).toEqual([]);
});
