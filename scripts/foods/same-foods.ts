/**
 * data/same-foods.tsv: rows of BLS, CIQUAL and CNF for the same food as a USDA row, matched by name, energy and macronutrients and then
 * reviewed by hand. CNF rows copied from USDA are omitted. `iodine` is a CIQUAL row of a similar food to take iodine from.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SameFood {
  /** FoodData Central id. */
  readonly source: string;
  /** Citations of rows in other tables. */
  readonly others: readonly string[];
  /** Citation of the CIQUAL row for iodine. */
  readonly iodine: string | undefined;
}

export const readSameFoods = (dataFolder: string): SameFood[] =>
  readFileSync(join(dataFolder, 'same-foods.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [source = '', bls = '', ciqual = '', cnf = '', iodine = ''] = line.split('\t');
      const cite = (table: string, row: string): string[] => (row === '' ? [] : [`${table}:${row}`]);
      return {
        source,
        others: [...cite('bls', bls), ...cite('ciqual', ciqual), ...cite('cnf', cnf)],
        iodine: cite('ciqual', iodine === '' ? ciqual : iodine)[0],
      };
    });
