/**
 * `npm run bench:portions`: foods whose default portion is more than 40 % off the median amount people eat, most common first. `--rows N`
 * sets how many it lists.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEaten } from '#domain/foods/parse-eaten.ts';
import { loadFoods } from '#server/foods/food-library.ts';

const OFF = 1.4;
const file = path.join(import.meta.dirname, '../../data/eaten.tsv');
const eaten = parseEaten({ file, text: readFileSync(file, 'utf8') });
const at = process.argv.indexOf('--rows');
const limit = at < 0 ? 50 : Number(process.argv[at + 1]);

const judged = loadFoods().index.foods.flatMap((food) => {
  const evidence = eaten.of(food);
  if (!evidence?.isOwn) return [];
  return [{ food, evidence, ratio: food.defaultPortion.grams / evidence.grams.p50 }];
});
const off = judged
  .filter(({ ratio }) => ratio > OFF || ratio < 1 / OFF)
  .toSorted((a, b) => b.evidence.per100000 - a.evidence.per100000);
console.log('food\tusual portion\tp10\tp25\tp50\tp75\tp90\tper 100,000\tratio');
for (const { food, evidence, ratio } of off.slice(0, limit)) {
  const { label, grams } = food.defaultPortion;
  const { p10, p25, p50, p75, p90 } = evidence.grams;
  console.log(
    [food.id, `${label} ${grams} g`, p10, p25, p50, p75, p90, evidence.per100000, ratio.toFixed(2)].join(
      '\t',
    ),
  );
}
console.log(`${off.length} of ${judged.length} foods with recalled amounts are off by more than 40 %.`);
