import { describe, expect, test } from 'vitest';
import { findMetric } from '#domain/metrics/catalog.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { referenceText } from './blood-words.ts';
import { daysOnTarget } from './days-on-target.ts';
import { targetWeek } from './target-week.ts';
import { meanChange } from './mean-change.ts';
import { needsSentence } from './nutrition-words.ts';
import { reportFigures } from './report-figure.ts';
import { periodAround, comparedRange, stepOf, stepsOf } from './report-range.ts';
import type { FigureSummary } from './figure-summary.ts';
import {
  changesSentence,
  changeText,
  clinicianSentence,
  figureSentence,
  intervalText,
  valueText,
} from './report-words.ts';

const TODAY = '2026-11-20';
const METRIC = { system: 'metric', glucose: 'mmol/L' } as const;

describe('the range of a report', () => {
  test('is a calendar period, compared with the previous one', () => {
    expect(periodAround('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(periodAround('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(periodAround('quarter', '2026-11-20')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(comparedRange(periodAround('month', '2026-03-01'), TODAY)).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(comparedRange(periodAround('year', '2026-11-20'), '2027-01-10')).toEqual({
      from: '2025-01-01',
      to: '2025-12-31',
    });
  });

  test('of other dates is compared with as many days before', () => {
    expect(comparedRange({ from: '2026-11-10', to: '2026-11-19' }, TODAY)).toEqual({
      from: '2026-10-31',
      to: '2026-11-09',
    });
  });

  test('that isn’t over is compared with as many days of the period before', () => {
    const before = (period: 'week' | 'month' | 'quarter' | 'year', today: string) =>
      comparedRange(periodAround(period, today), today);
    expect(before('month', TODAY)).toEqual({ from: '2026-10-01', to: '2026-10-20' });
    expect(before('week', '2026-11-18')).toEqual({ from: '2026-11-09', to: '2026-11-11' });
    expect(before('year', TODAY)).toEqual({ from: '2025-01-01', to: '2025-11-20' });
    // February is shorter than the first 30 days of March.
    expect(before('month', '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(comparedRange({ from: '2026-11-11', to: '2026-12-31' }, TODAY)).toEqual({
      from: '2026-11-01',
      to: '2026-11-10',
    });
  });

  test('is summarized by week beyond a quarter, and by month beyond two years', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    expect(stepOf({ from: '2026-07-01', to: '2026-09-30' })).toBe('day');
    expect(stepOf(year)).toBe('week');
    expect(stepsOf(year, 'week')).toHaveLength(53);
    expect(stepOf({ from: '2016-01-01', to: '2026-12-31' })).toBe('month');
    expect(stepsOf({ from: '2016-01-15', to: '2016-03-01' }, 'month')).toEqual([
      '2016-01-01',
      '2016-02-01',
      '2016-03-01',
    ]);
  });
});

/** Days of a first-order autoregression without any change. */
function seriesOf(count: number, correlation: number, random: () => number): number[] {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let value = normal();
  return Array.from({ length: count }, () => {
    value = correlation * value + Math.sqrt(1 - correlation ** 2) * normal();
    return value;
  });
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('the change of a mean', () => {
  test('is Welch’s interval for days that don’t resemble each other', () => {
    // Alternating days have no positive autocorrelation, so every day counts.
    const [before, now] = [
      [1, 3, 1, 3, 1, 3, 1, 3, 1, 3],
      [2, 4, 2, 4, 2, 4, 2, 4, 2, 4],
    ];
    const change = meanChange(before, now);
    expect(change?.difference).toBe(1);
    // t(18, 0.975) = 2.101 and a standard error of √(2 · 10/9 / 10).
    expect((change?.high ?? 0) - 1).toBeCloseTo(2.101 * Math.sqrt(2 / 9), 3);
    expect(change?.certainty).toBe('moderate');
  });

  test.each([
    { correlation: 0, days: 30 },
    { correlation: 0.5, days: 30 },
    { correlation: 0.7, days: 90 },
    { correlation: 0.3, days: 7 },
  ])(
    'is rarely seen if nothing changed: $days days, autocorrelation $correlation',
    ({ correlation, days }) => {
      const random = randomFrom(7);
      const runs = 1500;
      const seen = Array.from({ length: runs }, () => {
        const all = seriesOf(2 * days, correlation, random);
        return meanChange(all.slice(0, days), all.slice(days))?.certainty !== 'low';
      }).filter(Boolean).length;
      expect(seen / runs).toBeLessThan(0.075);
    },
  );

  test('is unknown with fewer than five days on either side', () => {
    expect(meanChange([1, 2, 3, 4], [1, 2, 3, 4, 5, 6])).toBeUndefined();
  });
});

const figure = (metric: string, now: number, before: number, strength: number): FigureSummary => {
  const { names, unit, decimals } = findMetric(metric) ?? { names: [''], unit: '', decimals: 0 };
  const certainty = strength >= 1.5 ? 'high' : strength >= 1 ? 'moderate' : 'low';
  const difference = now - before;
  return {
    metric,
    label: names[0] ?? '',
    unit,
    decimals,
    now: { value: now, days: 30 },
    before: { value: before, days: 30 },
    change: { difference, low: difference - 1, high: difference + 1, strength, certainty },
  };
};

describe('the sentence of a report', () => {
  test('names the clear changes, the most certain first', () => {
    const figures = [
      figure('sodiumMg', 2380, 2510, 0.4),
      figure('fiberG', 24.7, 20.6, 1.6),
      figure('sleepMinutes', 440, 417, 2.2),
    ];
    expect(changesSentence(figures, METRIC)).toBe('You slept 23 min longer and ate 4 g more fiber.');
    expect(changesSentence(figures.slice(0, 1), METRIC)).toBe('No clear changes.');
    expect(changesSentence([figure('restingHeartRateBpm', 58, 61, 1.2)], METRIC)).toBe(
      'Your resting heart rate fell by 3 bpm.',
    );
  });

  test('says each verb once', () => {
    const figures = [
      figure('energyKcal', 2100, 1980, 2.4),
      figure('weightKg', 72, 71, 2.2),
      figure('fiberG', 24.7, 20.6, 1.6),
    ];
    expect(changesSentence(figures, METRIC)).toBe(
      'You ate 120 kcal more and 4 g more fiber, and weighed 1 kg more.',
    );
  });

  test('has the difference of ratings in points', () => {
    expect(changesSentence([figure('stressRating', 5, 4, 2)], METRIC)).toBe(
      'You rated your stress 1 point higher.',
    );
  });

  test('speaks of the member, not to them, in a clinician’s report', () => {
    const sentence = (...figures: readonly FigureSummary[]) => clinicianSentence(figures, METRIC);
    expect(sentence(figure('weightKg', 70.3, 71.6, 2))).toBe(
      'Changes from the previous period: weighed 1.3 kg less.',
    );
    expect(sentence(figure('stressRating', 5, 4, 2))).toBe(
      'Changes from the previous period: rated stress 1 point higher.',
    );
    expect(sentence(figure('restingHeartRateBpm', 58, 61, 1.2))).toBe(
      'Changes from the previous period: resting heart rate fell by 3 bpm.',
    );
    expect(sentence(figure('weightKg', 70.3, 71.6, 0.4))).toBe('No clear changes from the previous period.');
  });

  test('says that there’s nothing to compare yet, rather than that nothing changed', () => {
    const alone = { ...figure('weightKg', 70.3, 0, 0), before: null, change: null };
    const others = figure('zincMg', 12, 8, 2);
    expect(clinicianSentence([alone, others], METRIC)).toBe(
      'Nothing to compare with the previous period yet.',
    );
    expect(changesSentence([alone], METRIC)).toBe('Nothing to compare yet.');
  });

  test('has ranges with as many decimals as the values', () => {
    expect(referenceText([4, 5.6], 1)).toBe('4.0–5.6');
    expect(referenceText([null, 3], 2)).toBe('up to 3.00');
    expect(referenceText([50, null], 0)).toBe('50 or above');
    expect(referenceText(null, 1)).toBe('');
  });

  test('says when a change isn’t clear', () => {
    expect(figureSentence(figure('sleepMinutes', 440, 417, 2), METRIC, 'September')).toBe(
      'Sleep averaged 7 h 20 min, 23 min more than in September.',
    );
    expect(figureSentence(figure('sleepMinutes', 440, 437, 0.3), METRIC, 'the week before')).toBe(
      'Sleep averaged 7 h 20 min, with no clear change from the week before.',
    );
  });

  test('has glucose in the reader’s unit', () => {
    const glucose = figure('glucoseMgdl', 100, 110, 2);
    expect(figureSentence(glucose, METRIC, 'September')).toBe(
      'Glucose averaged 5.6 mmol/L, 0.5 mmol/L lower than in September.',
    );
    expect(valueText(100, glucose, { system: 'metric', glucose: 'mg/dL' })).toBe('100 mg/dL');
  });

  test('energy is rounded as on other screens', () => {
    const energy = { unit: 'kcal', decimals: 0 };
    expect(valueText(1826, energy, METRIC)).toBe('1,830 kcal');
    expect(changeText(-262, energy, METRIC)).toBe('−260 kcal');
    expect(changeText(43, energy, METRIC)).toBe('+45 kcal');
  });

  test('has times as the reader’s clock shows them', () => {
    const bedtime = figure('bedtime', 1365, 1350, 2);
    expect(valueText(1365, bedtime, METRIC)).toBe('10:45 PM');
    expect(valueText(1365, bedtime, { ...METRIC, clock: () => '22:45' })).toBe('22:45');
    expect(changeText(15, bedtime, { ...METRIC, clock: () => '22:45' })).toBe('+15 min');
  });

  test('writes the change of a share in points, which can’t be mistaken for a relative change', () => {
    const efficiency = { unit: '%', decimals: 1 };
    expect(valueText(92.5, efficiency, METRIC)).toBe('92.5%');
    expect(changeText(1.5, efficiency, METRIC)).toBe('+1.5 points');
    expect(intervalText({ low: -1.6, high: 4.6 }, efficiency, METRIC)).toBe('−1.6 to +4.6 points');
    expect(intervalText({ low: -1.6, high: 1 }, efficiency, METRIC)).toBe('−1.6 to +1 point');
  });

  test('says the unit of an interval once', () => {
    const pressure = { unit: 'mmHg', decimals: 0 };
    expect(intervalText({ low: -12, high: 14 }, pressure, METRIC)).toBe('−12 to +14 mm Hg');
    const sleep = { unit: 'min', decimals: 0 };
    expect(intervalText({ low: 40, high: 92 }, sleep, METRIC)).toBe('+40 min to +1 h 32 min');
  });

  test('names needs that are short and limits that are exceeded', () => {
    const need = (nutrient: string, percent: number) => ({
      nutrient,
      average: 1,
      need: { amount: 1, kind: 'recommended' as const },
      percent,
      limit: null,
      isOver: false,
    });
    const sodium = {
      ...need('sodiumMg', 0),
      need: null,
      percent: null,
      average: 2380,
      limit: 2300,
      isOver: true,
    };
    const nameOf = (nutrient: string) => ({ vitaminDUg: 'vitamin D', ironMg: 'iron' })[nutrient] ?? 'sodium';
    expect(
      needsSentence([need('ironMg', 78), need('vitaminDUg', 62), need('zincMg', 128), sodium], nameOf),
    ).toBe('Short on vitamin D and iron. Sodium is over the limit.');
  });
});

test('a day is on target by its own rule and that day’s target', () => {
  const metric = findMetric('energyKcal');
  if (!metric) throw new Error('no such metric');
  const days = [
    { date: '2026-11-01', value: 1790 },
    { date: '2026-11-02', value: 1810 },
    { date: '2026-11-03', value: 2000 },
  ];
  const [energy] = daysOnTarget(
    [{ metric, days }],
    (_, date) => (date === '2026-11-03' ? 1500 : 2000),
    '2026-11-20',
  );
  expect(energy?.days.map(({ isOn }) => isOn)).toEqual([false, true, false]);
  expect(energy?.target).toBe(1500);
});

test('water that falls short today isn’t missed yet, but a short night is', () => {
  const figure = (key: string, value: number) => {
    const metric = findMetric(key);
    if (!metric) throw new Error('no such metric');
    return {
      metric,
      days: [
        { date: '2026-11-15', value },
        { date: '2026-11-16', value },
      ],
    };
  };
  const goals: Readonly<Record<string, number>> = { waterMl: 2000, sleepMinutes: 480 };
  const datesOf = (waterMl: number, today: string) =>
    daysOnTarget(
      [figure('waterMl', waterMl), figure('sleepMinutes', 420)],
      (metric) => goals[metric],
      today,
    ).map(({ days }) => days.length);
  expect(datesOf(500, '2026-11-16')).toEqual([1, 2]);
  expect(datesOf(2100, '2026-11-16')).toEqual([2, 2]);
  expect(datesOf(500, '2026-11-17')).toEqual([2, 2]);
});

test('a report on one day leaves out the food of a day that isn’t complete', () => {
  const energyOf = (today: string) => {
    const range = { from: '2026-11-16', to: '2026-11-16' };
    const meal = (kind: string, hour: string) => ({
      date: range.from,
      at: `${range.from}T${hour}:00:00`,
      kind,
      name: 'Rice',
      values: { energyKcal: 600 },
    });
    const source = recordSource({
      today,
      isTodayOver: false,
      entries: { foods: [meal('breakfast', '08'), meal('lunch', '13')] },
    });
    return reportFigures(['nutrition'], source, { range, before: null }).find(
      ({ metric }) => metric.key === 'energyKcal',
    )?.now;
  };
  expect(energyOf('2026-11-16')).toBeUndefined();
  expect(energyOf('2026-11-17')).toEqual({ value: 1200, days: 1 });
});

test('a week against a target counts neither unknown days nor an unfinished today', () => {
  const judged = [
    { date: '2026-11-16', isOn: true },
    { date: '2026-11-18', isOn: false },
  ];
  const week = targetWeek(judged, '2026-11-19');
  expect(week.days.map(({ state }) => state)).toEqual([
    'on',
    'unknown',
    'missed',
    'open',
    'ahead',
    'ahead',
    'ahead',
  ]);
  expect(week).toMatchObject({ onCount: 1, judgedCount: 2 });
  expect(targetWeek([{ date: '2026-11-16', isOn: false }], '2026-11-16').days[0]?.state).toBe('missed');
  expect(targetWeek([], '2026-11-16').days[0]?.state).toBe('open');
});
