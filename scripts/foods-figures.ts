/**
 * Writes data/figures.tsv: figures per 100 g of every figure set that the food tables cite, from USDA FoodData Central.
 * Run by `npm run foods:figures` after a table changed.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, '../shared/data/usda/foods.jsonl.gz');
const tableFolder = join(root, 'data/foods');

/** "vitaminARaeUg" is "vitamin_a_rae_ug" there. */
const USDA_KEY: Partial<Record<NutrientKey, string>> = {
  vitaminARaeUg: 'vitamin_a_rae_ug',
  omega3AlaG: 'omega3_ala_g',
  omega3EpaG: 'omega3_epa_g',
  omega3DhaG: 'omega3_dha_g',
  vitaminB6Mg: 'vitamin_b6_mg',
  vitaminB12Ug: 'vitamin_b12_ug',
};
const usdaKey = (key: NutrientKey): string =>
  USDA_KEY[key] ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface UsdaFood {
  readonly fdc_id: number;
  readonly description: string;
  readonly nutrients: Readonly<Record<string, number | undefined>>;
}

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
  const cells = NUTRIENT_KEYS.map((key) => {
    const value =
      food.nutrients[usdaKey(key)] ?? (key === 'omega3AlaG' ? food.nutrients['omega3_ala_est_g'] : undefined);
    if (value === undefined) return '';
    if (value >= 0) return String(Number(value.toPrecision(5)));
    console.log(`${food.fdc_id} ${food.description}: ${key} is ${value}, left unknown`);
    return '';
  });
  return [food.fdc_id, ...cells].join('\t');
}

if (!existsSync(source)) {
  console.error(`The USDA figures are not at ${source}; data/figures.tsv stays as it is.`);
  process.exit(1);
}
const ids = citedIds();
const rows: string[] = [];
for (const line of gunzipSync(readFileSync(source)).toString('utf8').split('\n')) {
  if (line === '') continue;
  const food = JSON.parse(line) as UsdaFood;
  if (ids.delete(String(food.fdc_id))) rows.push(figureRow(food));
}
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
