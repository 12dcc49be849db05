import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { FoodTableError } from '#domain/foods/table-source.ts';
import { loadFoods } from './food-library.ts';

const DATA = path.join(import.meta.dirname, '../../../data');

test('a search while the server still builds its foods finds all of them, and the build completes', async () => {
  const foods = loadFoods();
  const built = foods.build();
  await setImmediate();
  const apple = foods.index.byId.get('apple');
  expect(apple?.name).toBe('Apple');
  await built;
  expect(foods.index.byId.get('apple')).toBe(apple);
  expect(foods.index.foods.length).toBeGreaterThan(5000);
  expect(foods.index.spelling()).toBe(foods.index.spelling());
});

test('a damaged table is reported to the first caller and to every later one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-foods-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(DATA, folder, { recursive: true });
  writeFileSync(path.join(folder, 'glycemic-index.tsv'), 'food\tgi\nunicorn\t40');
  const foods = loadFoods(folder);
  await expect(foods.build()).rejects.toThrow(FoodTableError);
  expect(() => foods.index.byId).toThrow('no food "unicorn"');
  await expect(foods.build()).rejects.toThrow('no food "unicorn"');
});
