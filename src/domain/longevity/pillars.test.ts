import { describe, expect, test } from 'vitest';
import { bioAgePillar } from './bio-age-pillar.ts';
import { exclusionOf, sleepPillar, withExclusion } from './assess-longevity.ts';
import { bloodPillar, recencyOf } from './blood-pillar.ts';
import { habitsPillar } from './habits-pillar.ts';
import type { Measured } from './measured.ts';
import { metabolicPillar, sensorScore } from './metabolic-pillar.ts';
import { movementPillar } from './movement-pillar.ts';
import { nutritionPillar } from './nutrition-pillar.ts';
import { stressPillar } from './stress-pillar.ts';

const TODAY = '2026-11-20';
const tracked = (value: number, days = 14): Measured => ({ value, origin: 'tracked', days });
const blood = (value: number, date = TODAY): Measured => ({ value, origin: 'blood-test', date });

const food = {
  completeDays: 13,
  healthyEatingIndex: tracked(62),
  proteinGPerKg: tracked(1.25),
  proteinTargetGPerKg: 1.4,
  fiberG: tracked(24),
  energyKcal: 2100,
  sodiumMg: tracked(2900),
  saturatedFatPercent: tracked(11.5),
  addedSugarPercent: tracked(9),
};
const moving = {
  ageYears: 48,
  activityMinutes: tracked(160),
  resistanceSessions: tracked(1),
  activityCoverage: 1,
  bodyMassIndex: { value: 27, origin: 'tracked', date: TODAY },
  waistToHeight: { value: 0.54, origin: 'tracked', date: TODAY },
  isBodyScored: true,
} as const;
const sugar = {
  bloodGlucose: { measured: blood(102), points: 60 },
  bloodPressure: { measured: blood(124), points: 75 },
  sensor: { riskIndex: 1.759, cvPercent: 18.803, meanMgdl: 119.6308, days: 3 },
  homaIr: blood(1.9),
};

const sharesOf = ({ inputs }: { inputs: readonly { share: number }[] }): number =>
  inputs.reduce((sum, { share }) => sum + share, 0);

describe('the worked example of the science notes, pillar by pillar', () => {
  test('Ben eats rather well: 73.29', () => {
    const pillar = nutritionPillar(food);
    expect(pillar.score).toBeCloseTo(73.29, 2);
    expect(pillar.coverage).toBeCloseTo(0.93, 2);
    expect(sharesOf(pillar)).toBeCloseTo(1, 12);
  });
  test('he moves enough, lifts once a week and carries some extra weight: 84.33', () => {
    const pillar = movementPillar(moving, TODAY);
    expect(pillar.score).toBeCloseTo(84.325, 3);
    expect(pillar.coverage).toBe(1);
    expect(sharesOf(pillar)).toBeCloseTo(1, 12);
  });
  test('a sensor, blood, a cuff and insulin: 71.93', () => {
    expect(metabolicPillar(sugar).score).toBeCloseTo(71.93, 2);
  });
  test('he drinks 2.2 of 2.6 L and leaves 12.5 hours between dinner and breakfast: 90.77', () => {
    const water = { meanMl: 2200, targetMl: 2600, days: 14 };
    const pillar = habitsPillar({ water, nightlyFastHours: Array.from({ length: 14 }, () => 12.5) });
    expect(pillar.score).toBeCloseTo(90.77, 2);
    expect(pillar.coverage).toBe(1);
  });
  test('his bio-age is a year below his age: 65.09', () => {
    const gapYears = { value: -1.0185, origin: 'assessment', date: TODAY } as const;
    expect(bioAgePillar({ gapYears, coverage: 0.9 }, TODAY)).toMatchObject({ coverage: 0.9 });
    expect(bioAgePillar({ gapYears, coverage: 0.9 }, TODAY).score).toBeCloseTo(65.09, 2);
  });
  test('the questionnaire and check-ins cover 0.8 of his stress', () => {
    const questionnaire = { measured: tracked(37.5), score: 62.5 };
    const pillar = stressPillar({ questionnaire, 'check-in': { measured: tracked(4.2), score: 64.444 } });
    expect(pillar.coverage).toBeCloseTo(0.8, 9);
    expect(pillar.missing).toEqual(['heart-rate-variability']);
    const hrv = { measured: tracked(-0.4), score: 62 };
    expect(
      stressPillar({ questionnaire, 'check-in': { measured: tracked(4.2), score: 64.444 }, hrv }).score,
    ).toBeCloseTo(63.08, 2);
  });
});

