import { describe, expect, test } from 'vitest';
import { drawsOf } from '#domain/blood/draws.ts';
import type { Draw, LabValue } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { PanelValue } from '#domain/blood/panel.ts';
import { peerPercentile } from '#domain/blood/peer-percentile.ts';
import { redFlags } from './red-flags.ts';

const bruno = { sex: 'male', ageYears: 61 } as const;
const lena = { sex: 'female', ageYears: 29 } as const;
const draw = (date: string, figures: Partial<Record<MarkerKey, number>>): Draw => ({
  date,
  isFasting: true,
  values: Object.entries(figures).map(([marker, value]): LabValue => ({
    marker: marker as MarkerKey,
    value,
    censored: null,
    labLow: null,
    labHigh: null,
  })),
});
const flags = (draws: Draw[], person: typeof bruno | typeof lena = bruno) =>
  redFlags({ draws, person, on: '2026-06-30' }).map(({ level, key }) => `${level} ${key}`);

describe('single values', () => {
  test.each<[Partial<Record<MarkerKey, number>>, string[]]>([
    [{ potassium: 6.5 }, ['emergency potassium-emergency']],
    [{ potassium: 6.4 }, ['next-day potassium-next-day']],
    [{ potassium: 2.9 }, ['next-day potassium-next-day']],
    [{ potassium: 5.9 }, []],
    [{ sodium: 120 }, ['emergency sodium-emergency']],
    [{ sodium: 124 }, ['next-day sodium-next-day']],
    [{ hemoglobin: 6.9 }, ['emergency hemoglobin-emergency']],
    [{ hemoglobin: 8 }, ['next-day hemoglobin-next-day']],
    [{ hemoglobin: 12.5 }, ['two-weeks anaemia-unexplained']],
    [{ platelets: 19 }, ['emergency platelets-emergency']],
    [{ calcium: 14 }, ['emergency calcium-emergency']],
    [{ 'glucose-fasting': 401 }, ['emergency glucose-fasting-emergency', 'two-weeks diabetes-range']],
    [{ triglycerides: 1000 }, ['next-day triglycerides-next-day']],
    [{ triglycerides: 500 }, ['two-weeks triglycerides-two-weeks']],
    [{ 'hs-crp': 101 }, ['next-day hs-crp-next-day']],
    [{ 'ldl-c': 190 }, ['two-weeks ldl-c-two-weeks']],
    [{ ferritin: 14 }, ['two-weeks ferritin-two-weeks']],
    [{ egfr: 44 }, ['two-weeks egfr-two-weeks']],
    [{ psa: 4.6 }, ['two-weeks psa-above-age-limit']],
    [{ hba1c: 6.5 }, ['two-weeks diabetes-range']],
    [{ 'vitamin-b12': 149 }, ['two-weeks vitamin-b12-two-weeks']],
    [{ tsh: 0.005, ft4: 2.4 }, ['next-day thyroid-overactive']],
    [{ alt: 260, 'bilirubin-total': 2.4 }, ['next-day liver-and-bilirubin']],
    [
      { 'glucose-fasting': 280, 'ketone-bhb': 3.1 },
      ['emergency ketoacidosis-possible', 'two-weeks diabetes-range'],
    ],
    [{ potassium: 4.4, sodium: 140, hemoglobin: 15 }, []],
  ])('%o', (figures, expected) => {
    expect(flags([draw('2026-06-20', figures)])).toEqual(expected);
  });

  test('TSH printed as "< 0.01" counts as below it', () => {
    const printed = draw('2026-06-20', { tsh: 0.01, ft4: 2.4 });
    expect(flags([printed])).toEqual([]);
    const censored = printed.values.map((one) =>
      one.marker === 'tsh' ? { ...one, censored: 'lt' as const } : one,
    );
    expect(flags([{ ...printed, values: censored }])).toEqual(['next-day thyroid-overactive']);
  });

  test('low hemoglobin in a young woman is left to her regular checkups', () => {
    expect(flags([draw('2026-06-20', { hemoglobin: 11.5 })], lena)).toEqual([]);
  });
});

