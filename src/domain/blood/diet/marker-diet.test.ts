import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodsRichIn, meanEnergyKcal, meanIntake, type EatenItem } from './diet-intake.ts';
import { DIET_NUTRIENTS, DIET_NUTRIENT_KEYS, intakeTarget, type DietNutrient } from './diet-nutrients.ts';
import { markerChange, referenceChange } from '#domain/blood/marker-change.ts';
import { dietFor, retestWeeksOf } from './marker-diet.ts';
import { MARKERS, type MarkerKey } from '#domain/blood/markers.ts';
import type { PanelValue } from '#domain/blood/panel.ts';
import { haveSameResults, mayBeSameLaboratory } from '#domain/blood/duplicate-results.ts';
import { ucumCode } from '#domain/blood/ucum.ts';

const ada = { sex: 'female', ageYears: 35 } as const;

const eaten = (date: string, name: string, amounts: EatenItem['amounts']): EatenItem => ({
  date,
  foodId: name,
  name,
  amounts,
});

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
const byDay = (items: readonly EatenItem[]) => Map.groupBy(items, ({ date }) => date);

describe('intake of a nutrient', () => {
  test('a week of known days gives an average; six days don’t, but are counted', () => {
    const items = days(7).map((date) => eaten(date, 'Oats', { energyKcal: 400, fiberG: 10 }));
    expect(meanIntake(byDay(items), days(7), 'fiberG')).toEqual({ meanPerDay: 10, dayCount: 7 });
    expect(meanIntake(byDay(items), days(6), 'fiberG')).toEqual({ meanPerDay: undefined, dayCount: 6 });
  });

  test('a fasted day counts as 0; a day with unknown food is unknown', () => {
    const items = days(7).map((date) => eaten(date, 'Oats', { energyKcal: 400, fiberG: 10 }));
    expect(meanIntake(byDay(items), days(8), 'fiberG')).toEqual({ meanPerDay: 8.75, dayCount: 8 });
    const canteen = eaten('2026-11-08', 'Canteen', { energyKcal: 700 });
    expect(meanIntake(byDay([...items, canteen]), days(8), 'fiberG')).toEqual({
      meanPerDay: 10,
      dayCount: 7,
    });
  });

  test('a tenth of the energy may be unreported, but not a quarter', () => {
    const day = (unknownKcal: number) => [
      ...days(6).map((date) => eaten(date, 'Oats', { energyKcal: 400, fiberG: 10 })),
      eaten('2026-11-07', 'Oats', { energyKcal: 900, fiberG: 10 }),
      eaten('2026-11-07', 'Sauce', { energyKcal: unknownKcal }),
    ];
    expect(meanIntake(byDay(day(100)), days(7), 'fiberG').dayCount).toBe(7);
    expect(meanIntake(byDay(day(300)), days(7), 'fiberG').dayCount).toBe(6);
  });

  test('EPA and DHA count together, and only if both are known', () => {
    const salmon = eaten('2026-11-01', 'Salmon', { energyKcal: 200, omega3EpaG: 0.4, omega3DhaG: 0.7 });
    const tin = eaten('2026-11-01', 'Tin', { energyKcal: 200, omega3EpaG: 0.4 });
    expect(foodsRichIn([salmon, tin], 'marineOmega3G', 'more')).toEqual([
      { foodId: 'Salmon', name: 'Salmon', times: 1, amountEachTime: 1.1, amountInAll: 1.1 },
    ]);
  });

  test('lists the richest food first if more is wanted, otherwise the largest total', () => {
    const items = [
      eaten('2026-11-01', 'Cheese', { satFatG: 9 }),
      ...days(5).map((date) => eaten(date, 'Milk', { satFatG: 3 })),
      eaten('2026-11-01', 'Water', { satFatG: 0 }),
    ];
    expect(foodsRichIn(items, 'satFatG', 'more').map(({ name }) => name)).toEqual(['Cheese', 'Milk']);
    expect(foodsRichIn(items, 'satFatG', 'more', 1e6)).toEqual([]);
    expect(foodsRichIn(items, 'satFatG', 'less').map(({ name }) => name)).toEqual(['Milk', 'Cheese']);
  });

  test('averages energy over days on which every food’s energy is known', () => {
    const items = days(8).map((date) => eaten(date, 'Oats', { energyKcal: 400 }));
    expect(meanEnergyKcal(byDay([...items, eaten('2026-11-01', 'Broth', {})]), days(8))).toBe(400);
    expect(meanEnergyKcal(byDay(items), days(6))).toBeUndefined();
  });
});

