import { columnsOf, commaRows, type Columns } from './csv-rows.ts';
import { FdcBuckets, type TableRow } from './fdc-buckets.ts';
import { fdcProduct, type FdcPortion } from './fdc-food.ts';
import { isWanted } from './fdc-nutrients.ts';
import { numberOf, textOf } from './figures.ts';
import type { SourceFile } from './source-files.ts';
import { rowOf, type SourceRow } from './source-row.ts';

/** Imported columns of each table with rows for a food; all are keyed by `fdc_id`. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'food.csv': ['data_type', 'description', 'food_category_id', 'publication_date'],
  'food_nutrient.csv': ['nutrient_id', 'amount'],
  'branded_food.csv': [
    'brand_name',
    'brand_owner',
    'gtin_upc',
    'serving_size',
    'serving_size_unit',
    'household_serving_fulltext',
    'branded_food_category',
    'modified_date',
  ],
  'food_portion.csv': ['amount', 'measure_unit_id', 'modifier', 'portion_description', 'gram_weight'],
};

/** Small tables of names, by id. */
const NAMES: Readonly<Record<string, readonly [id: string, name: string]>> = {
  'measure_unit.csv': ['id', 'name'],
  'food_category.csv': ['id', 'description'],
  'wweia_food_category.csv': ['wweia_food_category', 'wweia_food_category_description'],
};

const FOODS = 'food.csv';
const UNREADABLE = -1;

/** Whether files are those of FoodData Central's download as tables. */
export const areFdcTables = (files: readonly Pick<SourceFile, 'name'>[]): boolean =>
  [FOODS, 'food_nutrient.csv'].every((name) => files.some((file) => file.name === name));

/** The tables among files that an import reads. */
export const fdcTables = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ name }) => name in TABLES || name in NAMES);

const cellOf = (columns: Columns, cells: readonly string[], name: string): string =>
  cells[columns.get(name) ?? UNREADABLE] ?? '';

type Names = Map<string, string>;

async function readNames(
  file: SourceFile,
  [id, name]: readonly [string, string],
  names: Names,
): Promise<void> {
  let columns: Columns | undefined;
  for await (const { cells = [] } of commaRows(file.open().content)) {
    if (columns === undefined) columns = columnsOf(cells);
    else names.set(`${file.name} ${cellOf(columns, cells, id)}`, cellOf(columns, cells, name));
  }
}

/** Puts a table's rows into the buckets. @returns unreadable rows of `food.csv` */
async function* partition(
  file: SourceFile,
  buckets: FdcBuckets,
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  const kept = TABLES[file.name] ?? [];
  const { content, bytesRead } = file.open();
  let columns: Columns | undefined;
  let count = 0;
  for await (const { line, cells, isCutOff } of commaRows(content)) {
    if ((count += 1) % 20_000 === 0) onRead(bytesRead());
    if (columns === undefined) {
      columns = columnsOf(cells ?? []);
      continue;
    }
    const fdcId = numberOf(cells && cellOf(columns, cells, 'fdc_id'));
    if (cells === undefined || fdcId === undefined || !Number.isSafeInteger(fdcId) || fdcId < 0) {
      const message = `A row in ${file.name} ${isCutOff ? 'is incomplete because the file ends there' : 'isn’t UTF-8, is too short, or has no fdc_id'}.`;
      yield { line, reason: isCutOff ? 'cut-off' : 'unreadable', message };
    } else if (file.name !== 'food_nutrient.csv' || isWanted(Number(cellOf(columns, cells, 'nutrient_id')))) {
      const from = columns;
      buckets.add([file.name, fdcId, line, ...kept.map((name) => cellOf(from, cells, name))]);
    }
  }
  onRead(file.bytes);
}

const valueOf = (row: TableRow | undefined, column: string): string | undefined => {
  const at = row === undefined ? UNREADABLE : (TABLES[row[0]] ?? []).indexOf(column);
  return at < 0 ? undefined : textOf(row?.[3 + at]);
};

function portionOf(row: TableRow, names: Names): FdcPortion {
  return {
    amount: numberOf(valueOf(row, 'amount')),
    unit: names.get(`measure_unit.csv ${valueOf(row, 'measure_unit_id')}`),
    modifier: valueOf(row, 'modifier'),
    description: valueOf(row, 'portion_description'),
    grams: numberOf(valueOf(row, 'gram_weight')),
  };
}

/** One food from its rows of all tables; undefined if `food.csv` doesn't have it. */
function joined(fdcId: number, rows: readonly TableRow[], names: Names): SourceRow | undefined {
  const of = (table: string) => rows.filter(([name]) => name === table);
  const [food] = of(FOODS);
  if (food === undefined) return undefined;
  const [branded] = of('branded_food.csv');
  const category = valueOf(food, 'food_category_id');
  const amounts = new Map<number, number>();
  for (const row of of('food_nutrient.csv')) {
    const amount = numberOf(valueOf(row, 'amount'));
    if (amount !== undefined) amounts.set(Number(valueOf(row, 'nutrient_id')), amount);
  }
  const draft = fdcProduct({
    fdcId,
    kind: valueOf(food, 'data_type') ?? 'unknown',
    name: valueOf(food, 'description') ?? '',
    code: valueOf(branded, 'gtin_upc'),
    brand: valueOf(branded, 'brand_name') ?? valueOf(branded, 'brand_owner'),
    category:
      valueOf(branded, 'branded_food_category') ??
      names.get(`wweia_food_category.csv ${category}`) ??
      names.get(`food_category.csv ${category}`) ??
      category,
    servingSize: numberOf(valueOf(branded, 'serving_size')),
    servingUnit: valueOf(branded, 'serving_size_unit'),
    household: valueOf(branded, 'household_serving_fulltext'),
    revised: valueOf(branded, 'modified_date') ?? valueOf(food, 'publication_date'),
    amounts,
    portions: of('food_portion.csv').map((row) => portionOf(row, names)),
  });
  return rowOf(Number(food[2]), draft);
}

/**
 * FoodData Central as tables, in any order: each is read once into buckets by food, then the buckets are joined one by one, so memory holds
 * one bucket; meanwhile the disk needs room for about a third of the unpacked tables.
 * @param onRead receives the bytes read so far; reading is half the work, so the other half is reported while joining
 */
export async function* fdcFromTables(
  files: readonly SourceFile[],
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  const tables = fdcTables(files);
  const totalBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const names: Names = new Map();
  const buckets = new FdcBuckets(totalBytes);
  try {
    let before = 0;
    for (const file of tables) {
      const begun = before;
      const named = NAMES[file.name];
      if (named) await readNames(file, named, names);
      else yield* partition(file, buckets, (bytes) => onRead((begun + bytes) / 2));
      before += file.bytes;
    }
    for (let bucket = 0; bucket < buckets.count; bucket += 1) {
      for (const [fdcId, rows] of buckets.read(bucket)) {
        const row = joined(fdcId, rows, names);
        if (row) yield row;
      }
      onRead((totalBytes * (1 + (bucket + 1) / buckets.count)) / 2);
    }
  } finally {
    buckets.remove();
  }
}
