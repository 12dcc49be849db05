import { describe, expect, test } from 'vitest';
import type { Draw } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { drawn } from '#domain/blood/testing.ts';
import { redFlags, type RedFlagFacts } from './red-flags.ts';

const TODAY = '2026-06-30';
/** Nina, 34: her low hemoglobin is not flagged, so each limit is tested alone. */
const nina = { sex: 'female', ageYears: 34 } as const;
const bruno = { sex: 'male', ageYears: 61 } as const;

const levels = (draws: readonly Draw[], more: Partial<RedFlagFacts> = {}) =>
  redFlags({ draws, person: nina, on: TODAY, isDiabetesKnown: true, ...more }).map(({ level }) => level);
const keys = (draws: readonly Draw[], more: Partial<RedFlagFacts> = {}) =>
  redFlags({ draws, person: bruno, on: TODAY, ...more }).map(({ key }) => key);

describe('critical values of policies and guidelines (science notes 7.4), at each limit and just inside it', () => {
  test.each<[MarkerKey, 'emergency' | 'next-day' | 'two-weeks', calls: number, calm: number]>([
    ['potassium', 'emergency', 2.5, 2.51],
    ['potassium', 'emergency', 6.5, 6.49],
    ['potassium', 'next-day', 2.9, 3],
    ['potassium', 'next-day', 6, 5.99],
    ['sodium', 'emergency', 120, 121],
    ['sodium', 'emergency', 160, 159],
    ['sodium', 'next-day', 124, 125],
    ['sodium', 'next-day', 155, 154],
    ['hemoglobin', 'emergency', 6.9, 7],
    ['hemoglobin', 'next-day', 8, 8.1],
    ['platelets', 'emergency', 19, 20],
    ['platelets', 'next-day', 50, 51],
    ['neutrophils', 'next-day', 0.49, 0.5],
    ['calcium', 'emergency', 14, 13.9],
    ['calcium', 'emergency', 6.5, 6.6],
    ['glucose-fasting', 'emergency', 401, 400],
    ['glucose-fasting', 'next-day', 53, 54],
    ['glucose-2h', 'emergency', 401, 400],
    ['glucose-2h', 'next-day', 53, 54],
    ['wbc', 'next-day', 1.4, 1.5],
    ['wbc', 'next-day', 30.1, 30],
    ['alt', 'next-day', 501, 500],
    ['ast', 'next-day', 501, 500],
    ['creatinine', 'next-day', 4, 3.9],
    ['creatine-kinase', 'next-day', 5001, 5000],
    ['hs-crp', 'next-day', 101, 100],
    ['triglycerides', 'next-day', 1000, 999],
    ['triglycerides', 'two-weeks', 500, 499],
    ['phosphate', 'next-day', 0.9, 1],
    ['magnesium', 'next-day', 0.9, 1],
    ['cortisol-am', 'next-day', 2.9, 3],
    ['ldl-c', 'two-weeks', 190, 189],
    ['ferritin', 'two-weeks', 1001, 1000],
    ['ferritin', 'two-weeks', 14, 15],
    ['transferrin-sat', 'two-weeks', 46, 45],
    ['tsh', 'two-weeks', 10.1, 10],
    ['egfr', 'two-weeks', 44, 45],
    ['uacr', 'two-weeks', 300, 299],
    ['vitamin-b12', 'two-weeks', 149, 150],
  ])('%s calls for %s at %d, not at %d', (marker, level, calls, calm) => {
    expect(levels([drawn('2026-06-20', { [marker]: calls })])).toEqual([level]);
    expect(levels([drawn('2026-06-20', { [marker]: calm })])).not.toContain(level);
  });

  test('a value counts for 365 days; one a day older and one from tomorrow do not', () => {
    expect(levels([drawn('2025-06-30', { potassium: 6.6 })])).toEqual(['emergency']);
    expect(levels([drawn('2025-06-29', { potassium: 6.6 })])).toEqual([]);
    expect(levels([drawn('2026-07-01', { potassium: 6.6 })])).toEqual([]);
  });
});