describe('changes between panels', () => {
  test('hemoglobin fell by 2, creatinine rose by 50% in a week, filtration fell by a quarter', () => {
    const before = draw('2026-06-12', { hemoglobin: 15.4, creatinine: 1, egfr: 85 });
    expect(flags([before, draw('2026-06-19', { hemoglobin: 13.4, creatinine: 1.5, egfr: 60 })])).toEqual([
      'next-day hemoglobin-drop',
      'next-day creatinine-rise',
      'two-weeks filtration-fall',
    ]);
    expect(flags([before, draw('2026-06-20', { hemoglobin: 13.5, creatinine: 1.5, egfr: 70 })])).toEqual([]);
  });

  test('limits hold despite binary fractions', () => {
    const before = draw('2026-06-12', { hemoglobin: 16.4, creatinine: 0.4 });
    expect(flags([before, draw('2026-06-19', { hemoglobin: 14.4, creatinine: 0.6 })])).toEqual([
      'next-day hemoglobin-drop',
      'next-day creatinine-rise',
    ]);
  });

  test('a filtration rate printed as "> 90" is not a drop from 130', () => {
    const later = draw('2026-06-19', { egfr: 90 });
    const printed = later.values.map((one) => ({ ...one, censored: 'gt' as const }));
    expect(flags([draw('2026-01-12', { egfr: 130 }), { ...later, values: printed }])).toEqual([]);
  });

  test('glucose after lunch is not diabetes, but above 400 it is an emergency', () => {
    const lunch = (figure: number): Draw => {
      const drawn = draw('2026-06-20', { 'glucose-fasting': figure });
      return { ...drawn, values: drawn.values.map((one) => ({ ...one, isAfterFood: true })) };
    };
    expect(flags([lunch(180)])).toEqual([]);
    expect(flags([lunch(420)])).toEqual(['emergency glucose-fasting-emergency']);
  });

  test('calcium above 10.5 counts if repeated, the diabetes range if new', () => {
    const may = draw('2026-05-01', { calcium: 10.7, hba1c: 6.8 });
    const june = draw('2026-06-01', { calcium: 10.6, hba1c: 6.9 });
    expect(flags([may])).toEqual(['two-weeks diabetes-range']);
    expect(flags([may, june])).toEqual(['two-weeks calcium-repeatedly-high']);
    expect(redFlags({ draws: [may], person: bruno, on: '2026-06-30', isDiabetesKnown: true })).toEqual([]);
  });

  test('only the newest value of a marker within a year counts', () => {
    const high = draw('2026-06-01', { potassium: 6.6 });
    expect(flags([high, draw('2026-06-03', { potassium: 4.5 })])).toEqual([]);
    expect(flags([draw('2025-05-01', { potassium: 6.6 })])).toEqual([]);
  });
});

test('blood pressure, heart rate, mood and weight loss are judged with the blood', () => {
  const of = (vitals: Parameters<typeof redFlags>[0]['vitals']) =>
    redFlags({ draws: [], person: bruno, on: '2026-06-30', ...(vitals && { vitals }) }).map(
      ({ level, key }) => `${level} ${key}`,
    );
  expect(of({ systolicMmhg: 182, hasSymptoms: true })).toEqual(['emergency blood-pressure-very-high']);
  expect(of({ diastolicMmhg: 121 })).toEqual(['next-day blood-pressure-very-high']);
  expect(of({ averageSystolicMmhg: 142 })).toEqual(['two-weeks blood-pressure-high']);
  expect(of({ restingHeartRateBpm: 38 })).toEqual(['next-day heart-rate']);
  expect(of({ restingHeartRateBpm: 38, isAthlete: true })).toEqual([]);
  expect(of({ unexplainedLossPercent: 5.5, phq2: 3 })).toEqual([
    'two-weeks weight-loss',
    'two-weeks low-mood',
  ]);
});

