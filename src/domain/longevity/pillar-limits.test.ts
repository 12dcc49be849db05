import { describe, expect, test } from 'vitest';
import type { Condition } from '#domain/goals/conditions.ts';
import { figureOf } from './assessment-answers.ts';
import { exclusionOf, sleepPillar } from './assess-longevity.ts';
import { bioAgePillar } from './bio-age-pillar.ts';
import { bloodPillar, recencyOf } from './blood-pillar.ts';
import { habitsPillar } from './habits-pillar.ts';
import { lifesEssential8 } from './lifes-essential-8.ts';
import { confidenceLevel, longevityScore, scoreBand } from './longevity-score.ts';
import type { Measured } from './measured.ts';
import { metabolicPillar, sensorScore } from './metabolic-pillar.ts';
import { movementPillar } from './movement-pillar.ts';
import { nextAction } from './next-action.ts';
import { nightlyFastHours } from './nightly-fasts.ts';
import { nutritionPillar } from './nutrition-pillar.ts';
import type { Pillar } from './pillar.ts';
import { stressPillar } from './stress-pillar.ts';

const TODAY = '2026-11-20';
const tracked = (value: number, days = 14): Measured => ({ value, origin: 'tracked', days });
const on = (value: number, date: string): Measured => ({ value, origin: 'tracked', date });

describe('nutrition figures score from 0 to 100 (science notes 6.2)', () => {
  const only = (facts: Partial<Parameters<typeof nutritionPillar>[0]>) =>
    nutritionPillar({ completeDays: 14, ...facts }).score;
  test('diet quality from 30 to 85', () => {
    const of = (index: number) => only({ healthyEatingIndex: tracked(index) });
    expect([20, 30, 57.5, 85, 100].map(of)).toEqual([0, 0, 50, 100, 100]);
  });
  test('sodium from 4,600 to 2,300 mg, saturated fat from 18 to 10%, added sugars from 25 to 10%', () => {
    const of = (key: 'sodiumMg' | 'saturatedFatPercent' | 'addedSugarPercent') => (value: number) =>
      only({ [key]: tracked(value) });
    expect([4700, 4600, 3450, 2300, 1500].map(of('sodiumMg'))).toEqual([0, 0, 50, 100, 100]);
    expect([18, 14, 10].map(of('saturatedFatPercent'))).toEqual([0, 50, 100]);
    expect([25, 17.5, 10].map(of('addedSugarPercent'))).toEqual([0, 50, 100]);
  });
  test('protein counts against Ada’s own target and fiber against 14 g per 1,000 kcal; without a target they are unknown', () => {
    expect(only({ proteinGPerKg: tracked(0.7), proteinTargetGPerKg: 1.4 })).toBe(50);
    expect(only({ proteinGPerKg: tracked(2), proteinTargetGPerKg: 1.4 })).toBe(100);
    expect(only({ fiberG: tracked(14), energyKcal: 2000 })).toBe(50);
    expect(only({ proteinGPerKg: tracked(0.7), fiberG: tracked(14) })).toBeUndefined();
  });
});

