import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { judgeDraft } from './import/judge-draft.ts';
import type { CheckedProduct } from './import/source-row.ts';
import { writeProducts, writeWords } from './import/write-products.ts';
import { productByGtin, searchProducts } from './product-queries.ts';

const SHELF: readonly (readonly [name: string, brand?: string])[] = [
  ['Chips', 'Terra Alta'],
  ['Chips with sea salt', 'Terra Alta'],
  ['Dark chocolate', 'Cacao Nord'],
  ['Chocolate', 'Cacao Nord'],
  ['Chocolate milk', 'Fattoria Blu'],
  ['Cherry tomatoes, chopped', 'Orto'],
  ['Tomato', 'Orto'],
  ['Crème brûlée', 'Maison Lune'],
  ['Yoghurt, strawberry', 'Fattoria Blu'],
  ['Macaroni & cheese', 'Terra Alta'],
  ['Scrambled eggs', 'Orto'],
  ['Шоколад молочный', 'Заря'],
  [`Farmer's "best" c:\\ oats`, `O'Neil`],
];

const product = ([name, brand]: readonly [string, string?], fdcId: number): CheckedProduct => {
  const whole = { label: 'serving', grams: 30 };
  const made = judgeDraft({
    source: 'fdc',
    fdcId,
    name,
    brand,
    group: 'other',
    per100g: { energyKcal: 100 },
    portions: [whole],
    defaultPortion: whole,
    ...(name === 'Chips' ? { code: '036000291452' } : {}),
  });
  if ('reason' in made) throw new Error(made.message);
  return made;
};

describe.each(testDatabases())('Samira searches products on $name', ({ open }) => {
  const database = opened(() => open());
  beforeAll(async () => {
    const shelf = SHELF.map((row, at) => product(row, at + 1));
    await writeProducts(database.db, shelf);
    await writeWords(database.db, shelf, new Set());
  });
  const names = async (query: string, limit = 20) =>
    (await searchProducts(database.db, query, limit)).map(({ name }) => name);

  test.each([
    ['the very name first, then names that begin so', 'chips', ['Chips', 'Chips with sea salt']],
    ['shorter names first', 'choc', ['Chocolate', 'Chocolate milk', 'Dark chocolate']],
    [
      'two letters',
      'ch',
      [
        'Chips',
        'Chocolate',
        'Chocolate milk',
        'Chips with sea salt',
        'Cherry tomatoes, chopped',
        'Macaroni & cheese',
        'Dark chocolate',
      ],
    ],
    ['a plural for the singular', 'tomatoes', ['Tomato', 'Cherry tomatoes, chopped']],
    ['the singular for a plural', 'cherry tomato', ['Cherry tomatoes, chopped']],
    ['words in any order', 'milk chocolate', ['Chocolate milk']],
    ['no accents', 'creme brulee', ['Crème brûlée']],
    ['another spelling', 'yogurt', ['Yoghurt, strawberry']],
    ['a brand', 'cacao nord', ['Chocolate', 'Dark chocolate']],
    ['a name and a brand', 'chocolate fattoria', ['Chocolate milk']],
    ['a filler that the pack prints as a mark', 'macaroni and cheese', ['Macaroni & cheese']],
    ['words that are only begun', 'scramb egg', ['Scrambled eggs']],
    ['a letter too many', 'chocoolate milk', ['Chocolate milk']],
    ['a letter missing', 'strawbery', ['Yoghurt, strawberry']],
    ['letters beyond ASCII', 'шоколад', ['Шоколад молочный']],
    ['signs that a query language could mistake', `farmer's "best" \\`, [`Farmer's "best" c:\\ oats`]],
    ['nothing of the kind', 'zzzz', []],
    ['no words at all', ' &|!():* ', []],
  ])('by %s', async (_, query, expected) => {
    const found = await names(query);
    if (query === 'ch') expect(found.toSorted()).toEqual(expected.toSorted());
    else expect(found).toEqual(expected);
  });

  test('and gets no more than requested', async () => {
    expect(await names('ch', 1)).toEqual(['Chips']);
    expect(await names('ch', 0)).toEqual([]);
    expect(await names(`${'very long '.repeat(100)}chips`)).toEqual([]);
  });

  test('and scans a barcode', async () => {
    const found = await productByGtin(database.db, '00036000291452');
    expect(found).toMatchObject({ id: 'product:00036000291452', name: 'Chips', brand: 'Terra Alta' });
    expect(await productByGtin(database.db, '00012345000065')).toBeUndefined();
  });
});
