import { describe, expect, test } from 'vitest';
import { atherogenicIndex } from '#domain/blood/formulas/atherogenic-index.ts';
import { correctedCalcium } from '#domain/blood/formulas/corrected-calcium.ts';
import { derivedMarkers, derivedOn, withDerived } from './derived-markers.ts';
import { egfrCreatinine2021 } from '#domain/blood/formulas/egfr-creatinine-2021.ts';
import { fib4 } from '#domain/blood/formulas/fib-4.ts';
import { freeTestosteroneVermeulen } from '#domain/blood/formulas/free-testosterone-vermeulen.ts';
import type { Draw, LabValue } from '#domain/blood/lab-value.ts';
import { ldlFriedewald } from '#domain/blood/formulas/ldl-friedewald.ts';
import { ldlSampson } from '#domain/blood/formulas/ldl-sampson.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';

const goran = { sex: 'male', ageYears: 48 } as const;
const values = (figures: Partial<Record<MarkerKey, number>>): LabValue[] =>
  Object.entries(figures).map(([marker, value]) => ({
    marker: marker as MarkerKey,
    value,
    censored: null,
    labLow: null,
    labHigh: null,
  }));
const draw = (
  date: string,
  figures: Partial<Record<MarkerKey, number>>,
  isFasting: boolean | null = true,
): Draw => ({
  date,
  isFasting,
  values: values(figures),
});

/** The man of the worked examples. */
const march: Draw = draw('2026-03-02', {
  'total-cholesterol': 212,
  'hdl-c': 48,
  triglycerides: 140,
  'glucose-fasting': 102,
  'insulin-fasting': 8.4,
  creatinine: 0.95,
  'cystatin-c': 0.9,
  ast: 32,
  alt: 38,
  platelets: 230,
  neutrophils: 3.6,
  lymphocytes: 1.9,
  sodium: 140,
  chloride: 103,
  'co2-bicarbonate': 26,
  calcium: 9.4,
  albumin: 4.4,
  iron: 92,
  tibc: 310,
  'total-protein': 7.1,
  bun: 14,
  hba1c: 5.8,
});

describe('Goran, 48, has one large panel', () => {
  const derived = new Map(derivedMarkers([march], () => goran).map((one) => [one.key, one]));
  test.each([
    ['non-hdl', 164, 3],
    ['ldl-friedewald', 136, 3],
    ['ldl-sampson', 138.888, 3],
    ['homa-ir', 2.1156, 4],
    ['quicki', 0.34096, 5],
    ['tyg', 8.8735, 4],
    ['tg-hdl', 2.917, 3],
    ['aip', 0.105, 4],
    ['egfr-2021', 98.73, 2],
    ['egfr-cys-2012', 93.84, 2],
    ['fib-4', 1.083, 3],
    ['de-ritis', 0.842, 3],
    ['nlr', 1.895, 3],
    ['sii', 435.8, 1],
    ['anion-gap', 11, 6],
    ['tsat', 29.68, 2],
    ['globulin', 2.7, 6],
    ['albumin-globulin', 1.63, 2],
    ['osmolality', 290.67, 2],
    ['eag', 119.76, 2],
    ['hba1c-ifcc', 39.89, 2],
  ] as const)('%s is %d', (key, expected, digits) => {
    expect(derived.get(key)?.value).toBeCloseTo(expected, digits);
  });

  test('his bands match the literature', () => {
    expect(derived.get('homa-ir')?.band?.label).toBe('Early insulin resistance');
    expect(derived.get('tyg')?.band?.label).toBe('Elevated');
    expect(derived.get('tg-hdl')?.band?.label).toBe('Borderline');
    expect(derived.get('aip')?.band?.label).toBe('Low');
    expect(derived.get('egfr-2021')?.band?.label).toBe('G1, normal');
    expect(derived.get('fib-4')?.band?.label).toBe('Liver scarring is unlikely');
  });

  test('albumin from 4 g/dL needs no corrected calcium', () => {
    expect(derived.has('corrected-ca')).toBe(false);
    expect(correctedCalcium(9.4, 4.4)).toBeCloseTo(9.08, 6);
  });

  test('every derived marker names its inputs and dates', () => {
    expect(derived.get('homa-ir')?.inputs).toEqual([
      { marker: 'glucose-fasting', value: 102, date: '2026-03-02' },
      { marker: 'insulin-fasting', value: 8.4, date: '2026-03-02' },
    ]);
  });
});

