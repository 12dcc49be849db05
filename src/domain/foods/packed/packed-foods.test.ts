import { foodTables as tables, source } from '#domain/foods/testing/reference-index.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOOD_GROUPS, type Food } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { packFoodDoubts } from '#domain/foods/food-doubts.ts';
import { parseEaten } from '#domain/foods/parse-eaten.ts';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import { buildFoodIndex } from '#domain/foods/search/food-index.ts';
import { packFoods, unpackFoods, withoutRepeats } from './packed-foods.ts';

const words = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9][A-Za-zÀ-ÿ0-9 ,.%'&()-]{0,30}$/);
const decimal = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 5 }))
  .map(([digits, decimals]) => digits / 10 ** decimals);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Without undefined fields, as foods are parsed. */
const known = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;

const food: fc.Arbitrary<Food> = fc
  .record({
    id: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    fdcId: maybe(fc.nat(3_000_000)),
    sourceId: maybe(fc.stringMatching(/^(bls|cnf):[A-Z0-9]+$/)),
    name: words,
    aliases: fc.array(words, { maxLength: 4 }),
    group: fc.constantFrom(...FOOD_GROUPS),
    nova: maybe(fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const)),
    portions: fc.array(fc.record({ label: words, grams: decimal }), { minLength: 1, maxLength: 12 }),
    per100g: fc.record(Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, maybe(decimal)]))).map(known),
    glycaemicIndex: maybe(fc.nat(110)),
    doubt: maybe(
      fc
        .record({
          amount: maybe(fc.record({ below: decimal, above: decimal })),
          figures: maybe(fc.record({ energyKcal: decimal, fatG: decimal })),
        })
        .map(known),
    ),
    at: fc.nat(),
  })
  .map(({ at, ...rest }) => {
    const [first = { label: 'cup', grams: 1 }] = rest.portions;
    return known({ ...rest, defaultPortion: rest.portions[at % rest.portions.length] ?? first });
  });

const slice = { label: 'slice', grams: 30 };
const ROUND: Food = {
  id: 'round',
  name: 'Round',
  aliases: [],
  group: 'fruit',
  portions: [slice],
  per100g: {},
  defaultPortion: slice,
};

test('any foods are unchanged after packing and unpacking', () => {
  fc.assert(
    fc.property(fc.array(food, { minLength: 1, maxLength: 20 }), (foods) => {
      expect(unpackFoods(packFoods(foods))).toEqual(foods);
    }),
    { numRuns: 50, examples: [[[{ ...ROUND, fdcId: 3_000_000 }]]] },
  );
});

test('the reference foods are the same on a phone, and index the same without aliases that repeat others', () => {
  const doubts = packFoodDoubts(tables, parseEaten(source('eaten.tsv')), source('figure-spread.tsv'));
  const foods = parseFoods(tables, source('figures.tsv'), source('glycemic-index.tsv'), doubts);
  const short = foods.map(withoutRepeats);
  const unpacked = unpackFoods(packFoods(short));
  expect(unpacked).toEqual(short);
  const { foods: _, byId: __, ...indexed } = buildFoodIndex(foods);
  const { foods: ___, byId: ____, ...again } = buildFoodIndex(unpacked);
  expect(JSON.stringify(again)).toBe(JSON.stringify(indexed));
  expect([...again.exact]).toEqual([...indexed.exact]);
});

test('a number that would lose digits is refused', () => {
  const [apple] = parseFoods(
    [
      {
        file: 'apple.tsv',
        text: 'id\tsource\tgroup\tnova\tname\taliases\tportions\napple\t1\tfruit\t1\tApple\t\t*medium=180',
      },
    ],
    {
      file: 'figures.tsv',
      text: `${['source', ...NUTRIENT_KEYS].join('\t')}\n1\t52.123456789123${'\t'.repeat(NUTRIENT_KEYS.length - 1)}`,
    },
  );
  expect(() => packFoods(apple ? [apple] : [])).toThrow(RangeError);
});
