import { expect, test } from 'vitest';
import { packFoodDoubts, readFoodDoubts } from './food-doubts.ts';
import { parseEaten } from './parse-eaten.ts';
import { FoodTableError } from './table-source.ts';

const tables = [
  { file: 'foods/grains.tsv', text: 'header\nrice\t1\trefined-grain\ntoast\t2\trefined-grain\n' },
  { file: 'foods/odd.tsv', text: 'header\nmoss\t3\tother\n' },
];
const eaten = parseEaten({
  file: 'eaten.tsv',
  text: 'food\tper100000\tgrams\twhen\n=refined-grain\t1\t20 40 60 100 180\t20 20 20 20 20\n1\t5\t50 80 150 200 300\t',
});
const spread = (rows: string) => ({
  file: 'figure-spread.tsv',
  text: `food\tenergyKcal\tproteinG\tcarbsG\tfatG\ttables\n${rows}`,
});

test('each food gets the evidence of the tables, in order, to a tenth and a fiftieth', () => {
  const next = readFoodDoubts(packFoodDoubts(tables, eaten, spread('rice\t0.08\t0.06\t\t0.9\t2\n')));
  expect(next()).toEqual({
    eatenPer100000: 5.32,
    amount: { below: 1.1, above: 0.7 },
    figures: { energyKcal: 0.08, proteinG: 0.06, fatG: 0.7 },
  });
  expect(next()).toEqual({ eatenPer100000: 1.0, amount: { below: 1.1, above: 1.1 } });
  expect(next()).toEqual({});
});

test('a spread that isn’t a number is rejected with file and line', () => {
  expect(() => packFoodDoubts(tables, eaten, spread('rice\tmuch\t\t\t\t2\n'))).toThrow(FoodTableError);
});
