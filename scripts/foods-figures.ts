/**
 * Writes data/figures.tsv: figures per 100 g of every figure set that the food tables cite, from USDA FoodData Central.
 * Run by `npm run foods:figures` after a table changed.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkValues } from '#domain/foods/checks/check-food.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { readUsda, soundFigures, usdaFigures, usdaFile, type UsdaFood } from './usda.ts';

const root = join(import.meta.dirname, '..');
const tableFolder = join(root, 'data/foods');

function citedIds(): Set<string> {
  const ids = new Set<string>();
  for (const file of readdirSync(tableFolder).filter((name) => name.endsWith('.tsv'))) {
    for (const line of readFileSync(join(tableFolder, file), 'utf8').split('\n').slice(1)) {
      const fdc = line.split('\t')[1];
      if (fdc !== undefined) ids.add(fdc);
    }
  }
  return ids;
}

function figureRow(food: UsdaFood): string {
  const figures = usdaFigures(food);
  for (const { message } of checkValues(figures))
    console.log(`${food.fdc_id} ${food.description}: ${message} Left unknown.`);
  const sound = soundFigures(figures);
  return [food.fdc_id, ...NUTRIENT_KEYS.map((key) => sound[key] ?? '')].join('\t');
}

const usda = readUsda();
if (!usda) {
  console.error(`The USDA figures are not at ${usdaFile}; data/figures.tsv stays as it is.`);
  process.exit(1);
}
const ids = citedIds();
const rows = usda.filter((food) => ids.delete(String(food.fdc_id))).map(figureRow);
rows.sort((a, b) => Number.parseInt(a) - Number.parseInt(b));
writeFileSync(
  join(root, 'data/figures.tsv'),
  `${['fdc', ...NUTRIENT_KEYS].join('\t')}\n${rows.join('\n')}\n`,
);
console.log(`${rows.length} figure sets written to data/figures.tsv`);
if (ids.size > 0) {
  console.error(`Cited but not in FoodData Central: ${[...ids].join(', ')}`);
  process.exitCode = 1;
}
