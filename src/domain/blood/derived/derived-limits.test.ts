import { describe, expect, test } from 'vitest';
import { derivedMarkers } from './derived-markers.ts';
import { DERIVED_BLOOD } from './blood.ts';
import { DERIVED_METABOLIC } from './metabolic.ts';
import { DERIVED_ORGANS } from './organs.ts';
import { bandAt, type DerivedRow } from './row.ts';
import { egfrCreatinine2021 } from '#domain/blood/formulas/egfr-creatinine-2021.ts';
import { egfrCystatin2012 } from '#domain/blood/formulas/egfr-cystatin-2012.ts';
import { fib4 } from '#domain/blood/formulas/fib-4.ts';
import { guidelineLabel } from '#domain/blood/guideline-labels.ts';
import type { Person } from '#domain/blood/person.ts';
import type { LabValue } from '#domain/blood/lab-value.ts';
import { ldlFriedewald } from '#domain/blood/formulas/ldl-friedewald.ts';
import { ldlSampson } from '#domain/blood/formulas/ldl-sampson.ts';
import { markerChange, referenceChange } from '#domain/blood/marker-change.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';

const goran: Person = { sex: 'male', ageYears: 48 };
const value = (marker: MarkerKey, figure: number, more: Partial<LabValue> = {}): LabValue => ({
  marker,
  value: figure,
  censored: null,
  labLow: null,
  labHigh: null,
  ...more,
});
const ROWS: Readonly<Record<string, DerivedRow>> = {
  ...DERIVED_METABOLIC,
  ...DERIVED_ORGANS,
  ...DERIVED_BLOOD,
};

describe('filtration below the breakpoint, at low creatinine and cystatin C', () => {
  test('creatinine 0.6 mg/dL at 30: 124 for a woman, 133 for a man', () => {
    // 142 · (0.6 / 0.7)^−0.241 · 0.9938^30 · 1.012 and 142 · (0.6 / 0.9)^−0.302 · 0.9938^30
    expect(egfrCreatinine2021(0.6, { sex: 'female', ageYears: 30 })).toBeCloseTo(123.76, 1);
    expect(egfrCreatinine2021(0.6, { sex: 'male', ageYears: 30 })).toBeCloseTo(133.18, 1);
  });
  test('cystatin C 0.7 mg/L for a woman of 40: 112.9', () => {
    // 133 · (0.7 / 0.8)^−0.499 · 0.996^40 · 0.932
    expect(egfrCystatin2012(0.7, { sex: 'female', ageYears: 40 })).toBeCloseTo(112.87, 1);
    expect(egfrCystatin2012(0.7, { sex: 'male', ageYears: 40 })).toBeCloseTo(112.87 / 0.932, 1);
  });
  test('is for adults from age 18', () => {
    for (const rate of [egfrCreatinine2021, egfrCystatin2012]) {
      expect(rate(0.8, { sex: 'male', ageYears: 17 })).toBeUndefined();
      expect(rate(0.8, { sex: 'male', ageYears: 18 })).toBeGreaterThan(90);
    }
  });
});

test('formulas apply only within their fitted range', () => {
  expect(ldlFriedewald(300, 40, 399)).toBeCloseTo(300 - 40 - 399 / 5, 9);
  expect(ldlFriedewald(300, 40, 400)).toBeUndefined();
  expect(ldlSampson(300, 40, 800)).toBeDefined();
  expect(fib4(35, 30, 25, 200)).toBeCloseTo((35 * 30) / (200 * 5), 9);
});

describe('derived markers of one draw', () => {
  const derivedOf = (figures: Partial<Record<MarkerKey, number>>, isFasting = true) =>
    new Map(
      derivedMarkers(
        [
          {
            date: '2026-03-02',
            isFasting,
            values: Object.entries(figures).map(([marker, figure]) => value(marker as MarkerKey, figure)),
          },
        ],
        () => goran,
      ).map((one) => [one.key, one.value]),
    );
  test('free testosterone of 519.15 ng/dL (18 nmol/L), SHBG 35 and albumin 4.3 g/dL is 359.9 pmol/L', () => {
    const derived = derivedOf({ 'testosterone-total': 519.15, shbg: 35, albumin: 4.3 });
    expect(derived.get('free-t-vermeulen')).toBeCloseTo(359.9, 1);
  });
  test('after breakfast there is LDL by Sampson only, and no triglyceride-glucose index', () => {
    const figures = { 'total-cholesterol': 212, 'hdl-c': 48, triglycerides: 140, 'glucose-fasting': 102 };
    const keys = (isFasting: boolean) => [...derivedOf(figures, isFasting).keys()];
    expect(keys(true)).toEqual(expect.arrayContaining(['ldl-sampson', 'ldl-friedewald', 'tyg']));
    expect(keys(false)).toContain('ldl-sampson');
    expect(keys(false)).not.toContain('ldl-friedewald');
    expect(keys(false)).not.toContain('tyg');
  });
  test('calcium is corrected only for albumin below 4 g/dL', () => {
    expect(derivedOf({ calcium: 8.4, albumin: 3 }).get('corrected-ca')).toBeCloseTo(9.2, 9);
    expect(derivedOf({ calcium: 8.4, albumin: 4 }).has('corrected-ca')).toBe(false);
  });
});