describe('people of the same age', () => {
  test('the median is 50, the known ends are 5 and 95', () => {
    expect(peerPercentile('albumin', 4.3, { sex: 'male', ageYears: 48 })?.percentile).toBe(50);
    expect(peerPercentile('albumin', 3.8, { sex: 'male', ageYears: 48 })?.percentile).toBe(5);
    expect(peerPercentile('ldl-c', 240, { sex: 'female', ageYears: 65 })).toEqual({
      percentile: 95,
      isBeyond: true,
      p5: 64,
      p50: 117,
      p95: 185,
      ages: [60, 79],
    });
  });
  test('teenagers, people over 79 and rare markers have no percentile', () => {
    expect(peerPercentile('albumin', 4.3, { sex: 'male', ageYears: 19 })).toBeUndefined();
    expect(peerPercentile('albumin', 4.3, { sex: 'male', ageYears: 80 })).toBeUndefined();
    expect(peerPercentile('zinc', 90, { sex: 'male', ageYears: 48 })).toBeUndefined();
  });
});

describe('draws of stored panels', () => {
  const line = (part: Partial<PanelValue>): PanelValue => ({
    marker: 'potassium',
    name: 'Potassium',
    loinc: null,
    text: '4.4',
    value: 4.4,
    censored: null,
    unit: 'mmol/L',
    labLow: 3.5,
    labHigh: 5.1,
    specimen: 'blood',
    doubt: null,
    isConfirmed: false,
    canonicalValue: 4.4,
    ...part,
  });
  test('are in order of their days, with the lab’s range in the canonical unit', () => {
    const glucose = line({
      marker: 'glucose-fasting',
      unit: 'mmol/L',
      labLow: null,
      labHigh: 5.5506,
      canonicalValue: 99,
    });
    const draws = drawsOf([
      { collectedOn: '2026-06-02', isFasting: true, values: [glucose, line({})] },
      {
        collectedOn: '2026-01-02',
        isFasting: null,
        values: [line({ canonicalValue: 4.9 }), line({ canonicalValue: 4.1 })],
      },
    ]);
    expect(draws.map(({ date }) => date)).toEqual(['2026-01-02', '2026-06-02']);
    expect(draws[0]?.values.map(({ value }) => value)).toEqual([4.9]);
    expect(draws[1]?.values[0]).toEqual({
      marker: 'glucose-fasting',
      value: 99,
      censored: null,
      labLow: null,
      labHigh: 100,
      printed: { unit: 'mmol/L', decimals: 1 },
    });
  });
  test('count a marker once, and prefer a measured value to a limit', () => {
    const hba1c = { marker: 'hba1c', name: 'HbA1c' } as const;
    const values = [
      line({ ...hba1c, unit: '%', canonicalValue: 5.8 }),
      line({ ...hba1c, unit: 'mmol/mol', canonicalValue: 5.81 }),
      line({ marker: 'hs-crp', censored: 'lt', canonicalValue: 5 }),
      line({ marker: 'hs-crp', canonicalValue: 0.8 }),
    ];
    const [drawn] = drawsOf([{ collectedOn: '2026-01-02', isFasting: null, values }]);
    expect(drawn?.values.map(({ marker, value }) => [marker, value])).toEqual([
      ['hba1c', 5.8],
      ['hs-crp', 0.8],
    ]);
  });
  test('mark only glucose and insulin of a draw after food', () => {
    const values = (['glucose-fasting', 'insulin-fasting', 'triglycerides'] as const).map((marker) =>
      line({ marker, canonicalValue: 120, labLow: null, labHigh: null }),
    );
    const fed = (isFasting: boolean | null) =>
      drawsOf([{ collectedOn: '2026-01-02', isFasting, values }])[0]?.values.flatMap(
        ({ marker, isAfterFood }) => (isAfterFood ? [marker] : []),
      );
    expect(fed(false)).toEqual(['glucose-fasting', 'insulin-fasting']);
    expect(fed(true)).toEqual([]);
    expect(fed(null)).toEqual([]);
  });
  test('leave out unknown markers, missing values and urine', () => {
    const values = [line({ marker: null }), line({ canonicalValue: null }), line({ specimen: 'urine' })];
    expect(drawsOf([{ collectedOn: '2026-01-02', isFasting: null, values }])[0]?.values).toEqual([]);
  });
});
