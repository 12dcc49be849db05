import { describe, expect, test } from 'vitest';
import type { Draw } from '#domain/blood/lab-value.ts';
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
  test('is the newest one, by day and then by the order of the tests', () => {
    expect(
      fasting([glucose('2026-05-01', 95), glucose('2026-10-01', 91), glucose('2026-10-01', 92)]),
    ).toMatchObject({
      value: 92,
      date: '2026-10-01',
    });
  });
  test('is never one that was drawn after food', () => {
    expect(fasting([glucose('2026-05-01', 95), glucose('2026-10-01', 118, true)])).toMatchObject({
      value: 95,
    });
    expect(fasting([glucose('2026-10-01', 118, true)])).toBeUndefined();
  });
  test('is unknown where it is older than two years', () => {
    expect(fasting([glucose('2024-10-01', 95)])).toBeUndefined();
  });
});