describe('recommended intake', () => {
  test('allowances depend on sex, age, pregnancy and diet', () => {
    const amount = (nutrient: DietNutrient, changes: object = {}) =>
      intakeTarget(nutrient, { ...ada, ...changes }, undefined)?.amount;
    expect(amount('ironMg')).toBe(18);
    expect(amount('ironMg', { ageYears: 51 })).toBe(8);
    expect(amount('ironMg', { sex: 'male' })).toBe(8);
    expect(amount('ironMg', { isPregnant: true })).toBe(27);
    expect(amount('ironMg', { dietPattern: 'vegetarian' })).toBeCloseTo(32.4, 9);
    expect(amount('vitaminDUg', { ageYears: 71 })).toBe(20);
    expect(amount('fiberG')).toBe(25);
    expect(amount('fiberG', { sex: 'male', ageYears: 51 })).toBe(30);
    expect(amount('fiberG', { isBreastfeeding: true })).toBe(29);
    expect(amount('ironMg', { ageYears: 18 })).toBeUndefined();
  });

  test('shares of energy become grams: 6% saturated fat of 2,100 kcal is 14 g, and unknown without energy', () => {
    expect(intakeTarget('satFatG', ada, 2100)).toMatchObject({ amount: 14, kind: 'at-most' });
    expect(intakeTarget('addedSugarsG', ada, 2000)).toMatchObject({ amount: 50 });
    expect(intakeTarget('satFatG', ada, undefined)).toBeUndefined();
    expect(intakeTarget('alcoholG', { ...ada, sex: 'male' }, undefined)).toMatchObject({ amount: 28 });
  });

  test('every nutrient of the tables has a target, and its key ends in its unit', () => {
    for (const key of DIET_NUTRIENT_KEYS) {
      expect(intakeTarget(key, ada, 2000), key).toBeDefined();
      const unit = { g: 'G', mg: 'Mg', µg: 'Ug' }[DIET_NUTRIENTS[key].unit];
      expect(key.endsWith(unit) || key === 'folateDfeUg', key).toBe(true);
    }
  });

  test('every diet names its sources and retests within half a year', () => {
    for (const { key } of MARKERS)
      for (const side of ['low', 'high'] as const) {
        const diet = dietFor(key, side);
        if (!diet) continue;
        expect([...(diet.more ?? []), ...(diet.less ?? [])].length, key).toBeGreaterThan(0);
        expect(diet.sources.length, key).toBeGreaterThan(0);
        expect(retestWeeksOf(diet)).toBeGreaterThanOrEqual(8);
        expect(retestWeeksOf(diet)).toBeLessThanOrEqual(26);
      }
    expect(dietFor('ferritin', 'low')).toMatchObject({ more: ['ironMg', 'vitaminCMg'] });
    expect(dietFor('ferritin', 'high')).toBeUndefined();
    expect(dietFor('omega3-index', 'low')).toMatchObject({ retestWeeks: 16 });
  });
});

const value = (marker: MarkerKey, figure: number, censored: 'lt' | 'gt' | null = null) => ({
  marker,
  value: figure,
  censored,
  labLow: null,
  labHigh: null,
});