describe('movement', () => {
  const still = { ageYears: 40, activityCoverage: 1, isBodyScored: true } as const;
  const scoreOf = (facts: Partial<Parameters<typeof movementPillar>[0]>) =>
    movementPillar({ ...still, ...facts }, TODAY).score;
  test('8,000 steps score 100 from age 65, and 2,000 score 0', () => {
    expect([64, 65].map((ageYears) => scoreOf({ ageYears, steps: tracked(8000) }))).toEqual([75, 100]);
    expect([1500, 2000, 6000, 10_000, 15_000].map((steps) => scoreOf({ steps: tracked(steps) }))).toEqual([
      0, 0, 50, 100, 100,
    ]);
  });
  test('strength training scores by none, one or two sessions', () => {
    expect([0, 1, 2, 5].map((sessions) => scoreOf({ resistanceSessions: tracked(sessions) }))).toEqual([
      0, 60, 100, 100,
    ]);
  });
  test('waist-to-height scores by steps at 0.5, 0.55, 0.6 and 0.65', () => {
    const of = (ratio: number) => scoreOf({ waistToHeight: tracked(ratio) });
    expect([0.49, 0.5, 0.54, 0.55, 0.6, 0.64, 0.65].map(of)).toEqual([100, 75, 75, 50, 25, 25, 0]);
  });
  test('minutes count 85%, strength training 15%', () => {
    expect(scoreOf({ activityMinutes: tracked(150), resistanceSessions: tracked(0) })).toBeCloseTo(85, 9);
  });
  test('a 30-day-old weigh-in covers half, a 31-day-old one nothing', () => {
    const coverage = (date: string) =>
      movementPillar({ ...still, bodyMassIndex: on(27, date) }, TODAY).coverage;
    expect([coverage('2026-10-21'), coverage('2026-10-20')]).toEqual([0.5, 0]);
  });
  test('minutes, steps and strength training each cover the share of their days', () => {
    for (const key of ['activityMinutes', 'steps', 'resistanceSessions'] as const)
      expect(movementPillar({ ...still, activityCoverage: 0.4, [key]: tracked(1) }, TODAY).coverage).toBe(
        0.2,
      );
  });
});

describe('coverage by days', () => {
  test('seven nights cover half of sleep, and twenty cover all of it', () => {
    expect([7, 14, 20].map((days) => sleepPillar(tracked(80, days)).coverage)).toEqual([0.5, 1, 1]);
    expect(sleepPillar(tracked(80, 7)).score).toBe(80);
    expect(sleepPillar({ value: 80, origin: 'tracked' }).coverage).toBe(0);
  });
  test('water covers 60% of habits, nights 40%', () => {
    const water = { meanMl: 1000, targetMl: 2000, days: 7 };
    expect(habitsPillar({ water, nightlyFastHours: [] })).toMatchObject({ score: 50, coverage: 0.3 });
    expect(habitsPillar({ nightlyFastHours: Array.from({ length: 7 }, () => 12) }).coverage).toBe(0.2);
    expect(habitsPillar({ nightlyFastHours: Array.from({ length: 27 }, () => 12) }).coverage).toBe(0.4);
  });
  test('the parts of stress cover 45, 35 and 20%', () => {
    const part = (score: number) => ({ measured: tracked(1), score });
    const pillar = stressPillar({ questionnaire: part(100), hrv: part(0) });
    expect(pillar.score).toBeCloseTo((100 * 45) / 65, 9);
    expect(pillar.coverage).toBeCloseTo(0.65, 9);
    expect(stressPillar({ 'check-in': part(100), hrv: part(0) }).score).toBeCloseTo((100 * 35) / 55, 9);
  });
});

describe('metabolism', () => {
  test('weighs glucose and blood pressure 3 each, a sensor 2 and insulin resistance 1 of 9', () => {
    const points = (of: number) => ({ measured: tracked(1), points: of });
    const homaIr = tracked(4);
    expect(metabolicPillar({ bloodGlucose: points(100), homaIr })).toMatchObject({
      score: 75,
      coverage: 4 / 9,
    });
    expect(metabolicPillar({ bloodPressure: points(100), homaIr })).toMatchObject({
      score: 75,
      coverage: 4 / 9,
    });
    const sensor = { riskIndex: 0, cvPercent: 20, meanMgdl: 105, days: 10 };
    expect(metabolicPillar({ sensor, homaIr }).score).toBeCloseTo(200 / 3, 9);
    expect(metabolicPillar({ sensor })).toMatchObject({ score: 100, coverage: 2 / 9 });
  });
  test('a sensor loses 2 per point of risk, 2 per % of variability above 20 and half per mg/dL above 105', () => {
    const of = (riskIndex: number, cvPercent: number, meanMgdl: number) =>
      sensorScore({ riskIndex, cvPercent, meanMgdl });
    expect([of(0, 10, 90), of(10, 20, 105), of(0, 30, 105), of(0, 20, 125), of(40, 40, 200)]).toEqual([
      100, 80, 80, 90, 0,
    ]);
  });
  test('a triglyceride-glucose index scores 100 at 8.5, 60 at 8.8 and 0 at 9.4', () => {
    const of = (index: number) => metabolicPillar({ triglycerideGlucose: tracked(index) }).score ?? -1;
    const expected = [100, 100, 80, 60, 30, 0, 0];
    for (const [at, index] of [8, 8.5, 8.65, 8.8, 9.1, 9.4, 10].entries())
      expect(of(index)).toBeCloseTo(expected[at] ?? -1, 9);
  });
});

