import { describe, expect, test } from 'vitest';
import { seededRandom } from '#domain/numbers/seeded-random.ts';
import { studentTQuantile } from '#domain/numbers/student-t-quantile.ts';
import { pairVariance, powerOf } from './power.ts';
import { resultOf, type LivedDay } from './result.ts';
import { drawOrders, scheduledDays } from './schedule.ts';
import { pairedSerialT } from './serial-t.ts';

/**
 * Differences of six patients with fibromyalgia, amitriptyline against placebo (Jaeschke et al. 1991, table 1), which Tang and Landes
 * analyzed again in 2020 (table 1 and the program published with it). Expected: their formulas with covariance matrices in place of closed
 * forms, computed in SciPy, to four digits.
 */
const AMITRIPTYLINE = [
  { differences: [0.05, -0.22, 0.57, 0.36], mean: 0.19, r: 0.2368, error: 0.2226, t: 0.8535, p: 0.2454 },
  {
    differences: [0.64, 1.08, -0.36, 0.79, -0.64, 1.5],
    mean: 0.5017,
    r: -0.4892,
    error: 0.2077,
    t: 2.4151,
    p: 0.0153,
  },
  { differences: [1.22, 1.07, -0.08, 0.5], mean: 0.6775, r: 0.3801, error: 0.4508, t: 1.5028, p: 0.1656 },
  { differences: [-0.08, 0.86, 1.07, 1.15], mean: 0.75, r: 0.4061, error: 0.4456, t: 1.6831, p: 0.1537 },
  { differences: [0.86, 1.43, 0.65, 1.86], mean: 1.2, r: -0.4236, error: 0.1812, t: 6.623, p: 0.0002 },
  { differences: [4.29, 3.15, 0.78, 4.49], mean: 3.1775, r: -0.0665, error: 0.7977, t: 3.9835, p: 0.0111 },
];

/** Days of one condition of a published trial. */
const daysOf = (condition: LivedDay['condition'], values: readonly (number | null)[]): readonly LivedDay[] =>
  values.map((outcome) => ({
    date: '2017-01-01',
    pair: 0,
    condition,
    isWashout: false,
    followed: 'yes',
    outcome,
  }));

/** A simulated experiment on a person whose days correlate. */
function simulatedDifferences(
  random: () => number,
  asked: { pairs: number; blockDays: number; correlation: number; effect: number },
): readonly number[] {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const { pairs, blockDays, correlation, effect } = asked;
  const orders = drawOrders(pairs, random);
  let state = normal();
  const days = scheduledDays({ startsOn: '2026-01-01', blockDays, washoutDays: 0, orders }).map((day) => {
    state = correlation * state + Math.sqrt(1 - correlation ** 2) * normal();
    const isMissed = random() < 0.15;
    const outcome = isMissed ? null : state + (day.condition === 'changed' ? effect : 0);
    return { ...day, followed: 'yes' as const, outcome };
  });
  return resultOf(days).pairs.flatMap(({ changed, usual }) =>
    changed.mean === null || usual.mean === null ? [] : [changed.mean - usual.mean],
  );
}

describe('published trials of one person', () => {
  test.each(AMITRIPTYLINE)('amitriptyline: a mean difference of $mean', (patient) => {
    const found = pairedSerialT(patient.differences);
    if (!found) throw new Error('no result');
    expect(found.mean).toBeCloseTo(patient.mean, 4);
    expect(found.correlation).toBeCloseTo(patient.r, 4);
    expect(found.standardError).toBeCloseTo(patient.error, 4);
    expect(found.mean / found.standardError).toBeCloseTo(patient.t, 3);
    // They test one side.
    expect(found.p / 2).toBeCloseTo(patient.p, 4);
  });

  /**
   * Examples of the analysis packages of two studies, as published with nof1ins: coffee and atrial fibrillation (episodes on 19 days of
   * each kind; averages to the whole percent), and stools a day of a child on a diet for inflammatory bowel disease (to its one decimal).
   * Their intervals come from Bayesian models and aren't compared.
   */
  test('coffee and a diet: averages and differences as published', () => {
    const compared = (usual: readonly (number | null)[], changed: readonly (number | null)[]) => {
      const result = resultOf([...daysOf('usual', usual), ...daysOf('changed', changed)]);
      return [result.usual.mean ?? 0, result.changed.mean ?? 0, result.difference ?? 0] as const;
    };
    const without = [0, 1, 0, null, null, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0];
    const coffee = [0, 1, 0, null, null, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0];
    expect(compared(without, coffee).map((share) => Math.round(100 * share))).toEqual([26, 37, 11]);
    const base = [2, 4, 2, 2, 1, 5, 4];
    const diet = [2, 3, 2, 3, 2, 3, 2, 2, 2, 2, 3, 3, 2, 2, 3];
    expect(compared(base, diet).map((mean) => Number(mean.toFixed(1)))).toEqual([2.9, 2.4, -0.5]);
  });
});

describe('simulated experiments', () => {
  const RUNS = 400;
  const asked = { pairs: 7, blockDays: 4, correlation: 0.4 };

  test('without an effect at most one in twenty finds one, although days resemble each other', () => {
    const random = seededRandom(11);
    let found = 0;
    for (let run = 0; run < RUNS; run++)
      if ((pairedSerialT(simulatedDifferences(random, { ...asked, effect: 0 }), 0)?.p ?? 1) < 0.05)
        found += 1;
    expect(found / RUNS).toBeLessThanOrEqual(0.05);
  });

  test('the plan’s stated chance equals the share of experiments that find the effect', () => {
    const random = seededRandom(12);
    let found = 0;
    for (let run = 0; run < RUNS; run++)
      if ((pairedSerialT(simulatedDifferences(random, { ...asked, effect: 1.2 }), 0)?.low ?? 0) > 0)
        found += 1;
    const variance = pairVariance({ sd: 1, correlation: 0.4 }, { blockDays: 4, washoutDays: 0 });
    const named = powerOf(1.2, variance, asked.pairs);
    expect(named).toBeGreaterThan(0.55);
    expect(named).toBeLessThan(0.75);
    expect(Math.abs(found / RUNS - named)).toBeLessThan(0.07);
  });
});

test('two pairs, and differences that are all the same, have no interval', () => {
  expect(pairedSerialT([1, 2])).toBeUndefined();
  expect(pairedSerialT([2, 2, 2])).toBeUndefined();
  expect(studentTQuantile(0.05, 10)).toBeCloseTo(2.2281, 4);
  expect(studentTQuantile(0.05, 1.5)).toBeCloseTo(6.0167, 4);
});
