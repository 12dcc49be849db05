import { describe, expect, test } from 'vitest';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { nutrientShares } from '#domain/meals/nutrients/nutrient-need.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import { groupShares, leadWords, limitWords, needWords, sourcesTitle } from './need-words.ts';

const ada: Eater = { sex: 'female', ageYears: 42 };
const targets = { energyKcal: 1800, proteinG: 110, carbsG: 200, fatG: 60, fiberG: 25 };
const groupsOf = (amounts: { readonly [K in NutrientKey]?: number }, eater = ada) => {
  const nutrients = Object.fromEntries(
    Object.entries({ energyKcal: 1000, ...amounts }).map(([key, value]) => [
      key,
      { value, low: value, high: value },
    ]),
  );
  return groupShares(nutrientShares([{ nutrients }], nutrients, eater, targets));
};
const iron = { key: 'ironMg', name: 'Iron', unit: 'mg' } as const;

describe('Ada’s nutrients', () => {
  test('are low, covered or limited, the lowest first and the furthest over a limit first', () => {
    const groups = groupsOf({ ironMg: 9, calciumMg: 200, vitaminCMg: 74.8, sodiumMg: 1150, alcoholG: 28 });
    expect(groups.low.map(({ key }) => key)).toEqual(['calciumMg', 'ironMg']);
    expect(groups.covered.map(({ key }) => key)).toEqual(['vitaminCMg']);
    expect(groups.limited.map(({ key }) => key)).toEqual(['alcoholG', 'sodiumMg']);
    expect(groups.unknown.map(({ key }) => key)).toContain('zincMg');
  });

  test('have no limit to stay under if too few foods report them, unless the known part is already over it', () => {
    const groupsOfPie = (addedSugarsG: number) => {
      const estimate = (value: number) => ({ value, low: value, high: value });
      const pie = { nutrients: { energyKcal: estimate(900) } };
      const soda = { nutrients: { energyKcal: estimate(100), addedSugarsG: estimate(addedSugarsG) } };
      const total = { energyKcal: estimate(1000), addedSugarsG: estimate(addedSugarsG) };
      return groupShares(nutrientShares([pie, soda], total, ada, targets));
    };
    const few = groupsOfPie(25);
    expect(few.limited.map(({ key }) => key)).not.toContain('addedSugarsG');
    expect(few.unknown.map(({ key }) => key)).toContain('addedSugarsG');
    const over = groupsOfPie(60);
    expect(over.limited.map(({ key }) => key)).toContain('addedSugarsG');
    expect(over.unknown.map(({ key }) => key)).not.toContain('addedSugarsG');
  });

  test('start with nutrients over a limit, then the lowest', () => {
    expect(leadWords(groupsOf({ sodiumMg: 2640, ironMg: 9 }), true)).toBe(
      'Sodium is over its limit: 2,640 of 2,300 mg.',
    );
    expect(leadWords(groupsOf({ vitaminDUg: 5.2 }), true)).toBe(
      'Lowest so far: vitamin D, at 35% of your daily need.',
    );
    expect(leadWords(groupsOf({ ironMg: 20 }), false)).toBe(
      'You’ve met your daily need for every nutrient we have data on.',
    );
    expect(leadWords(groupsOf({}), false)).toBe(
      'We don’t have enough nutrient data on your foods to say more.',
    );
  });

  test('are compared with her recommended intake, or her own target', () => {
    expect(needWords(iron, 0.5, { amount: 18, kind: 'recommended' }, ada)).toBe(
      '50% of the 18 mg a day recommended for women your age.',
    );
    expect(needWords(iron, 0.33, { amount: 27, kind: 'recommended' }, { ...ada, isPregnant: true })).toBe(
      '33% of the 27 mg a day recommended during pregnancy.',
    );
    expect(needWords(iron, undefined, { amount: 18, kind: 'recommended' }, ada)).toMatch(
      /^Many of your foods don’t list/,
    );
  });

  test('say how far a limit is, and that alcohol has none in pregnancy', () => {
    const [sodium] = groupsOf({ sodiumMg: 1000 }).limited;
    expect(sodium && limitWords(sodium)).toBe('Below the limit of 2,300 mg.');
    const [fat] = groupsOf({ satFatG: 31 }).limited;
    expect(fat && limitWords(fat)).toBe('Above the limit of 10% of your calories, 20 g.');
    const [alcohol] = groupsOf({ alcoholG: 10 }, { ...ada, isPregnant: true }).limited;
    expect(alcohol && limitWords(alcohol)).toBe('No amount is known to be safe for you right now.');
  });
});

test.each([
  ['Sodium', 'Where your sodium comes from'],
  ['Phosphorus', 'Where your phosphorus comes from'],
  ['Added sugars', 'Where your added sugars come from'],
])('the title of the sources of %s is “%s”', (name, title) => {
  expect(sourcesTitle({ key: 'sodiumMg', name, unit: 'mg' })).toBe(title);
});