describe('how long data counts', () => {
  test('a bio-age counts for 365 days', () => {
    const score = (date: string) => bioAgePillar({ gapYears: on(-3, date), coverage: 1 }, TODAY).score;
    expect([score('2025-11-20'), score('2025-11-19')]).toEqual([75, undefined]);
  });
  test('a year of bio-age is worth five points, within 0 and 100', () => {
    const score = (years: number) => bioAgePillar({ gapYears: on(years, TODAY), coverage: 1 }, TODAY).score;
    expect([-9, -8, 0, 12, 13].map(score)).toEqual([100, 100, 60, 0, 0]);
  });
  test('blood counts for 36 months, and not before its date', () => {
    expect([recencyOf('2023-11-21', TODAY), recencyOf('2023-11-19', TODAY)]).toEqual([0.25, 0]);
    const apob = { marker: 'apob', value: 70, score: 100, evidence: 'A' } as const;
    expect(bloodPillar([{ ...apob, date: '2026-11-21' }], TODAY)).toMatchObject({ coverage: 0, inputs: [] });
    expect(bloodPillar([{ ...apob, date: TODAY }], TODAY).coverage).toBe(0.12);
    expect(bloodPillar([{ ...apob, evidence: 'B', date: TODAY }], TODAY).coverage).toBe(0.08);
  });
});

test('insulin, breastfeeding, age 17 or a body mass index below 18.5 exclude pillars', () => {
  const isExcluded = (conditions: readonly Condition[], ageYears: number, bodyMassIndex?: number) =>
    exclusionOf(conditions, ageYears, bodyMassIndex).isExcluded;
  expect([isExcluded(['insulin'], 40), isExcluded(['breastfeeding'], 40)]).toEqual([true, true]);
  expect([isExcluded([], 17), isExcluded([], 18)]).toEqual([true, false]);
  expect([isExcluded([], 40, 18.49), isExcluded([], 40, 18.5)]).toEqual([true, false]);
});

describe('nights without food', () => {
  const day = (date: string, from: string, to: string) => ({
    date,
    firstMs: Date.parse(`${date}T${from}:00Z`),
    lastMs: Date.parse(`${date}T${to}:00Z`),
  });
  test('count up to 24 hours; longer gaps are fasts, and overlapping days give none', () => {
    expect(
      nightlyFastHours([day('2026-11-01', '07:00', '08:00'), day('2026-11-02', '08:00', '20:00')]),
    ).toEqual([24]);
    expect(
      nightlyFastHours([day('2026-11-01', '07:00', '08:00'), day('2026-11-02', '08:01', '20:00')]),
    ).toEqual([]);
    const late = { ...day('2026-11-01', '07:00', '08:00'), lastMs: Date.parse('2026-11-02T08:00:00Z') };
    expect(nightlyFastHours([late, day('2026-11-02', '08:00', '20:00')])).toEqual([]);
  });
  test('come oldest first, whatever the order of the days', () => {
    const days = [
      day('2026-11-03', '09:00', '18:00'),
      day('2026-11-02', '08:00', '19:00'),
      day('2026-11-01', '07:00', '20:00'),
    ];
    expect(nightlyFastHours(days)).toEqual([12, 14]);
    expect(nightlyFastHours(days.toReversed())).toEqual([12, 14]);
  });
});

