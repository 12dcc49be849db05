import { expect, test } from 'vitest';
import { citedSet, tableFigures } from './composition-tables.ts';

const names = { en: 'Bread' };

test('carbohydrate includes fiber however a table reports it', () => {
  const macros = { energy_kcal: 250, protein_g: 8, fat_g: 3, fiber_g: 6 };
  const carbs = (id: string, how: Record<string, number>) =>
    tableFigures({ id, names, nutrients: { ...macros, ...how } }).carbsG;
  expect(carbs('bls:B1', { carbs_available_g: 44 })).toBe(50);
  expect(carbs('ciqual:1', { carbs_available_g: 44 })).toBe(50);
  expect(carbs('cnf:1', { carbs_by_difference_g: 50 })).toBe(50);
});

test('a zero in CNF counts only for nutrients that CNF always analyzes; missing energy in CIQUAL is computed', () => {
  expect(
    tableFigures({ id: 'cnf:1', names, nutrients: { fat_g: 0, choline_mg: 0, caffeine_mg: 0 } }),
  ).toEqual({ fatG: 0 });
  const { energyKcal } = tableFigures({
    id: 'ciqual:1',
    names,
    nutrients: { protein_g: 8, fat_g: 6, carbs_available_g: 51, fiber_g: 9 },
  });
  expect(energyKcal).toBe(308);
});

test('vitamin A is retinol plus a twelfth of carotene; retinol equivalents are ignored', () => {
  const nutrients = { retinol_ug: 100, beta_carotene_ug: 1200, vitamin_a_re_ug: 300 };
  expect(tableFigures({ id: 'ciqual:1', names, nutrients }).vitaminARaeUg).toBe(200);
  expect(
    tableFigures({ id: 'bls:B1', names, nutrients: { vitamin_a_re_ug: 300 } }).vitaminARaeUg,
  ).toBeUndefined();
});

test('iodine at a detection limit is unknown', () => {
  expect(tableFigures({ id: 'ciqual:1', names, nutrients: { iodine_ug: 20 } }).iodineUg).toBeUndefined();
  expect(tableFigures({ id: 'ciqual:1', names, nutrients: { iodine_ug: 24.3 } }).iodineUg).toBe(24.3);
});

test('a dry food that took up water has its share of everything, and more water', () => {
  const figures = { energyKcal: 370, carbsG: 81.68, waterG: 10.46 };
  const sets = new Map([['168883', { name: 'Glutinous rice', figures, raw: figures }]]);
  expect(citedSet(sets, 'fdc:168883@64')).toMatchObject({
    name: 'Glutinous rice, with water',
    figures: { energyKcal: 237, carbsG: 52.3, waterG: 42.7 },
  });
  expect(citedSet(sets, '168883')?.figures).toEqual(figures);
  expect(citedSet(sets, 'fdc:1@64')).toBeUndefined();
});
