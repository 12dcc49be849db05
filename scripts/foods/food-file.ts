import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { withoutRepeats } from '#domain/foods/packed/packed-foods.ts';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import { readFoodSources } from '#server/foods/food-library.ts';
import { encodeFoods } from '#web/lib/foods/food-file.ts';

const ADDRESS_MODULE = /lib\/foods\/food-file-address\.ts$/;
const DATA = path.resolve(import.meta.dirname, '../../data');

interface FoodFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

function makeFile(): FoodFile {
  const foods = parseFoods(...readFoodSources(DATA));
  const bytes = encodeFoods(foods.map(withoutRepeats));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { fileName: `assets/table-${hash}.foods`, bytes };
}

/** Vite plugin: packs the reference foods into a file for browsers and exports its address. */
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
    // The development server has no assets folder.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (made && request.url === `/${made.fileName}`) response.end(made.bytes);
        else next();
      });
    },
  };
}
