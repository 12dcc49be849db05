import { numberOf, textOf } from './figures.ts';
import { jsonObject, jsonRows } from './json-rows.ts';
import { offProduct, type OffFields } from './off-product.ts';
import { rowOf, type ProductDraft, type SourceRow, type Unusable } from './source-row.ts';
import { textLines } from './text-lines.ts';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

const entryOf = (value: unknown): Entry => (isEntry(value) ? value : {});

/**
 * Figures per 100 g: since schema 1003 (2025) in `nutrition`'s aggregated set, each with its own unit, normalized to grams, kJ or kcal;
 * before that in `nutriments` under names ending in `_100g`.
 */
function figuresOf(product: Entry): (nutrient: string) => unknown {
  const set = entryOf(entryOf(product['nutrition'])['aggregated_set']);
  if (isEntry(set['nutrients'])) {
    const nutrients = set['nutrients'];
    const isPer100 = set['per'] === '100g' || set['per'] === '100ml';
    return (nutrient) => (isPer100 ? entryOf(nutrients[nutrient])['value'] : undefined);
  }
  if (isEntry(product['nutriments'])) {
    const nutriments = product['nutriments'];
    return (nutrient) => nutriments[`${nutrient}_100g`];
  }
  const nutriments = entryOf(product['nutriments_100g']);
  return (nutrient) => nutriments[nutrient];
}

const listed = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []).filter(
    (tag): tag is string => typeof tag === 'string' && tag !== '',
  );

/** A product as JSON, with or without the API's envelope for one product. */
function fieldsOf(object: Entry): OffFields {
  const product = isEntry(object['product']) ? object['product'] : object;
  const figure = figuresOf(product);
  return {
    text: (field) => {
      const value = product[field];
      if (typeof value === 'number') return String(value);
      return textOf(Array.isArray(value) ? value[0] : value);
    },
    tags: (field) => listed(product[field]),
    number: (field) => numberOf(product[field]),
    per100g: (nutrient) => numberOf(figure(nutrient)),
  };
}

const productRow = (line: number, object: Entry | undefined): SourceRow =>
  object === undefined
    ? { line, reason: 'unreadable', message: 'This line isn’t a UTF-8 JSON object.' }
    : rowOf(line, offProduct(fieldsOf(object)));

const CUT_OFF = {
  reason: 'cut-off',
  message: 'The file ends in the middle of this row. Download it again.',
} as const;

/** Open Food Facts as one JSON object per line, its full download. */
export async function* offJsonLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  for await (const { line, text, isOpen } of textLines(chunks)) {
    if (text !== undefined && text.trim() === '') continue;
    const object = jsonObject(text);
    yield object === undefined && isOpen ? { line, ...CUT_OFF } : productRow(line, object);
  }
}

/** Open Food Facts as a list of products in one JSON object, like its search results. */
export async function* offJsonList(chunks: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  for await (const { line, value, isCutOff } of jsonRows(chunks))
    yield isCutOff ? { line, ...CUT_OFF } : productRow(line, value);
}

/** The product in the API's response for one barcode. */
export const offAnswer = (answer: unknown): ProductDraft | Unusable => offProduct(fieldsOf(entryOf(answer)));