describe('bands of derived markers (science notes 4.3)', () => {
  test.each<[key: string, value: number, label: string]>([
    ['homa-ir', 0.99, 'Ideal'],
    ['homa-ir', 1, 'Fine'],
    ['homa-ir', 1.9, 'Early insulin resistance'],
    ['homa-ir', 2.9, 'Insulin resistance'],
    ['quicki', 0.319, 'Low insulin sensitivity'],
    ['quicki', 0.32, 'Borderline'],
    ['quicki', 0.36, 'Borderline'],
    ['quicki', 0.361, 'Good insulin sensitivity'],
    ['tyg', 8.49, 'Fine'],
    ['tyg', 8.5, 'Borderline'],
    ['tyg', 8.8, 'Borderline'],
    ['tyg', 8.81, 'Elevated'],
    ['tg-hdl', 1.99, 'Good'],
    ['tg-hdl', 2, 'Borderline'],
    ['tg-hdl', 3.5, 'Borderline'],
    ['tg-hdl', 3.51, 'Elevated'],
    ['aip', 0.109, 'Low'],
    ['aip', 0.11, 'Borderline'],
    ['aip', 0.21, 'Borderline'],
    ['aip', 0.211, 'Elevated'],
    ['egfr-2021', 90, 'G1, normal'],
    ['egfr-2021', 89.9, 'G2, mildly reduced'],
    ['egfr-2021', 60, 'G2, mildly reduced'],
    ['egfr-2021', 59.9, 'G3a, mildly to moderately reduced'],
    ['egfr-2021', 45, 'G3a, mildly to moderately reduced'],
    ['egfr-2021', 44.9, 'G3b, moderately to severely reduced'],
    ['egfr-2021', 30, 'G3b, moderately to severely reduced'],
    ['egfr-2021', 29.9, 'G4, severely reduced'],
    ['egfr-2021', 15, 'G4, severely reduced'],
    ['egfr-2021', 14.9, 'G5, kidney failure'],
    ['de-ritis', 0.99, 'Typical'],
    ['de-ritis', 1, 'In between'],
    ['de-ritis', 2, 'In between'],
    ['de-ritis', 2.01, 'Elevated: alcohol is one possible cause'],
    ['nlr', 0.99, 'Low'],
    ['nlr', 1, 'Ideal'],
    ['nlr', 2, 'Ideal'],
    ['nlr', 3, 'Fine'],
    ['nlr', 3.01, 'Elevated'],
    ['nlr', 6, 'Elevated'],
    ['nlr', 6.01, 'Typical of acute illness'],
    ['sii', 499, 'Typical'],
    ['sii', 500, 'Borderline'],
    ['sii', 900, 'Borderline'],
    ['sii', 901, 'Elevated'],
    ['anion-gap', 3, 'Low'],
    ['anion-gap', 4, 'Normal'],
    ['anion-gap', 12, 'Normal'],
    ['anion-gap', 13, 'Elevated'],
    ['corrected-ca', 8.59, 'Low'],
    ['corrected-ca', 8.6, 'Normal'],
    ['corrected-ca', 10.2, 'Normal'],
    ['corrected-ca', 10.21, 'High'],
    ['globulin', 1.9, 'Low'],
    ['globulin', 2, 'Normal'],
    ['globulin', 3.5, 'Normal'],
    ['globulin', 3.51, 'High'],
    ['albumin-globulin', 1.19, 'Low'],
    ['albumin-globulin', 1.2, 'Normal'],
    ['albumin-globulin', 2.2, 'Normal'],
    ['albumin-globulin', 2.21, 'High'],
    ['osmolality', 274, 'Low'],
    ['osmolality', 275, 'Normal'],
    ['osmolality', 295, 'Normal'],
    ['osmolality', 296, 'High'],
  ])('%s of %d: %s', (key, figure, label) => {
    expect(bandAt(figure, ROWS[key]?.bands?.(goran) ?? [])?.label).toBe(label);
  });

  test('FIB-4 is low below 1.3, from age 65 below 2.0, and high above 2.67', () => {
    const of = (figure: number, ageYears: number) =>
      bandAt(figure, ROWS['fib-4']?.bands?.({ ...goran, ageYears }) ?? [])?.tone;
    expect([of(1.29, 64), of(1.3, 64), of(1.99, 65), of(2, 65)]).toEqual(['good', 'fair', 'good', 'fair']);
    expect([of(2.67, 48), of(2.68, 48)]).toEqual(['fair', 'poor']);
  });
});