describe('several values together', () => {
  test('glucose above 300 is flagged if it happened twice', () => {
    const may = (glucose: number) => drawn('2026-05-02', { 'glucose-fasting': glucose });
    const june = (glucose: number) => drawn('2026-06-02', { 'glucose-fasting': glucose });
    expect(levels([may(310), june(301)])).toEqual(['next-day']);
    expect(levels([may(310), june(300)])).toEqual([]);
    expect(levels([may(300), june(310)])).toEqual([]);
    expect(levels([june(310)])).toEqual([]);
  });
  test('high glucose with ketones of 3.0 is an emergency if both are from one draw', () => {
    const of = (glucose: number, ketones: number) =>
      levels([drawn('2026-06-20', { 'glucose-fasting': glucose, 'ketone-bhb': ketones })]);
    expect([of(251, 3), of(250, 3), of(251, 2.9)]).toEqual([['emergency'], [], []]);
    expect(
      levels([drawn('2026-06-10', { 'glucose-fasting': 251 }), drawn('2026-06-20', { 'ketone-bhb': 3 })]),
    ).toEqual([]);
    expect(levels([drawn('2026-06-20', { 'glucose-2h': 260, 'ketone-bhb': 3 })])).toEqual(['emergency']);
  });
  test('creatinine that rose by 50% is flagged within 7 days, not after 8', () => {
    const before = drawn('2026-06-10', { creatinine: 0.8 });
    expect(keys([before, drawn('2026-06-17', { creatinine: 1.2 })])).toEqual(['creatinine-rise']);
    expect(keys([before, drawn('2026-06-18', { creatinine: 1.2 })])).toEqual([]);
    expect(keys([before, drawn('2026-06-17', { creatinine: 1.19 })])).toEqual([]);
  });
  test('ALT at five times its limit is flagged only with bilirubin above 2, by her lab’s limit', () => {
    const of = (alt: number, bilirubin: number, labHigh: number | null = null) => {
      const liver = drawn('2026-06-20', { alt, 'bilirubin-total': bilirubin });
      const values = liver.values.map((one) => (one.marker === 'alt' ? { ...one, labHigh } : one));
      return levels([{ ...liver, values }]);
    };
    expect([of(171, 2.1), of(170, 2.1), of(171, 2)]).toEqual([['next-day'], [], []]);
    expect([of(171, 2.1, 40), of(201, 2.1, 40)]).toEqual([[], ['next-day']]);
  });
  test('a filtration rate that fell by more than a quarter is flagged', () => {
    const before = drawn('2026-01-10', { egfr: 100 });
    expect(keys([before, drawn('2026-06-17', { egfr: 75 })])).toEqual([]);
    expect(keys([before, drawn('2026-06-17', { egfr: 74 })])).toEqual(['filtration-fall']);
  });
  test('a suppressed TSH needs a high free T4: above 1.8 ng/dL', () => {
    const of = (tsh: number, ft4: number) => levels([drawn('2026-06-20', { tsh, ft4 })]);
    expect([of(0.009, 1.9), of(0.009, 1.8), of(0.02, 1.9)]).toEqual([['next-day'], [], []]);
  });
  test('low hemoglobin in a woman counts from age 55, and once if it is also flagged for more', () => {
    const low = [drawn('2026-06-20', { hemoglobin: 11.5 })];
    const at = (ageYears: number) => keys(low, { person: { sex: 'female', ageYears } });
    expect([at(54), at(55)]).toEqual([[], ['anaemia-unexplained']]);
    expect(keys([drawn('2026-06-20', { hemoglobin: 7.5 })])).toEqual(['hemoglobin-next-day']);
  });
  test('6.5% and 126 mg/dL are the diabetes range, just below is not', () => {
    const of = (figures: Partial<Record<MarkerKey, number>>) => keys([drawn('2026-06-20', figures)]);
    expect([of({ hba1c: 6.5 }), of({ hba1c: 6.4 })]).toEqual([['diabetes-range'], []]);
    expect([of({ 'glucose-fasting': 126 }), of({ 'glucose-fasting': 125 })]).toEqual([
      ['diabetes-range'],
      [],
    ]);
  });
});

describe('simple measurements at their limits', () => {
  const of = (vitals: NonNullable<RedFlagFacts['vitals']>) => keys([], { vitals });
  test('180 or 120 is very high, 179 and 119 are not', () => {
    expect(of({ systolicMmhg: 180 })).toEqual(['blood-pressure-very-high']);
    expect(of({ diastolicMmhg: 120 })).toEqual(['blood-pressure-very-high']);
    expect(of({ systolicMmhg: 179, diastolicMmhg: 119 })).toEqual([]);
  });
  test('an average of 140 or 90 is high, 139 and 89 are not; very high is flagged alone', () => {
    expect(of({ averageSystolicMmhg: 140 })).toEqual(['blood-pressure-high']);
    expect(of({ averageDiastolicMmhg: 90 })).toEqual(['blood-pressure-high']);
    expect(of({ averageSystolicMmhg: 139, averageDiastolicMmhg: 89 })).toEqual([]);
    expect(of({ systolicMmhg: 185, averageSystolicMmhg: 150 })).toEqual(['blood-pressure-very-high']);
  });
  test('a resting heart rate is unusual above 120 and below 40, for athletes only above 120', () => {
    const pulse = (restingHeartRateBpm: number, isAthlete = false) => of({ restingHeartRateBpm, isAthlete });
    expect([pulse(121), pulse(120), pulse(40), pulse(39)]).toEqual([['heart-rate'], [], [], ['heart-rate']]);
    expect([pulse(121, true), pulse(39, true)]).toEqual([['heart-rate'], []]);
  });
  test('5% lost and a PHQ-2 of 2 are not flagged, more is', () => {
    expect(of({ unexplainedLossPercent: 5, phq2: 2 })).toEqual([]);
    expect(of({ unexplainedLossPercent: 5.1 })).toEqual(['weight-loss']);
    expect(of({ phq2: 3 })).toEqual(['low-mood']);
  });
});
