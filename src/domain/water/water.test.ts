import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flOzFromMl, mlFromFlOz } from '#domain/units/volume.ts';
import { alcoholG, countedShare, countedWaterMl } from './counted-water.ts';
import { DRINK_KINDS } from './drink.ts';
import { dayTarget, waterTarget } from './water-target.ts';
import { waterWarning } from './water-warning.ts';

const grace = { sex: 'female', ageYears: 42, massKg: 68 } as const;
const targetOf = (drinker: Parameters<typeof waterTarget>[0]) => {
  const target = waterTarget(drinker);
  return typeof target === 'string' ? target : target.targetMl;
};

describe('how much of a drink counts', () => {
  test('tea, coffee, milk and soup count in full, beer for four fifths, wine and spirits not at all', () => {
    expect(countedWaterMl('coffee', 250)).toBe(250);
    expect(countedWaterMl('soup', 330)).toBe(330);
    expect(countedWaterMl('beer', 330)).toBe(264);
    expect([countedWaterMl('wine', 150), countedWaterMl('spirits', 40)]).toEqual([0, 0]);
  });

  test('a glass of wine of 150 mL holds 14.8 g of alcohol, a coffee none', () => {
    expect(alcoholG('wine', 150)).toBeCloseTo(14.79, 2);
    expect(alcoholG('spirits', 40)).toBeCloseTo(12.62, 2);
    expect(alcoholG('coffee', 250)).toBe(0);
  });

  test('no drink counts for more than its volume, and alcoholic drinks count for less', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DRINK_KINDS),
        fc.double({ min: 1, max: 3000, noNaN: true }),
        (kind, volumeMl) => {
          expect(countedWaterMl(kind, volumeMl)).toBeLessThanOrEqual(volumeMl + 0.05);
          expect(countedShare(kind) < 1).toBe(alcoholG(kind, volumeMl) > 0);
        },
      ),
    );
  });

  test('8 fl oz are 236.6 mL, and convert back', () => {
    expect(mlFromFlOz(8)).toBeCloseTo(236.588, 3);
    expect(flOzFromMl(mlFromFlOz(12))).toBeCloseTo(12, 10);
  });
});

describe('the daily target', () => {
  test('Alan, 90 kg, 45 minutes of exercise: 2,700 + 360, to 50, is 3,050 mL', () => {
    expect(waterTarget({ sex: 'male', ageYears: 40, massKg: 90, exerciseMinutes: 45 })).toEqual({
      targetMl: 3050,
      baseMl: 2700,
      mlPerKg: 30,
      additions: [{ code: 'exercise', addedMl: 360 }],
    });
  });

  test('Grace: 30 mL a kg, from 65 years 28; held within the range for her sex', () => {
    expect(targetOf(grace)).toBe(2050);
    expect(targetOf({ ...grace, ageYears: 65 })).toBe(1900);
    expect([targetOf({ ...grace, massKg: 40 }), targetOf({ ...grace, massKg: 140 })]).toEqual([1600, 2300]);
  });

  test('pregnancy, breastfeeding, heat and high protein or fiber add to it, up to 4 liters', () => {
    expect(targetOf({ ...grace, conditions: ['pregnant'] })).toBe(2350);
    expect(targetOf({ ...grace, conditions: ['breastfeeding'] })).toBe(2750);
    expect([24.9, 25, 30, 30.1].map((temperatureC) => targetOf({ ...grace, temperatureC }))).toEqual([
      2050, 2300, 2300, 2550,
    ]);
    expect(targetOf({ ...grace, proteinG: 2.1 * grace.massKg, fiberG: 50 })).toBe(2250);
    expect(targetOf({ ...grace, conditions: ['breastfeeding'], exerciseMinutes: 300 })).toBe(4000);
  });

  test('Grace’s own target comes before the formula’s', () => {
    expect(dayTarget(1500, grace)).toEqual({ targetMl: 1500, source: 'by-hand' });
    expect(dayTarget(null, grace)).toMatchObject({ targetMl: 2050, source: { mlPerKg: 30 } });
    expect(dayTarget(undefined, { ...grace, ageYears: 17 })).toEqual({ source: 'under-18' });
  });

  test('there is none for a child or if a clinician limits fluids', () => {
    expect(waterTarget({ ...grace, ageYears: 17 })).toBe('under-18');
    expect(waterTarget({ ...grace, conditions: ['kidney-disease'] })).toBe('fluid-limit');
  });

  test('it is a multiple of 50 from 1,600 to 4,000, and no heavier person gets less', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('male' as const, 'female' as const),
        fc.integer({ min: 18, max: 100 }),
        fc.double({ min: 30, max: 299, noNaN: true }),
        (sex, ageYears, massKg) => {
          const ml = Number(targetOf({ sex, ageYears, massKg }));
          expect(ml % 50).toBe(0);
          expect(ml).toBeGreaterThanOrEqual(1600);
          expect(ml).toBeLessThanOrEqual(4000);
          expect(Number(targetOf({ sex, ageYears, massKg: massKg + 1 }))).toBeGreaterThanOrEqual(ml);
        },
      ),
    );
  });
});

describe('too much at once', () => {
  const at = (time: string, volumeMl: number) => ({ atMs: Date.parse(`2026-11-20T${time}Z`), volumeMl });

  test('a liter within an hour is fine but more isn’t, however it’s split', () => {
    expect(waterWarning([at('10:00', 500), at('10:59', 500)])).toBeUndefined();
    expect(waterWarning([at('10:00', 500), at('10:30', 250), at('10:59', 300)])).toBe('fast');
    expect(waterWarning([at('10:00', 600), at('11:00', 600)])).toBeUndefined();
  });

  test('five liters a day is the maximum, even if spread out', () => {
    const hours = Array.from({ length: 10 }, (_, hour) => at(`${String(hour + 8).padStart(2, '0')}:00`, 500));
    expect(waterWarning(hours)).toBeUndefined();
    expect(waterWarning([...hours, at('19:00', 1)])).toBe('much');
  });

  test('the order of entry does not matter', () => {
    const drink = fc.record({
      atMs: fc.integer({ min: 0, max: 86_400_000 }),
      volumeMl: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(drink, { maxLength: 12 }), (drinks) => {
        expect(waterWarning(drinks.toReversed())).toBe(waterWarning(drinks));
      }),
    );
  });
});
