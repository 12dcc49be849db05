import { expect, test } from 'vitest';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { nutrientValuesOf } from './nutrient-values.ts';
import { amountsFrom } from './total-queries.ts';

const last = NUTRIENT_KEYS.at(-1) ?? 'waterG';
const amounts = { energyKcal: 123.456, fiberG: 0, [last]: 7.1e-7 };
const estimates: NutrientEstimates = Object.fromEntries(
  Object.entries(amounts).map(([key, value]) => [key, { value, low: 0.9 * value, high: 1.1 * value }]),
);

test.each([
  ['a stored list', nutrientValuesOf(estimates), amounts],
  ['estimates from before there were lists', JSON.stringify(estimates), amounts],
  ['a list of a food without any figures', nutrientValuesOf({}), {}],
])('amounts are read from %s; unknown ones stay unknown', (_name, text, read) => {
  expect(amountsFrom(text)).toEqual(read);
});
