import { describe, expect, test } from 'vitest';
import type { Draw } from '#domain/blood/lab-value.ts';
import { drawn } from '#domain/blood/testing.ts';
import { bloodFactsOf } from './blood-facts.ts';

const ada = { sex: 'female', ageYears: 40 } as const;
const glucose = (date: string, value: number, isAfterFood?: true): Draw => ({
  date,
  isFasting: isAfterFood ? false : null,
  values: [
    {
      marker: 'glucose-fasting',
      value,
      censored: null,
      labLow: null,
      labHigh: null,
      ...(isAfterFood && { isAfterFood }),
    },
  ],
});
const fasting = (draws: readonly Draw[]) => bloodFactsOf(draws, ada, '2026-11-20').fastingGlucoseMgdl;

describe('Ada’s fasting glucose for her score', () => {
  test('is the latest, by day and then by order of tests', () => {
    expect(
      fasting([glucose('2026-05-01', 95), glucose('2026-10-01', 91), glucose('2026-10-01', 92)]),
    ).toMatchObject({
      value: 92,
      date: '2026-10-01',
    });
  });
  test('is never from a draw after food', () => {
    expect(fasting([glucose('2026-05-01', 95), glucose('2026-10-01', 118, true)])).toMatchObject({
      value: 95,
    });
    expect(fasting([glucose('2026-10-01', 118, true)])).toBeUndefined();
  });
  test('is unknown if it is older than two years', () => {
    expect(fasting([glucose('2024-10-01', 95)])).toBeUndefined();
  });
});

describe('Ada’s other figures', () => {
  const facts = (...draws: readonly Draw[]) => bloodFactsOf(draws, ada, '2026-11-20');

  test('are derived from measured ones: HOMA-IR, the triglyceride-glucose index, non-HDL', () => {
    const figures = {
      'glucose-fasting': 102,
      'insulin-fasting': 8.4,
      triglycerides: 140,
      'total-cholesterol': 212,
      'hdl-c': 48,
    };
    const { homaIr, triglycerideGlucose, nonHdlMgdl } = facts(drawn('2026-10-01', figures));
    expect(homaIr?.value).toBeCloseTo(2.1156, 4);
    expect(triglycerideGlucose?.value).toBeCloseTo(8.8735, 4);
    expect(nonHdlMgdl).toEqual({ value: 164, origin: 'blood-test', date: '2026-10-01' });
  });
  test('count for 730 days, and tomorrow’s don’t count yet', () => {
    const hba1c = (date: string) => facts(drawn(date, { hba1c: 5.4 })).hba1cPercent?.date;
    expect([hba1c('2024-11-20'), hba1c('2024-11-19')]).toEqual(['2024-11-20', undefined]);
    expect(hba1c('2026-11-21')).toBeUndefined();
    const tyg = (date: string) =>
      facts(drawn(date, { 'glucose-fasting': 102, triglycerides: 140 })).triglycerideGlucose?.date;
    expect([tyg('2024-11-20'), tyg('2024-11-19')]).toEqual(['2024-11-20', undefined]);
  });
  test('score each marker once by its latest value, except those of the metabolic pillar', () => {
    const { markers } = facts(
      drawn('2026-05-01', { apob: 130, hba1c: 5.4 }),
      drawn('2026-10-01', { apob: 70, 'glucose-2h': 110 }),
    );
    expect(markers.filter(({ marker }) => marker === 'apob')).toMatchObject([
      { marker: 'apob', value: 70, date: '2026-10-01', score: 100 },
    ]);
    const keys = markers.map(({ marker }) => marker);
    expect(keys.filter((key) => ['hba1c', 'glucose-2h', 'glucose-fasting'].includes(key))).toEqual([]);
  });
});
