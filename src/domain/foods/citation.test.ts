import { expect, test } from 'vitest';
import { citationOf, FIGURE_TABLES } from './citation.ts';

test('a food cites the table row that its figures come from', () => {
  expect(citationOf({ fdcId: 170720 })).toEqual({
    table: 'fdc',
    row: '170720',
    url: 'https://fdc.nal.usda.gov/food-details/170720/nutrients',
  });
  expect(citationOf({ sourceId: 'ciqual:25405' })).toEqual({ table: 'ciqual', row: '25405' });
  expect(citationOf({ sourceId: 'fdc:168883@64' })).toEqual({
    table: 'fdc',
    row: '168883',
    url: 'https://fdc.nal.usda.gov/food-details/168883/nutrients',
    percent: 64,
  });
  expect(citationOf({ sourceId: 'elsewhere:1' })).toBeUndefined();
  expect(citationOf({})).toBeUndefined();
});

test('every table is named with the words its license requires', () => {
  for (const { attribution, license } of Object.values(FIGURE_TABLES)) {
    expect(attribution).not.toBe('');
    expect(license).not.toBe('');
  }
});