describe('guideline labels start at their limits', () => {
  test.each<[MarkerKey, last: number, first: number, label: string]>([
    ['glucose-fasting', 99, 100, 'Prediabetes range'],
    ['glucose-fasting', 125, 126, 'Diabetes range, if confirmed'],
    ['glucose-2h', 139, 140, 'Prediabetes range'],
    ['glucose-2h', 199, 200, 'Diabetes range, if confirmed'],
    ['hba1c', 5.6, 5.7, 'Prediabetes range'],
    ['hba1c', 6.4, 6.5, 'Diabetes range, if confirmed'],
    ['ldl-c', 189, 190, 'Very high, possibly inherited: see a doctor'],
    ['triglycerides', 499, 500, 'Very high: puts your pancreas at risk'],
    ['lp-a-nmol', 74, 75, 'Borderline'],
    ['lp-a-nmol', 124, 125, 'High, inherited'],
    ['lp-a-mgdl', 29, 30, 'Borderline'],
    ['lp-a-mgdl', 49, 50, 'High, inherited'],
    ['hs-crp', 0.99, 1, 'Average risk'],
    ['hs-crp', 3, 3.1, 'Higher risk'],
    ['hs-crp', 10, 10.1, 'Possible infection or injury: retest in 2 to 4 weeks'],
    ['homocysteine', 15, 15.1, 'Moderately elevated'],
    ['uacr', 29, 30, 'A2, moderately increased'],
    ['uacr', 299, 300, 'A3, severely increased'],
    ['vitamin-d-25oh', 11, 12, 'Inadequate'],
    ['vitamin-b12', 199, 200, 'Unclear: a methylmalonic acid test can help'],
    ['ferritin', 14, 15, 'Low iron stores'],
    ['transferrin-sat', 45, 46, 'Possible hemochromatosis: see a doctor'],
    ['tsh', 10, 10.1, 'Underactive thyroid likely'],
  ])('%s: not at %d, from %d on', (marker, last, first, label) => {
    expect(guidelineLabel(value(marker, last), goran)?.label).not.toBe(label);
    expect(guidelineLabel(value(marker, first), goran)?.label).toBe(label);
  });

  test('sufficient values have no label: vitamin D of 20, B12 of 350, ferritin of 30', () => {
    const of = (marker: MarkerKey, figure: number) => guidelineLabel(value(marker, figure), goran)?.label;
    expect([of('vitamin-d-25oh', 11), of('vitamin-d-25oh', 20)]).toEqual(['Deficient', undefined]);
    expect([of('vitamin-b12', 199), of('vitamin-b12', 350)]).toEqual(['Low', undefined]);
    expect([of('ferritin', 14), of('ferritin', 30)]).toEqual(['Iron deficiency', undefined]);
  });

  test('anemia is below 13 g/dL for men and below 12 for women', () => {
    const of = (figure: number, person: Person) => guidelineLabel(value('hemoglobin', figure), person)?.label;
    const ines: Person = { sex: 'female', ageYears: 34 };
    expect([of(12.9, goran), of(13, goran), of(11.9, ines), of(12, ines)]).toEqual([
      'Anemia',
      undefined,
      'Anemia',
      undefined,
    ]);
  });
});

describe('a change between two draws', () => {
  test('has the limits of Fraser and Harris: 1.96 · √2 deviations, with the lab’s error half of the person’s variation', () => {
    // Small variations are nearly symmetric: 2.77 · √(1% ² + 0.5% ²) = 3.10%.
    const { down, up } = referenceChange({ percent: 1, source: { label: 'made up' } });
    expect([down, up]).toEqual([expect.closeTo(-3.05, 2), expect.closeTo(3.15, 2)]);
  });
  test('is undefined from a value of 0, a limit or after food', () => {
    const change = (before: LabValue, after: LabValue) => markerChange(before, after);
    const albumin = (figure: number, more: Partial<LabValue> = {}) => value('albumin', figure, more);
    expect(change(albumin(4), albumin(4.4))?.changePercent).toBeCloseTo(10, 9);
    expect(change(albumin(0), albumin(4.4))).toBeUndefined();
    expect(change(albumin(4), albumin(0))).toBeUndefined();
    expect(change(albumin(4, { censored: 'lt' }), albumin(4.4))).toBeUndefined();
    expect(change(albumin(4), albumin(4.4, { censored: 'gt' }))).toBeUndefined();
    expect(change(albumin(4, { isAfterFood: true }), albumin(4.4))).toBeUndefined();
    expect(change(albumin(4), albumin(4.4, { isAfterFood: true }))).toBeUndefined();
    expect(change(value('zinc', 80), value('zinc', 90))).toMatchObject({
      verdict: 'unknown',
      noisePercent: null,
    });
  });
});
