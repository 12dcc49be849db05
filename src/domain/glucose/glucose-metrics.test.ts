import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { sensorActivity } from './sensor-activity.ts';
import { ambulatoryGlucoseProfile, slotPercentiles } from './ambulatory-glucose-profile.ts';
import { continuousOverallNetAction } from '#domain/glucose/formulas/continuous-overall-net-action.ts';
import { estimatedA1c, estimatedAverageGlucose } from '#domain/glucose/formulas/estimated-a1c.ts';
import { glucoseGrid } from './glucose-grid.ts';
import { glucoseMetrics } from './glucose-metrics.ts';
import { glycemicVariabilityPercentage } from '#domain/glucose/formulas/glycemic-variability-percentage.ts';
import { meanAmplitudeOfExcursions } from '#domain/glucose/formulas/mage.ts';
import { meanOfDailyDifferences } from '#domain/glucose/formulas/mean-of-daily-differences.ts';
import { withheldFigures } from './withheld-figures.ts';
import { highBloodGlucoseIndex, lowBloodGlucoseIndex } from '#domain/glucose/formulas/blood-glucose-risk.ts';
import { glycemiaRiskIndex, riskZone } from '#domain/glucose/formulas/glycemia-risk-index.ts';
import { jIndex } from '#domain/glucose/formulas/j-index.ts';
import { tidySamples } from './tidy-samples.ts';
import { timeInBands } from './time-in-bands.ts';
import type { GlucoseSample } from './reading.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 5, 1);

const trace = (values: readonly number[], stepMinutes = 5, startMs = START_MS): GlucoseSample[] =>
  values.map((glucoseMgdl, slot) => ({ atMs: startMs + slot * stepMinutes * MINUTE_MS, glucoseMgdl }));

/** The test trace in the science notes: three days with three meals each and one dip. */
const MEALS = [
  { hour: 7.5, rises: [45, 50, 40] },
  { hour: 12.5, rises: [60, 55, 65] },
  { hour: 19, rises: [70, 95, 60] },
];
const threeDays = Array.from({ length: 3 * 288 }, (_, slot) => {
  const [day, hour] = [Math.floor(slot / 288), ((slot % 288) * 5) / 60];
  let value = 105 + 8 * Math.sin((2 * Math.PI * (hour - 4)) / 24);
  for (const meal of MEALS) {
    const since = (hour - meal.hour) / 0.75;
    if (since > 0) value += (meal.rises[day] ?? 0) * since * Math.exp(1 - since);
  }
  if (day === 1) value -= 40 * Math.exp(-(((hour - 16.5) / 0.6) ** 2));
  return Math.floor(value + 0.5);
});

const gridOf = (samples: readonly GlucoseSample[]) => {
  const grid = glucoseGrid(samples, 'UTC');
  if (!grid) throw new Error('no grid');
  return grid;
};