describe('what is unknown', () => {
  test('passes its weight to the rest and is never scored 0', () => {
    const { score, missing, coverage } = nutritionPillar({
      completeDays: 5,
      fiberG: tracked(20),
      energyKcal: 2000,
    });
    expect(score).toBeCloseTo((100 * 20) / 28, 9);
    expect(missing).toEqual(['diet-quality', 'protein', 'sodium', 'saturated-fat', 'added-sugars']);
    expect(coverage).toBeCloseTo(5 / 14, 9);
  });
  test('leaves an empty pillar without coverage', () => {
    for (const pillar of [
      nutritionPillar({ completeDays: 20 }),
      sleepPillar(undefined),
      stressPillar({}),
      metabolicPillar({}),
      bloodPillar([], TODAY),
      habitsPillar({ nightlyFastHours: [] }),
      bioAgePillar(undefined, TODAY),
      movementPillar({ ageYears: 40, activityCoverage: 1, isBodyScored: true }, TODAY),
    ]) {
      expect(pillar).toMatchObject({ score: undefined, coverage: 0, inputs: [] });
      expect(pillar.missing.length).toBeGreaterThan(0);
    }
  });
  test('steps fill in for minutes: 10,000 score 100, or 8,000 from age 65', () => {
    const walking = { steps: tracked(8000), activityCoverage: 1, isBodyScored: true } as const;
    expect(movementPillar({ ...walking, ageYears: 40 }, TODAY).score).toBe(75);
    expect(movementPillar({ ...walking, ageYears: 70 }, TODAY).score).toBe(100);
  });
  test('a six-week-old weigh-in is scored but covers nothing', () => {
    const bodyMassIndex = { value: 27, origin: 'tracked', date: '2026-10-05' } as const;
    expect(movementPillar({ ...moving, bodyMassIndex }, TODAY).coverage).toBe(0.5);
  });
});

describe('blood markers', () => {
  test('fade after half a year: full, five eighths at 15 months, a quarter at two years, none after three', () => {
    expect(recencyOf('2026-06-01', TODAY)).toBe(1);
    expect(recencyOf('2025-08-20', TODAY)).toBeCloseTo(0.625, 2);
    expect(recencyOf('2024-11-20', TODAY)).toBeCloseTo(0.25, 2);
    expect(recencyOf('2024-01-20', TODAY)).toBe(0.25);
    expect(recencyOf('2023-11-10', TODAY)).toBe(0);
  });
  test('are weighted by evidence: apoB of grade A counts three times as much as cortisol of grade C', () => {
    const apob = { marker: 'apob', value: 70, date: TODAY, score: 100, evidence: 'A' } as const;
    const cortisol = { marker: 'cortisol-am', value: 18, date: TODAY, score: 60, evidence: 'C' } as const;
    const pillar = bloodPillar([apob, cortisol], TODAY);
    expect(pillar.score).toBeCloseTo(90, 9);
    expect(pillar.coverage).toBeCloseTo(4 / 25, 9);
  });
});

describe('metabolism', () => {
  test('a sensor of the test vector: 89.17', () => {
    expect(sensorScore(sugar.sensor)).toBeCloseTo(100 - 3.518 - 7.3154, 4);
  });
  test.each([
    [0.8, 100],
    [1, 100],
    [1.5, 80],
    [2, 60],
    [3, 30],
    [4, 0],
    [9, 0],
  ])('a HOMA-IR of %s scores %s', (homaIr, score) => {
    expect(metabolicPillar({ homaIr: blood(homaIr) }).score).toBeCloseTo(score, 9);
  });
  test('the triglyceride-glucose index fills in if insulin was not measured', () => {
    const triglycerideGlucose = blood(8.8);
    expect(metabolicPillar({ triglycerideGlucose })).toMatchObject({ score: 60, coverage: 1 / 9 });
    expect(metabolicPillar({ triglycerideGlucose, homaIr: blood(1) }).score).toBe(100);
  });
});

describe('habits', () => {
  test('twelve hours at night score 100, eight score 0, and more than twelve add nothing', () => {
    const score = (hours: number) => habitsPillar({ nightlyFastHours: [hours] }).score;
    expect([7, 8, 9, 10, 11, 12, 16].map(score)).toEqual([0, 0, 25, 50, 75, 100, 100]);
  });
});

test('a bio-age expires after a year', () => {
  const gapYears = { value: -3, origin: 'assessment', date: '2025-11-10' } as const;
  expect(bioAgePillar({ gapYears, coverage: 1 }, TODAY)).toMatchObject({ score: undefined, coverage: 0 });
});

describe('excluded groups', () => {
  const pillars = [
    metabolicPillar(sugar),
    bioAgePillar({ gapYears: blood(-1), coverage: 1 }, TODAY),
    sleepPillar(tracked(80)),
  ];
  test('with insulin, metabolism and habits don’t count', () => {
    const marked = withExclusion(pillars, exclusionOf(['insulin'], 40, 24));
    expect(marked.map(({ neutral }) => neutral)).toEqual(['excluded-group', undefined, undefined]);
  });
  test('in pregnancy bio-age, blood and the body don’t count', () => {
    const exclusion = exclusionOf(['pregnant'], 31, 26);
    const ferritin = { marker: 'ferritin', value: 14, date: TODAY, score: 30, evidence: 'A' } as const;
    const marked = withExclusion([...pillars, bloodPillar([ferritin], TODAY)], exclusion);
    expect(marked.map(({ neutral }) => neutral)).toEqual([
      'excluded-group',
      'pregnancy',
      undefined,
      'pregnancy',
    ]);
    const pillar = movementPillar({ ...moving, isBodyScored: !exclusion.isPregnant }, TODAY);
    expect(pillar.score).toBeCloseTo(94, 9);
    expect(pillar.coverage).toBe(0.5);
  });
  test('a body mass index below 18.5 excludes pillars, and no condition does not', () => {
    expect(exclusionOf([], 40, 18.4)).toMatchObject({ isExcluded: true, isPregnant: false });
    expect(exclusionOf([], 40, undefined)).toMatchObject({ isExcluded: false, isPregnant: false });
  });
});
