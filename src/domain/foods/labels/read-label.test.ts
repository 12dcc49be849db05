import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLabel } from './read-label.ts';

const CRACKERS = `Nutrition declaration
per 100 g per 30 g
Energy 1580 kJ / 375 kcal ~~ 474 kJ / 113 kcal
Fat 6,5 g 2,0 g
of which saturates 1,2 g 0,4 g
Carbohydrate 61 g 18 g
of which sugars 0,9 g 0,3 g
Fibre 10 g 3,0 g
Protein 13 g 3,9 g
Salt 0,02 g 0,01 g`;

const OF_CRACKERS = {
  energyKcal: 375,
  fatG: 6.5,
  satFatG: 1.2,
  carbsG: 61,
  sugarsG: 0.9,
  fiberG: 10,
  proteinG: 13,
  sodiumMg: 8,
};

const CEREAL = `Nutrition Facts

8 servings per container
Serving size 2/3 cup (55g)
Amount per serving
Calories 230
Total Fat 8g 10%
Saturated Fat 1g 5%
Trans Fat 0g
Cholesterol 0mg 0%
Sodium 160mg 7%
Total Carbohydrate 37g 13%
Dietary Fiber 4g 14%
Total Sugars 12g
Includes 10g Added Sugars 20%
Protein 3g`;

const OF_CEREAL = {
  energyKcal: 230,
  fatG: 8,
  satFatG: 1,
  transFatG: 0,
  cholesterolMg: 0,
  sodiumMg: 160,
  carbsG: 37,
  fiberG: 4,
  sugarsG: 12,
  addedSugarsG: 10,
  proteinG: 3,
};

test('Ines photographs a European table: both columns, decimal commas, salt as sodium', () => {
  expect(readLabel(CRACKERS)).toMatchObject({
    per100: OF_CRACKERS,
    perServing: { energyKcal: 113, fatG: 2, proteinG: 3.9, sodiumMg: 4 },
    servingGrams: 30,
    countsFiber: false,
    isByVolume: false,
    energyAgrees: true,
  });
});

test('Sam photographs American Nutrition Facts: per serving, percentages left out', () => {
  expect(readLabel(CEREAL)).toEqual({
    per100: undefined,
    perServing: OF_CEREAL,
    servingGrams: 55,
    servingText: '2/3 cup (55g)',
    countsFiber: true,
    isByVolume: false,
    energyAgrees: true,
  });
});

test('units read as 9, lost decimal points and letters for digits are corrected from columns and energy', () => {
  const small = `Nutrition declaration
per 100 g per 304g
Energy 1580 kJ / 375 kcal ~~ 474 kJ / 113 kcal
Fat 6,59 2,09
of which saturates 12g 049
Carbohydrate 6lg 189g
of which sugars 09g 0,3¢
Fibre 10g 3,09
Protein 13g 399g
Salt 0,02¢g 0,0lg`;
  expect(readLabel(small)).toMatchObject({ per100: OF_CRACKERS, servingGrams: 30, energyAgrees: true });
  expect(readLabel(small)?.perServing).toMatchObject({ fatG: 2, satFatG: 0.4, carbsG: 18, proteinG: 3.9 });
  expect(readLabel(small.replace('09g 0,3¢', '0,949 0,39'))?.per100?.sugarsG).toBe(0.9);
  const cereal = CEREAL.replace('37g', '379g')
    .replace('12g', '129g')
    .replace('0g\n', 'Og\n')
    .replace('0mg', 'Omg')
    .replace('(55g)', '(559)');
  expect(readLabel(cereal)).toMatchObject({ perServing: OF_CEREAL, servingGrams: 55, energyAgrees: true });
});

test('anything not on the label, or unreadable, stays unknown', () => {
  const torn = CEREAL.replace(/Dietary Fiber.*\n/, '').replace('Protein 3g', 'Prot');
  const figures = readLabel(torn)?.perServing;
  expect(figures).not.toHaveProperty('fiberG');
  expect(figures).not.toHaveProperty('proteinG');
  expect(readLabel(torn)?.energyAgrees).toBeUndefined();
  const impossible = CRACKERS.replace('0,9 g 0,3 g', '88 g 26 g');
  expect(readLabel(impossible)?.per100).not.toHaveProperty('sugarsG');
});

test('a label whose energy doesn’t match its nutrients is marked', () => {
  const wrong = readLabel(CRACKERS.replace('1580 kJ / 375', '2580 kJ / 617'));
  expect(wrong).toMatchObject({ per100: { energyKcal: 617, fatG: 6.5 }, energyAgrees: false });
});

test('a drink by 100 ml, with energy on two lines and only kilojoules for the glass', () => {
  const drink = `Typical values per 100ml
Energy 180 kJ
42 kcal
Fat 0 g
Carbohydrate 10,6 g
of which sugars 10,6 g
Protein 0 g
Salt 0 g`;
  expect(readLabel(drink)).toMatchObject({
    isByVolume: true,
    per100: { energyKcal: 42, carbsG: 10.6, sugarsG: 10.6, proteinG: 0, sodiumMg: 0 },
  });
  expect(readLabel(drink.replace('42 kcal\n', ''))?.per100?.energyKcal).toBe(43);
});

test('a text that isn’t a label gives no label', () => {
  expect(readLabel('')).toBeUndefined();
  expect(readLabel('Menu\nFish and chips 12.50\nSalt beef 9.00\nFat duck 20')).toBeUndefined();
  expect(readLabel('Protein bar, now with more protein')).toBeUndefined();
});

test('no text makes the reader throw, and no figure exceeds its food', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...CRACKERS.split(/\b/), ...CEREAL.split(/\b/), 'O', '99999'), {
        maxLength: 80,
      }),
      (parts) => {
        const read = readLabel(parts.join(''));
        for (const [key, value] of Object.entries(read?.per100 ?? {}))
          if (key.endsWith('G')) expect(value).toBeLessThanOrEqual(100);
      },
    ),
  );
});
