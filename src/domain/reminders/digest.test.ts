import { describe, expect, test } from 'vitest';
import { findMetric } from '#domain/metrics/catalog.ts';
import { DIGEST_METRICS, digestFindings, type DigestSeries } from './digest.ts';

const METRIC = { system: 'metric', glucose: 'mmol/L' } as const;
/** Values that vary around a center. */
const around = (count: number, middle: number, spread: number): number[] =>
  Array.from({ length: count }, (_, index) => middle + ((index % 3) - 1) * spread);
const series = (key: string, week: readonly number[], before: readonly number[]): DigestSeries => ({
  key,
  week,
  before,
});

describe('the findings of a week', () => {
  test('the clearest change comes first, and there are at most three', () => {
    const found = digestFindings(
      [
        series('weightKg', around(6, 71, 0.3), around(20, 71.1, 0.3)),
        series('sleepMinutes', around(6, 440, 10), around(27, 400, 10)),
        series('proteinG', around(6, 95, 5), around(20, 85, 5)),
        series('steps', around(7, 8000, 500), around(28, 8000, 500)),
      ],
      METRIC,
    );
    expect(found.map(({ title }) => title)).toEqual([
      'Sleep: 7 h 20 min',
      'Protein: 95 g',
      'Weight: 71.0 kg',
    ]);
    expect(found[0]?.text).toBe('40 min more than in the previous four weeks. Average of 6 nights.');
    expect(found[2]?.text).toBe('No clear change from the previous four weeks. Average of 6 weigh-ins.');
  });

  test('a full hour has no minutes, and ratings differ by points', () => {
    const found = digestFindings(
      [
        series('sleepMinutes', [420, 420, 420], []),
        series('stressRating', around(6, 5, 0.1), around(20, 4, 0.1)),
      ],
      METRIC,
    );
    expect(found.map(({ title, text }) => `${title}. ${text}`)).toEqual([
      'Stress: 5.0 out of 10. 1.0 points higher than in the previous four weeks. Average of 6 days.',
      'Sleep: 7 h. Average of 3 nights.',
    ]);
  });

  test('a new member gets averages without a comparison; two days aren’t a finding', () => {
    const found = digestFindings(
      [series('waterMl', [2000, 2100, 1900], [2000]), series('fiberG', [30, 31], [])],
      METRIC,
    );
    expect(found).toMatchObject([
      { title: 'Water: 2,000 mL', text: 'Average of 3 days.', link: '/track/water' },
    ]);
  });

  test('figures are in the member’s units', () => {
    const titles = (system: 'metric' | 'imperial', glucose: 'mg/dL' | 'mmol/L') =>
      ['weightKg', 'waterMl', 'glucoseMgdl'].map((key) => {
        const value = { weightKg: 70, waterMl: 2000, glucoseMgdl: 99 }[key] ?? 0;
        return digestFindings([series(key, [value, value, value], [])], { system, glucose })[0]?.title;
      });
    expect(titles('imperial', 'mg/dL')).toEqual(['Weight: 154.3 lb', 'Water: 68 fl oz', 'Glucose: 99 mg/dL']);
    expect(titles('metric', 'mmol/L')).toEqual(['Weight: 70.0 kg', 'Water: 2,000 mL', 'Glucose: 5.5 mmol/L']);
  });

  test('each metric is listed once, and is in the catalog', () => {
    const keys = DIGEST_METRICS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => findMetric(key) === undefined)).toEqual([]);
  });
});