describe('the score in words', () => {
  test('is excellent from 85, good from 70, fair from 55, needs work from 40', () => {
    expect([85, 84.9, 70, 69.9, 55, 54.9, 40, 39.9].map(scoreBand)).toEqual([
      'excellent',
      'good',
      'good',
      'fair',
      'fair',
      'needs-work',
      'needs-work',
      'priority',
    ]);
  });
  test('confidence is high from 85, medium from 65, low from 35', () => {
    expect([100, 85, 84.9, 65, 64.9, 35, 34.9].map(confidenceLevel)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
      undefined,
    ]);
  });
  test('without any data the range runs from 40 to 90 for the unknown', () => {
    const { low, high, score, mean } = longevityScore([], {});
    expect([score, mean]).toEqual([undefined, undefined]);
    expect([low, high]).toEqual([
      expect.closeTo((10 * 60 + 100 * 40) / 110, 9),
      expect.closeTo((10 * 60 + 100 * 90) / 110, 9),
    ]);
  });
});

test('members who should not lose weight are not advised to, by scale or by tape', () => {
  const waist: Pillar = {
    key: 'movement',
    score: 25,
    coverage: 1,
    inputs: [{ key: 'waist-to-height', score: 25, share: 1, value: 0.62, origin: 'tracked' }],
    missing: [],
  };
  const of = (avoidsWeightAdvice: boolean) =>
    nextAction([waist], longevityScore([waist], {}), { quittingPoints: 0, avoidsWeightAdvice })?.lever;
  expect([of(false), of(true)]).toEqual(['waist-to-height', undefined]);
});

describe('answers that fill in for tracking', () => {
  const answered = (options: Readonly<Record<string, string>>) => ({ date: TODAY, options });
  test.each([
    ['sbp', ['under-120', '120-130', '130-140', '140-160', 'over-160']],
    ['mvpa', ['none', '1-149', '150-299', '300-449', 'over-450']],
    ['steps', ['under-4500', '4500-7000', '7000-9500', 'over-9500']],
    ['rt', ['0', '1', 'over-2']],
    ['whtr', ['under-0.50', '0.50-0.55', '0.55-0.60', '0.60-0.65', 'over-0.65']],
    ['dur', ['under-5', '5-6', '6-7', '7-8', '8-9', 'over-9']],
  ] as const)(
    'each band of %s contains its figure and starts where the previous one ends',
    (item, options) => {
      const figures = options.map((option) => figureOf(answered({ [item]: option }), item));
      for (const [index, figure] of figures.entries()) {
        const { value = Number.NaN, band } = figure ?? {};
        expect(value).toBeGreaterThanOrEqual(band?.from ?? -Infinity);
        expect(value).toBeLessThan(band?.below ?? Infinity);
        if (index > 0) expect(band?.from).toBe(figures[index - 1]?.band?.below);
      }
      expect(figures.at(-1)?.band?.below).toBeNull();
    },
  );
  test('an option defines its band: 130-140 is 130 to 140 mm Hg', () => {
    expect(figureOf(answered({ sbp: '130-140' }), 'sbp')).toMatchObject({
      value: 135,
      band: { from: 130, below: 140 },
    });
    expect(figureOf(answered({ dur: '8-9' }), 'dur')).toMatchObject({
      value: 8.5,
      band: { from: 8, below: 9 },
    });
  });
});

test('blood glucose of Life’s Essential 8 names its test', () => {
  const of = (facts: { hba1cPercent?: Measured; fastingGlucoseMgdl?: Measured }) =>
    lifesEssential8(
      {
        livesWithSmoker: false,
        takesLipidMedicine: false,
        hasDiabetes: false,
        takesBloodPressureMedicine: false,
        ...facts,
      },
      48,
    )?.metrics.find(({ key }) => key === 'blood-glucose')?.of;
  expect(of({ hba1cPercent: tracked(5.4), fastingGlucoseMgdl: tracked(102) })).toBe('hba1c');
  expect(of({ fastingGlucoseMgdl: tracked(102) })).toBe('fasting-glucose');
  expect(of({})).toBeUndefined();
});
