import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { withoutRepeats } from '../src/domain/foods/packed/packed-foods.ts';
import { packFoodDoubts } from '../src/domain/foods/food-doubts.ts';
import { parseEaten } from '../src/domain/foods/parse-eaten.ts';
import { parseFoods } from '../src/domain/foods/parse-foods.ts';
import { encodeFoods } from '../src/web/lib/foods/food-file.ts';

const ADDRESS_MODULE = /lib\/foods\/food-file-address\.ts$/;
const DATA = path.resolve(import.meta.dirname, '../data');

interface FoodFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

function makeFile(): FoodFile {
  const source = (file: string) => ({ file, text: readFileSync(path.join(DATA, file), 'utf8') });
  const tables = readdirSync(path.join(DATA, 'foods'))
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => source(`foods/${name}`));
  const doubts = packFoodDoubts(tables, parseEaten(source('eaten.tsv')), source('figure-spread.tsv'));
  const foods = parseFoods(tables, source('figures.tsv'), source('glycemic-index.tsv'), doubts);
  const bytes = encodeFoods(foods.map(withoutRepeats));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { fileName: `assets/table-${hash}.foods`, bytes };
}

/** Packs the reference foods into a file for browsers, and tells the application its address. */
export function foodFile(): Plugin {
  let made: FoodFile | undefined;
  const file = (): FoodFile => (made ??= makeFile());
  return {
    name: 'food-file',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: ADDRESS_MODULE },
      handler() {
        const { fileName, bytes } = file();
        if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName, source: bytes });
        return `export const FOOD_FILE = ${JSON.stringify(`/${fileName}`)};`;
      },
    },
    // While developing there is no folder of assets.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (made && request.url === `/${made.fileName}`) response.end(made.bytes);
        else next();
      });
    },
  };
}
