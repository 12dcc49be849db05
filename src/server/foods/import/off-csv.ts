import type { Readable } from 'node:stream';
import { columnsOf, commaRows, tabRows, type Columns } from './csv-rows.ts';
import { numberOf, textOf } from './figures.ts';
import { offProduct, type OffFields } from './off-product.ts';
import { rowOf, type SourceRow } from './source-row.ts';

/** Two columns of the first years bear other names; the fatty acids still begin with a dash. */
const OLD_COLUMNS: Readonly<Record<string, string>> = {
  'alpha-linolenic-acid': '-alpha-linolenic-acid_100g',
  'eicosapentaenoic-acid': '-eicosapentaenoic-acid_100g',
  'docosahexaenoic-acid': '-docosahexaenoic-acid_100g',
};

function fieldsOf(columns: Columns, cells: readonly string[]): OffFields {
  const cell = (column: string): string | undefined => cells[columns.get(column) ?? -1];
  return {
    text: (field) => textOf(cell(field)),
    tags: (field) =>
      cell(field)
        ?.split(',')
        .filter((tag) => tag !== '') ?? [],
    number: (field) => numberOf(cell(field)),
    per100g: (nutrient) => numberOf(cell(`${nutrient}_100g`) ?? cell(OLD_COLUMNS[nutrient] ?? '')),
  };
}

/** Open Food Facts as a table: between tabs as it is published, or between commas. */
export async function* offTable(content: Readable, separator: '\t' | ','): AsyncGenerator<SourceRow> {
  let columns: Columns | undefined;
  for await (const { line, cells, isCutOff } of separator === '\t' ? tabRows(content) : commaRows(content)) {
    if (isCutOff)
      yield { line, reason: 'cut-off', message: 'The file ends inside this row: fetch it again.' };
    else if (cells === undefined)
      yield { line, reason: 'unreadable', message: 'The row is not UTF-8, or has too few columns.' };
    else if (columns === undefined) columns = columnsOf(cells);
    else yield rowOf(line, offProduct(fieldsOf(columns, cells)));
  }
}
