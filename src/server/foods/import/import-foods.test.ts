import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { foodImports, products } from '#server/foods/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { importFoods } from './import-foods.ts';
import { openSource, type FoodSource } from './open-source.ts';
import type { Refusals } from './refusals.ts';

const OFF = path.resolve('../shared/data/off');

/** A barcode with a valid check digit. */
function code(number: number): string {
  const body = `40${String(number).padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const figures = {
  'energy-kcal_100g': 250,
  proteins_100g: 8,
  carbohydrates_100g: 45,
  fat_100g: 3,
  fiber_100g: 6,
  salt_100g: 1.1,
};
const bread = (number: number, changed: object = {}) => ({
  code: code(number),
  product_name: `Bread ${number}`,
  brands: 'Nonna Lia, Mulino',
  categories_tags: ['en:breads'],
  nova_group: 3,
  serving_quantity: 40,
  last_modified_t: 1_700_000_000,
  nutriments: figures,
  ...changed,
});

const counts = (refusals: Refusals) =>
  Object.fromEntries(Object.entries(refusals).map(([reason, { count }]) => [reason, count]));

describe.each(testDatabases())('Lia imports foods on $name', ({ open }) => {
  const database = opened(() => open());
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-import-'));
  beforeEach(() => database.clear());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string | Uint8Array) => {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    return place;
  };
  const jsonLines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const run = (place: string) => importFoods(database.db, place);
  const stored = () => database.db.select().from(products).orderBy(asc(products.id));

  test('a product is stored in our units, and missing figures stay unknown', async () => {
    await run(file('one.jsonl', jsonLines([bread(1)])));
    expect((await stored())[0]).toMatchObject({
      id: `product:0${code(1)}`,
      gtin: `0${code(1)}`,
      name: 'Bread 1',
      brand: 'Nonna Lia',
      group: 'refined-grain',
      nova: 3,
      defaultPortion: { label: 'serving', grams: 40 },
      per100g: { energyKcal: 250, proteinG: 8, carbsG: 51, fatG: 3, fiberG: 6, sodiumMg: 440 },
    });
  });

  test('figures in kilojoules, as text, and in the 2025 schema are read', async () => {
    const aggregated = {
      'energy-kj': { value: 1046, unit: 'kJ' },
      fat: { value: 3 },
      'vitamin-c': { value: 0.012 },
    };
    const rows = [
      bread(1, { nutriments: { energy_100g: '1046', fat_100g: '3' } }),
      bread(2, {
        nutriments: undefined,
        nutrition: { aggregated_set: { per: '100g', nutrients: aggregated } },
      }),
      bread(3, {
        nutriments: { ...figures, alcohol_100g: 10, 'energy-kcal_100g': 300 },
        countries_tags: ['en:united-states'],
      }),
    ];
    await run(file('units.jsonl', jsonLines(rows)));
    const [text, aggregate, drink] = (await stored()).map(({ per100g }) => per100g);
    expect(text).toEqual({ energyKcal: 250, fatG: 3 });
    expect(aggregate).toEqual({ energyKcal: 250, fatG: 3, vitaminCMg: 12 });
    expect(drink).toMatchObject({ carbsG: 45, alcoholG: 7.89 });
  });

  test('invalid rows are rejected with reason and line, and the others are imported', async () => {
    const lines = [
      JSON.stringify(bread(1)),
      '{"code": broken',
      JSON.stringify(bread(2, { code: '4000000000021' })),
      JSON.stringify(bread(3, { product_name: '  ' })),
      JSON.stringify(bread(4, { nutriments: {} })),
      JSON.stringify(bread(5, { nutriments: { ...figures, 'energy-kcal_100g': 600 } })),
      JSON.stringify(bread(6, { nutriments: { ...figures, 'energy-kj_100g': 250 } })),
      JSON.stringify(bread(7, { nutriments: { ...figures, fat_100g: -1 } })),
      JSON.stringify(bread(8, { nutriments: { ...figures, fat_100g: 'n/a' } })),
      JSON.stringify(bread(9, { nutriments: { proteins_100g: 60, fat_100g: 60 } })),
      JSON.stringify(bread(10)),
      JSON.stringify(bread(11)).slice(0, 60),
    ];
    const latin1 = Buffer.concat([
      Buffer.from(`\uFEFF${lines.slice(0, 10).join('\n')}\n`),
      Buffer.from('{"code":"caf\xe9"}\n', 'latin1'),
    ]);
    const done = await run(
      file('odd.jsonl', Buffer.concat([latin1, Buffer.from(lines.slice(10).join('\n'))])),
    );
    expect(done).toMatchObject({ rowsDone: 13, taken: 2, updated: 0, refused: 11 });
    expect(counts(done.refusals)).toEqual({
      unreadable: 2,
      barcode: 1,
      name: 1,
      figures: 1,
      energy: 1,
      units: 1,
      values: 2,
      mass: 1,
      'cut-off': 1,
    });
    expect(done.refusals.energy?.first).toEqual([
      { line: 6, message: '“Bread 5”: 600 kcal per 100 g, but the macronutrients give 251.' },
    ]);
    expect(done.refusals.unreadable?.first.map(({ line }) => line)).toEqual([2, 11]);
    expect(done.refusals['cut-off']?.first[0]?.line).toBe(13);
  });

  test('the newest of duplicate barcodes wins, in any order', async () => {
    const [old, newer] = [
      bread(1, { last_modified_t: 1_600_000_000, product_name: 'Old' }),
      bread(1, { product_name: 'New' }),
    ];
    const first = await run(file('twins.jsonl', jsonLines([old, newer, old])));
    expect(first).toMatchObject({ taken: 1, updated: 1, refused: 1 });
    const again = await run(file('later.jsonl', jsonLines([old, bread(2)])));
    expect(again).toMatchObject({ taken: 1, updated: 0, refused: 1 });
    expect(counts(again.refusals)).toEqual({ older: 1 });
    expect((await stored()).map(({ name }) => name)).toEqual(['New', 'Bread 2']);
  });

  test('a killed import continues where it stopped, and processes each row once', async () => {
    const place = file('long.jsonl', jsonLines(Array.from({ length: 3500 }, (_, at) => bread(at))));
    let batches = 0;
    const killed = importFoods(database.db, place, () => {
      batches += 1;
      if (batches === 4) throw new Error('The power goes.');
    });
    await expect(killed).rejects.toThrow('The power goes.');
    const [halted] = await database.db.select().from(foodImports);
    expect(halted?.rowsDone).toBe(3000);
    expect(await database.db.$count(products)).toBe(3000);
    const done = await run(place);
    expect(done).toMatchObject({ resumedAt: 3000, rowsDone: 3500, taken: 3500, updated: 0, refused: 0 });
    const runs = await database.db.select().from(foodImports);
    expect(runs.map(({ state, taken }) => [state, taken])).toEqual([['done', 3500]]);
    expect(await run(place)).toMatchObject({ resumedAt: 0, taken: 0, updated: 3500 });
  });

  test('two concurrent imports of one file process no row twice', async () => {
    const place = file('both.jsonl', jsonLines(Array.from({ length: 2500 }, (_, at) => bread(at))));
    await expect(
      importFoods(database.db, place, () => {
        throw new Error('Stopped.');
      }),
    ).rejects.toThrow('Stopped.');
    const [halted] = await database.db.select().from(foodImports);
    let arrived = 0;
    const both = Promise.withResolvers<void>();
    /** Reads its first row only once both have taken the import up. */
    const open = async (given: string): Promise<FoodSource> => {
      const source = await openSource(given);
      return {
        ...source,
        rows: async function* (onRead) {
          arrived += 1;
          if (arrived === 2) both.resolve();
          await both.promise;
          yield* source.rows(onRead);
        },
      };
    };
    const { signal } = new AbortController();
    const runAtOnce = () =>
      importFoods(database.db, place, undefined, { runId: halted?.id ?? '', open, rowsAtOnce: 1000, signal });
    const [one, other] = await Promise.allSettled([runAtOnce(), runAtOnce()]);
    const fulfilled = [one, other].filter(({ status }) => status === 'fulfilled');
    const rejected = [one, other].find((result) => result?.status === 'rejected');
    expect(fulfilled).toHaveLength(1);
    expect(String(rejected?.status === 'rejected' && rejected.reason)).toContain(
      'Another import of this file is running',
    );
    expect(await database.db.$count(products)).toBe(2500);
    const [recorded] = await database.db.select().from(foodImports);
    expect(recorded).toMatchObject({ state: 'done', rowsDone: 2500, taken: 2500, updated: 0 });
  });

  test('gzip, zip and both kinds of table are read alike', async () => {
    const text = jsonLines([bread(1), bread(2)]);
    const cells = (separator: string) =>
      [
        ['code', 'product_name', 'energy-kcal_100g', 'fat_100g'],
        [code(3), 'Oil', '900', '100'],
        [code(4), 'Lard', '', '99.5'],
      ]
        .map((row) => `${row.join(separator)}\n`)
        .join('');
    for (const place of [
      file('a.gz', gzipSync(text)),
      file(
        'b.zip',
        zipSync({ 'off/products.jsonl': Buffer.from(text), 'off/README.txt': Buffer.from('read me') }),
      ),
      file('c.csv', cells('\t')),
      file('d.csv', cells(',')),
    ])
      expect((await run(place)).rowsDone).toBe(2);
    expect((await stored()).map(({ name }) => name)).toEqual(['Bread 1', 'Bread 2', 'Oil', 'Lard']);
    expect((await stored())[3]?.per100g).toEqual({ fatG: 99.5 });
  });

  test('an incomplete download keeps the rows before the break and says so', async () => {
    const whole = gzipSync(
      jsonLines(Array.from({ length: 9000 }, (_, at) => bread(at, { ingredients: Math.sin(at) }))),
    );
    await expect(run(file('broken.gz', whole.subarray(0, whole.length * 0.9)))).rejects.toThrow(
      /incomplete or damaged after row [\d,]+\. Earlier rows were imported/,
    );
    expect(await database.db.$count(products)).toBeGreaterThan(1000);
    expect((await database.db.select().from(foodImports))[0]?.state).toBe('failed');
  });

  test.each([
    ['is empty', '', 'The file is empty.'],
    ['is UTF-16', Buffer.from('\uFEFFcode\tproduct_name\n', 'utf16le'), 'UTF-16'],
    ['is of another kind', '{"menu": []}', 'recognize this JSON list of foods'],
    ['is a single table', '"fdc_id","data_type"\n"1","branded_food"\n', 'Choose the folder or zip'],
    [
      'a spreadsheet program rounded',
      `code,product_name\n${'8.00E+12,Bread\n'.repeat(20)}`,
      'barcodes have lost digits (as in “8.00E+12”)',
    ],
    ['a spreadsheet program renamed', 'code,product_name,#NAME?\n1,Bread,2\n', 'columns are named “#NAME?”'],
  ])('a file that %s is rejected as a whole', async (_, content, reason) => {
    await expect(run(file('wrong', content))).rejects.toThrow(reason);
    expect(await database.db.$count(foodImports)).toBe(0);
  });

  test.skipIf(!existsSync(OFF))(
    'real downloads are imported, and the one damaged by a spreadsheet isn’t',
    async () => {
      const outcomes: Record<string, string | number> = {};
      for (const name of readdirSync(OFF).toSorted())
        outcomes[name] = await run(path.join(OFF, name)).then(
          ({ taken }) => taken,
          (error: Error) => error.message.slice(0, 40),
        );
      expect(outcomes).toEqual({
        'musclog_OpenFoodFactsCommonFoods.json': 'We don’t recognize this JSON list of foo',
        'musclog_openFood.json': 'We don’t recognize this JSON list of foo',
        'musclog_openFoodSearch.json': 19,
        'musclog_openFoodSearch_2.json': 18,
        'musclog_openFoodSearch_3.json': 10,
        'musclog_openFood_2.json': 'We don’t recognize this JSON list of foo',
        'openfoodfacts_1470_EXCEL_MANGLED_negative_example.csv': 'A spreadsheet program has damaged this f',
        'openfoodfacts_it_1263.tsv': 1032,
        'products.jsonl': 0,
      });
    },
  );
});