describe('whether a marker moved', () => {
  test('HbA1c from 6.0 to 5.7 moved; LDL cholesterol from 154 to 148 may be chance', () => {
    expect(markerChange(value('hba1c', 6), value('hba1c', 5.7))).toMatchObject({ verdict: 'moved' });
    expect(markerChange(value('ldl-c', 154), value('ldl-c', 148))).toMatchObject({ verdict: 'within-noise' });
  });

  test('a marker without published variation has a change but no verdict', () => {
    const change = markerChange(value('apob', 100), value('apob', 50));
    expect(change).toMatchObject({ changePercent: -50, verdict: 'unknown', noisePercent: null });
  });

  test('a limit is not a value, and zero has no ratio', () => {
    expect(markerChange(value('hs-crp', 0.3, 'lt'), value('hs-crp', 3))).toBeUndefined();
    expect(markerChange(value('hs-crp', 0), value('hs-crp', 3))).toBeUndefined();
  });

  test('small variations approach the classic 1.96·√2·√(CVI² + CVA²), and up undoes down', () => {
    const source = { label: 'made up' };
    expect(referenceChange({ percent: 1, source }).up).toBeCloseTo(1.96 * Math.SQRT2 * Math.sqrt(1.25), 1);
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 60, noNaN: true }), (percent) => {
        const { up, down } = referenceChange({ percent, source });
        expect((1 + up / 100) * (1 + down / 100)).toBeCloseTo(1, 9);
        expect(down).toBeGreaterThan(-100);
      }),
    );
  });
});

describe('the same results', () => {
  const line = (changes: Partial<PanelValue> = {}): PanelValue => ({
    marker: 'ldl-c',
    name: 'LDL',
    loinc: null,
    text: '3.8',
    value: 3.8,
    censored: null,
    unit: 'mmol/L',
    labLow: null,
    labHigh: null,
    specimen: null,
    doubt: null,
    isConfirmed: false,
    canonicalValue: 146.93,
    ...changes,
  });
  test('order, unit and spelling do not matter; value, marker and limit do', () => {
    const other = line({ marker: 'hdl-c', canonicalValue: 50 });
    expect(
      haveSameResults([line(), other], [other, line({ unit: 'mg/dL', value: 146.93, name: 'ldl-chol' })]),
    ).toBe(true);
    expect(haveSameResults([line()], [line({ canonicalValue: 147.2 })])).toBe(false);
    expect(haveSameResults([line()], [line({ censored: 'gt' })])).toBe(false);
    expect(haveSameResults([line()], [line(), line()])).toBe(false);
    expect(haveSameResults([line(), line(), other], [line(), other, other])).toBe(false);
  });
  test('a missing lab name matches any', () => {
    expect(mayBeSameLaboratory(' Labor  Berlin', 'labor berlin')).toBe(true);
    expect(mayBeSameLaboratory(null, 'Charité')).toBe(true);
    expect(mayBeSameLaboratory('Labor Berlin', 'Charité')).toBe(false);
  });
});

describe('units in UCUM', () => {
  test.each([
    ['mg/dL', 'mg/dL'],
    ['µmol/L', 'umol/L'],
    ['μIU/mL', 'u[IU]/mL'],
    ['10³/µL', '10*3/uL'],
    ['x10^9/L', '10*9/L'],
    ['K/uL', '10*3/uL'],
    ['mL/min/1.73 m²', 'mL/min/{1.73_m2}'],
    ['mm/hr', 'mm/h'],
    ['mEq/l', 'meq/L'],
    ['spoons', undefined],
    ['mg/dL urea', undefined],
    ['', undefined],
  ])('%s is %s', (unit, code) => {
    expect(ucumCode(unit)).toBe(code);
  });

  test('all units of the markers have a code, except those that are incomplete', () => {
    const without = MARKERS.flatMap(({ units }) => units).filter((unit) => ucumCode(unit) === undefined);
    expect([...new Set(without)]).toEqual(['mg/dL urea']);
  });
});
