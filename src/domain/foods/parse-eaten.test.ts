import { referenceFoods as foods, source } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, it } from 'vitest';
import { parseEaten, parseEatenPairs } from './parse-eaten.ts';

const table = (text: string): { file: string; text: string } => ({
  file: 'eaten.tsv',
  text: `food\tper100000\tgrams\twhen\n${text}`,
});

describe('a table of eaten foods', () => {
  const eaten = parseEaten(
    table(
      '=111\t0.1\t30 90 200 300 430\t54 8 15 15 7\n42\t780\t20 60 180 270 430\t51 7 12 17 10\nkefir\t2.4\n+7 8\n=dairy\t0.05\t8 26 120 240 360\t52 9 13 15 9\n',
    ),
  );

  it('finds a food by its id before its figures', () => {
    expect(eaten.of({ id: 'kefir', fdcId: 42, group: 'dairy' })?.per100000).toBe(2.4);
    expect(eaten.of({ id: 'whole-milk', fdcId: 42, group: 'dairy' })).toMatchObject({
      per100000: 780,
      grams: { p50: 180 },
      when: { breakfast: 0.51 },
      isOwn: true,
    });
  });

  it('gives a food with few recalls the amounts of its family', () => {
    expect(eaten.of({ id: 'kefir', group: 'dairy' })).toMatchObject({ grams: { p50: 200 }, isOwn: false });
    expect(eaten.of({ id: 'any', fdcId: 7, group: 'dairy' })).toMatchObject({ per100000: 0.1, isOwn: false });
  });

  it('uses the group of a food outside the table', () => {
    expect(eaten.of({ id: 'own:1', group: 'dairy' })).toMatchObject({ per100000: 0.05, isOwn: false });
    expect(eaten.of({ id: 'own:1', group: 'meat' })).toBeUndefined();
  });

  it('names the line it can’t read', () => {
    expect(() => parseEaten(table('42\t780\n'))).toThrow('eaten.tsv:2: no family');
    expect(() => parseEaten(table('=111\t0\t1 2 3 4 5\t1 1 1 1 1\n'))).toThrow('eaten.tsv:2: share "0"');
    expect(() => parseEaten(table('=111\t1\t1 9 3 4 5\t1 1 1 1 1\n'))).toThrow('eaten.tsv:2: amounts');
  });
});

it('reads pairs in either order', () => {
  const lift = parseEatenPairs({ file: 'pairs.tsv', text: 'food\tlifts\ncoffee\tcream 7.5;tea 0.4\n' });
  expect(lift('cream', 'coffee')).toBe(7.5);
  expect(lift('coffee', 'tea')).toBe(0.4);
  expect(lift('coffee', 'soup')).toBe(1);
});

describe('amounts recalled by US adults', () => {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const eaten = parseEaten(source('eaten.tsv'));
  const lift = parseEatenPairs(source('eaten-pairs.tsv'));
  const shareOf = (id: string): number => {
    const food = byId.get(id);
    return (food && eaten.of(food)?.per100000) ?? 0;
  };

  it('covers nearly every reference food', () => {
    const unknown = foods.filter((food) => food.group !== 'baby' && eaten.of(food) === undefined);
    expect(unknown.map(({ id }) => id)).toHaveLength(0);
  });

  it('ranks kinds as people eat them', () => {
    expect(shareOf('milk-2-percent')).toBeGreaterThan(shareOf('milk-evaporated'));
    expect(shareOf('coffee')).toBeGreaterThan(shareOf('instant-coffee-prepared'));
    expect(shareOf('milk')).toBeGreaterThan(shareOf('milk-2-percent'));
    expect(shareOf('cereal-cheerios')).toBeGreaterThan(shareOf('cereal-uncle-sam'));
  });

  it('knows what people have with coffee', () => {
    expect(lift('coffee', 'half-and-half')).toBeGreaterThan(5);
  });
});
