import { expect, test } from 'vitest';
import { labelFormOfPhoto } from './label-from-photo.ts';
import { readLabel } from './label-form.ts';

const ID = '018f0000-0000-7000-8000-000000000001';

test('a European label fills the form as printed: salt for sodium, carbohydrate without fiber', () => {
  const form = labelFormOfPhoto({
    id: ID,
    label: {
      per100: { energyKcal: 375, fatG: 6.5, carbsG: 61, fiberG: 10, proteinG: 13, sodiumMg: 8 },
      perServing: { energyKcal: 113 },
      servingGrams: 30,
      servingText: null,
      countsFiber: false,
      isByVolume: false,
      energyAgrees: true,
    },
  });
  expect(form).toMatchObject({
    id: ID,
    style: 'european',
    basis: '100g',
    figures: { energyKcal: '375', carbsG: '61', sodiumMg: '0.02' },
    portions: [{ label: 'serving', grams: '30' }],
  });
  expect(readLabel(form).per100g).toMatchObject({ energyKcal: 375, carbsG: 71, sodiumMg: 8 });
});

test('an American one is for its serving; unreadable figures stay empty', () => {
  const form = labelFormOfPhoto({
    id: ID,
    label: {
      per100: null,
      perServing: { energyKcal: 230, carbsG: 37, sodiumMg: 160 },
      servingGrams: null,
      servingText: '2/3 cup',
      countsFiber: true,
      isByVolume: false,
      energyAgrees: null,
    },
  });
  expect(form).toMatchObject({
    style: 'american',
    basis: 'portion',
    figures: { sodiumMg: '160' },
    portions: [{ label: 'serving', grams: '' }],
  });
  expect(form.figures).not.toHaveProperty('proteinG');
  expect(readLabel(form).faults).toHaveProperty(['portions.0.grams']);
});
