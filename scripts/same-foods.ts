/**
 * data/same-foods.tsv: which rows of BLS, CIQUAL and CNF are the same food as a figure set of USDA. Found by the words of their names and by
 * like energy and macronutrients, then reviewed by hand. A row of CNF that repeats USDA's figures is no second opinion and is left out.
 * `iodine` names the row of CIQUAL that a set takes its iodine from, where that is another food of the same kind.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SameFood {
  /** Bare FoodData Central id. */
  readonly source: string;
  /** Rows of other tables, as they are cited. */
  readonly others: readonly string[];
  /** The row of CIQUAL that knows its iodine, where one does. */
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
