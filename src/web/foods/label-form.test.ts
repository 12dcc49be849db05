import { describe, expect, test } from 'vitest';
import { emptyLabel, figureOf, labelFormOf, readLabel, type LabelForm } from './label-form.ts';

const ID = '0197a3f0-0000-7000-8000-000000000001';
const bar: LabelForm = {
  ...emptyLabel(ID, 'american', '036000291452'),
  name: ' Oat bar ',
  portions: [{ label: 'bar', grams: '45' }],
  figures: { energyKcal: '190', proteinG: '4', carbsG: '29', fatG: '6,5', fiberG: '3', sodiumMg: '90' },
};

describe('the label that Grace types', () => {
  test('per serving becomes a food per 100 g, with its barcode in one form', () => {
    const { input, faults, judgment } = readLabel(bar);
    expect([faults, judgment]).toEqual([{}, { refused: [], doubts: [] }]);
    expect(input).toMatchObject({ id: ID, name: 'Oat bar', gtin: '00036000291452' });
    expect(input?.per100g.energyKcal).toBeCloseTo(422.2, 1);
    expect(input?.per100g.fatG).toBeCloseTo(14.44, 2);
    expect(input?.per100g.sugarsG).toBeUndefined();
    expect(input?.portions).toEqual([{ label: 'bar', grams: 45 }]);
  });

  test('from a European package adds fiber to carbohydrate, and converts salt to sodium', () => {
    const european: LabelForm = {
      ...bar,
      style: 'european',
      basis: '100g',
      figures: { energyKcal: '380', proteinG: '13', carbsG: '59', fatG: '7', fiberG: '10', sodiumMg: '0.5' },
    };
    expect(readLabel(european).per100g).toMatchObject({ carbsG: 69, sodiumMg: 200 });
  });

  test.each<[string, Partial<LabelForm>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no energy', { figures: { proteinG: '4' } }, 'energyKcal'],
    ['a figure that is no number', { figures: { ...bar.figures, fatG: 'six' } }, 'fatG'],
    ['a mistyped barcode', { gtin: '036000291453' }, 'gtin'],
    ['a serving without a weight', { portions: [{ label: 'bar', grams: '' }] }, 'portions.0.grams'],
    ['figures for a serving, and no serving', { portions: [] }, 'portions.0.grams'],
    [
      'two portions of one name',
      { portions: [...bar.portions, { label: 'Bar', grams: '9' }] },
      'portions.1.label',
    ],
  ])('with %s is not saved, and says where', (_what, change, field) => {
    const { input, faults } = readLabel({ ...bar, ...change });
    expect(input).toBeUndefined();
    expect(Object.keys(faults)).toContain(field);
  });

  test('with unlikely figures is saved once she confirms it; an impossible one never is', () => {
    const doubtful = { ...bar, figures: { ...bar.figures, energyKcal: '400' } };
    expect(readLabel(doubtful).judgment.doubts).toHaveLength(1);
    expect(readLabel(doubtful).input).toBeUndefined();
    expect(readLabel({ ...doubtful, confirmed: true }).input).toMatchObject({ confirmed: true });
    const impossible = { ...bar, figures: { ...bar.figures, fatG: '50' }, confirmed: true };
    expect(readLabel(impossible).input).toBeUndefined();
  });

  test('is unchanged when the food is opened again', () => {
    const { per100g, portions } = readLabel(bar);
    const food = {
      id: `own:${ID}`,
      name: 'Oat bar',
      aliases: [],
      group: 'snack' as const,
      portions: [...portions],
      defaultPortion: { label: 'bar', grams: 45 },
      per100g: { ...per100g, zincMg: 2.3 },
    };
    for (const style of ['american', 'european'] as const) {
      const again = readLabel(labelFormOf({ id: ID, food, gtin: '00036000291452', recipe: null }, style));
      expect(again.faults).toEqual({});
      expect(again.input?.gtin).toBe('00036000291452');
      expect(again.per100g.carbsG).toBeCloseTo(per100g.carbsG ?? 0, 1);
      expect(again.per100g.zincMg).toBe(2.3);
      expect(again.per100g.sodiumMg).toBeCloseTo(per100g.sodiumMg ?? 0, 0);
    }
  });
});

test.each<[string, number | undefined]>([
  ['', undefined],
  ['0', 0],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['-1', -1],
  ['1e3', Number.NaN],
])('the figure %j is read as %s', (typed, value) => {
  expect(figureOf(typed)).toEqual(value);
});