describe('formulas', () => {
  test('a woman of 60 with creatinine 1.10 filters 57.52', () => {
    expect(egfrCreatinine2021(1.1, { sex: 'female', ageYears: 60 })).toBeCloseTo(57.52, 2);
  });
  test('there is no adult filtration rate under age 18', () => {
    expect(egfrCreatinine2021(0.8, { sex: 'male', ageYears: 17 })).toBeUndefined();
  });
  test('free testosterone of 18 nmol/L with SHBG 35 and albumin 43 is 359.9 pmol/L, 2%', () => {
    const freePmoll = freeTestosteroneVermeulen(18, 35, 43);
    expect(freePmoll).toBeCloseTo(359.9, 1);
    expect(freePmoll / 18_000).toBeCloseTo(0.02, 4);
  });
  test('formulas are undefined outside their fitted range', () => {
    expect(ldlFriedewald(300, 40, 400)).toBeUndefined();
    expect(ldlSampson(300, 40, 801)).toBeUndefined();
    expect(fib4(34, 30, 30, 200)).toBeUndefined();
  });
  test('the atherogenic index uses mmol/L', () => {
    expect(atherogenicIndex(140, 48)).toBeCloseTo(0.105, 4);
  });
});

describe('inputs of one state of the body', () => {
  const iron = draw('2026-04-01', { iron: 92 });
  test('inputs 7 days apart are joined, 8 days apart are not', () => {
    expect(
      derivedMarkers([iron, draw('2026-04-08', { tibc: 310 })], () => goran).map(({ key }) => key),
    ).toEqual(['tsat']);
    expect(derivedMarkers([iron, draw('2026-04-09', { tibc: 310 })], () => goran)).toEqual([]);
  });
  test('a censored input gives no figure', () => {
    const censored: Draw = {
      ...iron,
      values: values({ iron: 5 }).map((one) => ({ ...one, censored: 'lt' })),
    };
    expect(
      derivedMarkers([{ ...censored, values: [...censored.values, ...values({ tibc: 310 })] }], () => goran),
    ).toEqual([]);
  });
  test('after breakfast there is no HOMA-IR', () => {
    const after = draw('2026-04-01', { 'glucose-fasting': 130, 'insulin-fasting': 40 }, false);
    expect(derivedMarkers([after], () => goran)).toEqual([]);
    expect(derivedMarkers([{ ...after, isFasting: null }], () => goran).map(({ key }) => key)).toContain(
      'homa-ir',
    );
  });
  test('filtration depends on the age at the draw and says so; LDL does not', () => {
    const older = draw('2016-03-02', { creatinine: 0.95, 'total-cholesterol': 212, 'hdl-c': 48 });
    const ageOn = (date: string) => ({ ...goran, ageYears: date < '2020' ? 38 : 48 });
    const [nonHdl, egfr] = derivedMarkers([older], ageOn);
    expect(nonHdl).toMatchObject({ key: 'non-hdl', person: null });
    expect(egfr).toMatchObject({ key: 'egfr-2021', person: { sex: 'male', ageYears: 38 } });
    expect(egfr?.value).toBeCloseTo(98.73 * 0.9938 ** -10, 1);
  });
  test('the newest of each marker is kept, with its own day', () => {
    const may = draw('2026-05-04', { creatinine: 1.2 });
    const newest = derivedMarkers([march, may], () => goran);
    expect(newest.find(({ key }) => key === 'egfr-2021')?.date).toBe('2026-05-04');
    expect(newest.find(({ key }) => key === 'homa-ir')?.date).toBe('2026-03-02');
    expect(derivedOn([march, may], '2026-05-04', goran).map(({ key }) => key)).toEqual(['egfr-2021']);
  });
});

describe('markers that were not measured', () => {
  test('eGFR, LDL, non-HDL and transferrin saturation are filled in unless measured', () => {
    const [filled] = withDerived([march], () => goran);
    const added = filled?.values.slice(march.values.length).map(({ marker }) => marker);
    expect(added?.toSorted()).toEqual(['egfr', 'ldl-c', 'non-hdl-c', 'transferrin-sat']);
    const measured = { ...march, values: [...march.values, ...values({ egfr: 80 })] };
    const kept = withDerived([measured], () => goran)[0]?.values.filter(({ marker }) => marker === 'egfr');
    expect(kept?.map(({ value }) => value)).toEqual([80]);
  });
});