describe('Ada’s three days with a sensor', () => {
  const samples = trace(threeDays);
  const metrics = glucoseMetrics(samples, { origin: 'sensor', zones: 'UTC' });

  test('match the reference trace', () => {
    expect(threeDays.reduce((sum, value) => sum + value, 0)).toBe(103_361);
    expect(metrics?.readings).toMatchObject({ count: 864, lowestMgdl: 68, highestMgdl: 193 });
  });

  test('have the reference figures for readings', () => {
    expect(metrics?.readings.meanMgdl).toBeCloseTo(119.6308, 4);
    expect(metrics?.readings.bands.lowPercent).toBeCloseTo(0.347, 3);
    expect(metrics?.readings.bands.inRangePercent).toBeCloseTo(98.495, 3);
    expect(metrics?.readings.bands.highPercent).toBeCloseTo(1.157, 3);
    expect(metrics?.readings.tightRangePercent).toBeCloseTo(79.167, 3);
  });

  test('are too few for period figures', () => {
    expect(metrics?.withheld.period).toBe('too-few-days');
    expect(metrics?.period).toBeUndefined();
  });

  test('have the reference figures that don’t depend on time', () => {
    const [mean, sd] = [meanOf(threeDays) ?? 0, sdOf(threeDays) ?? 0];
    const bands = timeInBands(threeDays);
    expect(sd).toBeCloseTo(22.4945, 4);
    expect((100 * sd) / mean).toBeCloseTo(18.803, 3);
    expect(estimatedA1c(mean)).toBeCloseTo(5.7955, 4);
    expect(jIndex(mean, sd)).toBeCloseTo(20.1996, 4);
    expect(lowBloodGlucoseIndex(threeDays)).toBeCloseTo(0.2201, 4);
    expect(highBloodGlucoseIndex(threeDays)).toBeCloseTo(0.9452, 4);
    expect(bands && glycemiaRiskIndex(bands)).toBeCloseTo(1.759, 3);
  });

  test('have the reference figures that depend on time', () => {
    const grid = gridOf(samples);
    expect(continuousOverallNetAction(grid, 1)).toBeCloseTo(23.4284, 4);
    expect(continuousOverallNetAction(grid, 4)).toBeCloseTo(35.1259, 4);
    expect(continuousOverallNetAction(grid, 24)).toBeCloseTo(10.598, 4);
    expect(meanOfDailyDifferences(grid)).toBeCloseTo(5.5347, 4);
    expect(glycemicVariabilityPercentage(grid)).toBeCloseTo(10.5743, 4);
  });

  test('have the reference excursions', () => {
    const mage = meanAmplitudeOfExcursions(samples, 'UTC');
    expect(mage.upMgdl).toBeCloseTo(67.222, 3);
    expect(mage.downMgdl).toBeCloseTo(67, 3);
    expect(mage.meanMgdl).toBeCloseTo(67.111, 3);
  });

  test('have a median of 155 at 08:30 before smoothing', () => {
    const slot = slotPercentiles(gridOf(samples)).find(({ minuteOfDay }) => minuteOfDay === 510);
    expect(slot).toMatchObject({ days: 3, p50: 155 });
  });

  test('keep the order of percentiles in the smoothed profile of all 288 slots', () => {
    const profile = ambulatoryGlucoseProfile(gridOf(samples));
    expect(profile.map(({ minuteOfDay }) => minuteOfDay)).toEqual(
      Array.from({ length: 288 }, (_, i) => i * 5),
    );
    for (const { p5, p25, p50, p75, p95 } of profile) {
      expect([p5, p25, p50, p75, p95]).toEqual([p5, p25, p50, p75, p95].toSorted((one, two) => one - two));
    }
  });
});

describe('figures that may be shown', () => {
  const fortnight = trace(Array.from({ length: 14 * 288 }, (_, slot) => 110 + 30 * Math.sin(slot / 20)));

  test('two weeks of sensor readings show everything', () => {
    const metrics = glucoseMetrics(fortnight, { origin: 'sensor', zones: 'Europe/Berlin' });
    expect(metrics?.withheld).toEqual({ readings: undefined, period: undefined, profile: undefined });
    expect(metrics?.period?.gmiPercent).toBeCloseTo(3.31 + 0.02392 * 110, 1);
    expect(Object.values(metrics?.period ?? {})).not.toContain(undefined);
  });

  test('ten days show the figures but no profile; a sensor worn half the time shows limited data', () => {
    const period = { origin: 'sensor', readings: 2880, periodDays: 10, activePercent: 95 } as const;
    expect(withheldFigures(period)).toMatchObject({ period: undefined, profile: 'too-few-days' });
    expect(withheldFigures({ ...period, periodDays: 14, activePercent: 69.9 })).toEqual({
      readings: undefined,
      period: 'too-little-of-time',
      profile: 'too-little-of-time',
    });
  });

  test('Tom’s fingersticks give shares of readings and never time in range, GMI or CV', () => {
    const metrics = glucoseMetrics(trace([95, 180, 60, 120], 360), { origin: 'finger-stick', zones: 'UTC' });
    expect(metrics?.readings.bands.inRangePercent).toBe(75);
    expect(metrics).toMatchObject({ period: undefined, activePercent: undefined });
    expect(metrics?.withheld.period).toBe('finger-sticks');
  });

  test('one reading has a mean but no spread, and no readings have no metrics', () => {
    const one = glucoseMetrics(trace([101]), { origin: 'sensor', zones: 'UTC' });
    expect(one).toMatchObject({ periodDays: 0, readings: { meanMgdl: 101 }, period: undefined });
    expect(glucoseMetrics([], { origin: 'sensor', zones: 'UTC' })).toBeUndefined();
    expect(withheldFigures({ origin: 'sensor', readings: 0, periodDays: 0, activePercent: 0 }).readings).toBe(
      'no-readings',
    );
  });
});

