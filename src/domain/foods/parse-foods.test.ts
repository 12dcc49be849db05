import { describe, expect, test } from 'vitest';
import { NUTRIENT_KEYS } from './nutrients.ts';
import { parseFoods } from './parse-foods.ts';
import { FoodTableError } from './table-source.ts';

const header = 'id\tsource\tgroup\tnova\tname\taliases\tportions';
const row = 'milk\t1\tdairy\t1\tMilk\tcow milk;whole milk\t*cup=244;glass=240';
const figures = {
  file: 'figures.tsv',
  text: `${['source', ...NUTRIENT_KEYS].join('\t')}\n1\t52\t3.3${'\t'.repeat(NUTRIENT_KEYS.length - 2)}\n`,
};
const indices = {
  file: 'glycemic-index.tsv',
  text: 'food\tgi\tsource\tnote\nmilk\t31\tAtkinson 2021\twhole milk\n',
};
const table = (...rows: string[]) => [{ file: 'dairy.tsv', text: [header, ...rows, ''].join('\n') }];

describe('the tables of foods', () => {
  test('a row becomes a food, and a blank figure stays unknown', () => {
    const [milk] = parseFoods(table(row), figures);
    expect(milk).toMatchObject({
      id: 'milk',
      fdcId: 1,
      aliases: ['cow milk', 'whole milk'],
      defaultPortion: { label: 'cup', grams: 244 },
    });
    expect(milk?.per100g).toEqual({ energyKcal: 52, proteinG: 3.3 });
  });

  test('a food gets the glycemic index listed under its id', () => {
    expect(parseFoods(table(row), figures, indices)[0]?.glycaemicIndex).toBe(31);
    expect(() =>
      parseFoods(table(row), figures, { ...indices, text: 'food\tgi\nmilk\t31\nmilc\t31' }),
    ).toThrow('no food "milc"');
    expect(() => parseFoods(table(row), figures, { ...indices, text: 'food\tgi\nmilk\tlow' })).toThrow('low');
  });

  test.each([
    ['an id used twice', [row, row], 'dairy.tsv:3'],
    ['a group nobody knows', [row.replace('dairy', 'rocks')], 'dairy.tsv:2'],
    ['no default portion', [row.replace('*', '')], 'dairy.tsv:2'],
    ['a portion without grams', [row.replace('=244', '=')], 'dairy.tsv:2'],
    ['figures that are missing', [row.replace('\t1\t', '\t9\t')], 'dairy.tsv:2'],
    ['a cell too few', ['milk\t1\tdairy'], 'dairy.tsv:2'],
  ])('%s is refused with file and line', (_, rows, place) => {
    expect(() => parseFoods(table(...rows), figures)).toThrow(FoodTableError);
    expect(() => parseFoods(table(...rows), figures)).toThrow(place);
  });

  test('a negative figure is refused', () => {
    expect(() => parseFoods(table(row), { ...figures, text: figures.text.replace('\t52', '\t-52') })).toThrow(
      'energyKcal',
    );
  });
});
