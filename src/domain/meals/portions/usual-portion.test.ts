import { expect, test } from 'vitest';
import { usualPortion } from './portion-grams.ts';

const eatenAs = (label: string, grams: number, portions: { label: string; grams: number }[] = []) =>
  usualPortion({
    id: 'any',
    name: 'Any',
    aliases: [],
    group: 'other',
    portions,
    defaultPortion: { label, grams },
    per100g: {},
  });

test('a picked food starts with its own portion, otherwise in grams', () => {
  const slice = { label: 'slice', grams: 38 };
  expect(eatenAs('slice', 38, [slice])).toEqual({ amount: 1, unit: 'slice' });
  expect(eatenAs('g', 100)).toEqual({ amount: 100, unit: 'g' });
  expect(eatenAs('g', 1)).toEqual({ amount: 1, unit: 'g' });
  expect(eatenAs('100 g', 100)).toEqual({ amount: 100, unit: 'g' });
});