describe('for any trace', () => {
  const values = fc.array(fc.integer({ min: 39, max: 401 }), { minLength: 40, maxLength: 600 });

  test('shares stay within 0 and 100, add up to 100, and the risk index has a zone', () => {
    fc.assert(
      fc.property(values, (readings) => {
        const bands = timeInBands(readings);
        if (!bands) throw new Error('no bands');
        const shares = Object.values(bands);
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9);
        const index = glycemiaRiskIndex(bands);
        expect(index).toBeLessThanOrEqual(100);
        expect(['A', 'B', 'C', 'D', 'E']).toContain(riskZone(index));
      }),
    );
  });

  test('a sensor is active from 0 to 100% of its time, whatever its gaps', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(gaps, (minutes) => {
        let atMs = START_MS;
        const samples = minutes.map((minute) => ({ atMs: (atMs += minute * MINUTE_MS), glucoseMgdl: 100 }));
        const percent = sensorActivity(samples)?.activePercent ?? 0;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('neither the order of entry nor importing a file twice changes a figure', () => {
    const fourteen = fc.array(fc.integer({ min: 39, max: 401 }), { minLength: 1350, maxLength: 1400 });
    fc.assert(
      fc.property(fourteen, fc.integer({ min: 1, max: 1000 }), (readings, seed) => {
        const samples = trace(readings, 15);
        const shuffled = samples
          .map((sample, index) => ({ sample, key: (index * 7919 * seed) % 1361 }))
          .toSorted((one, other) => one.key - other.key)
          .flatMap(({ sample }, index) => (index % 3 === 0 ? [sample, sample] : [sample]));
        const options = { origin: 'sensor', zones: 'America/New_York' } as const;
        expect(glucoseMetrics(shuffled, options)).toEqual(glucoseMetrics(samples, options));
      }),
      { numRuns: 20 },
    );
  });

  test('readings of one instant are averaged, whatever their order', () => {
    const at = (glucoseMgdl: number) => ({ atMs: START_MS, glucoseMgdl });
    expect(tidySamples([at(100), at(110), at(120)])).toEqual([at(110)]);
    expect(tidySamples([at(120), at(100), at(110)])).toEqual([at(110)]);
    expect(tidySamples([{ atMs: Number.NaN, glucoseMgdl: 100 }, at(100)])).toEqual([at(100)]);
  });

  test('an A1c survives conversion to average glucose and back', () => {
    expect(estimatedAverageGlucose(7)).toBeCloseTo(154.2, 9);
    expect(estimatedA1c(estimatedAverageGlucose(6.3))).toBeCloseTo(6.3, 12);
  });

  test('14 days of readings count as a full 14 days', () => {
    const metrics = glucoseMetrics(trace(Array.from({ length: 14 * 288 }, () => 100)), {
      origin: 'sensor',
      zones: 'UTC',
    });
    expect(metrics?.periodDays).toBe(14);
    expect(metrics?.activePercent).toBe(100);
    expect(metrics?.period?.mage.meanMgdl).toBeUndefined();
    expect(DAY_MS).toBe(288 * 5 * MINUTE_MS);
  });
});
