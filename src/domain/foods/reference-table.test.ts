import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { atwaterKcal } from './atwater.ts';
import { parseFoods } from './parse-foods.ts';

const data = path.resolve(import.meta.dirname, '../../../data');
const read = (file: string) => ({ file, text: readFileSync(path.join(data, file), 'utf8') });
const tables = readdirSync(path.join(data, 'foods')).map((name) => read(`foods/${name}`));
const foods = parseFoods(tables, read('figures.tsv'));
const usdaFile = path.resolve(data, '../../shared/data/usda/foods.jsonl.gz');

describe('atwater', () => {
  test('8 g protein, 6 g fat and 60 g carbs of which 9 g fiber give 308 kcal', () => {
    expect(atwaterKcal({ proteinG: 8, fatG: 6, carbsG: 60, fiberG: 9 })).toBeCloseTo(308, 9);
    expect(atwaterKcal({ proteinG: 8, carbsG: 60 })).toBeUndefined();
  });
});

describe('the reference table', () => {
  test('holds thousands of foods, each with energy and the three macronutrients', () => {
    expect(foods.length).toBeGreaterThan(4000);
    const bare = foods.filter(({ per100g: p }) =>
      [p.energyKcal, p.proteinG, p.carbsG, p.fatG].includes(undefined),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('gives every name and alias to one food', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, name, aliases } of foods)
      for (const word of [name.toLowerCase(), ...aliases])
        owners.set(word, (owners.get(word) ?? new Set()).add(id));
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  test('knows the bare words people use most', () => {
    const words = new Set(foods.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]));
    const everyday =
      'milk bread toast butter rice pasta cereal oatmeal chicken steak bacon ham fish salmon tuna shrimp cheese yogurt salad lettuce potato fries corn broccoli juice coffee tea soda water beer wine pizza taco burrito lasagna spaghetti soup sandwich hamburger cheeseburger cookies cake chips sugar honey mayonnaise ketchup chocolate hummus tofu';
    expect(
      everyday
        .split(' ')
        .filter((word) => !words.has(word) && !words.has(`${word}s`) && !words.has(word.replace(/s$/, ''))),
    ).toEqual([]);
  });

  test('holds no food that weighs more than itself or burns hotter than fat', () => {
    const odd = foods.filter(({ per100g: p }) => {
      const grams = (p.proteinG ?? 0) + (p.fatG ?? 0) + (p.carbsG ?? 0) + (p.alcoholG ?? 0) + (p.waterG ?? 0);
      return grams > 105 || (p.energyKcal ?? 0) > 902;
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('agrees with the energy of its macronutrients, but for one food in a hundred', () => {
    const alcoholUnknown = foods.filter(
      ({ group, per100g }) => group === 'alcohol' && per100g.alcoholG === undefined,
    );
    const off = foods.filter(({ per100g }) => {
      const expected = atwaterKcal(per100g) ?? Number.NaN;
      const energyKcal = per100g.energyKcal ?? Number.NaN;
      return !(Math.abs(energyKcal - expected) <= Math.max(25, 0.2 * expected));
    });
    const unexplained = off.filter((food) => !alcoholUnknown.includes(food));
    expect(unexplained.length, unexplained.map(({ id }) => id).join(' ')).toBeLessThan(foods.length / 100);
  });

  test.skipIf(!existsSync(usdaFile))('cites figures that stand in FoodData Central', () => {
    const usda = new Map<number, Record<string, number>>();
    for (const line of gunzipSync(readFileSync(usdaFile)).toString().split('\n')) {
      if (!line) continue;
      const { fdc_id: fdcId, nutrients } = JSON.parse(line) as {
        fdc_id: number;
        nutrients: Record<string, number>;
      };
      usda.set(fdcId, nutrients);
    }
    for (const { id, fdcId, per100g } of foods) {
      const cited = usda.get(fdcId);
      expect(
        [per100g.energyKcal, per100g.proteinG, per100g.carbsG, per100g.fatG, per100g.sodiumMg],
        id,
      ).toEqual(['energy_kcal', 'protein_g', 'carbs_g', 'fat_g', 'sodium_mg'].map((key) => cited?.[key]));
    }
  });
});
