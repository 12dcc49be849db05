import { describe, expect, test } from 'vitest';
import {
  activityPoints,
  bloodGlucosePoints,
  bloodPressurePoints,
  bodyMassPoints,
  dietPoints,
  lipidPoints,
  nicotinePoints,
  quittingGain,
  sleepPoints,
} from './essential-points.ts';
import { essentialBand, lifesEssential8, meanOfEight, type EssentialFacts } from './lifes-essential-8.ts';

const table = (points: (value: number) => number | undefined, rows: readonly (readonly [number, number])[]) =>
  expect(rows.map(([value]) => [value, points(value)])).toEqual(rows);

describe('the points of each metric', () => {
  test('diet, by the Healthy Eating Index', () =>
    table(dietPoints, [
      [30, 0],
      [49, 25],
      [57.9, 25],
      [58, 50],
      [67, 80],
      [79, 100],
      [100, 100],
    ]));
  test('activity, minutes a week', () =>
    table(activityPoints, [
      [0, 0],
      [1, 20],
      [29, 20],
      [30, 40],
      [60, 60],
      [90, 80],
      [120, 90],
      [149, 90],
      [150, 100],
      [600, 100],
    ]));
  test('sleep, hours a night', () =>
    table(sleepPoints, [
      [3.9, 0],
      [4, 20],
      [5, 40],
      [6, 70],
      [7, 100],
      [8.9, 100],
      [9, 90],
      [10, 40],
    ]));
  test('body mass index', () =>
    table(bodyMassPoints, [
      [17, 100],
      [24.9, 100],
      [25, 70],
      [30, 30],
      [35, 15],
      [40, 0],
    ]));
  test('non-HDL cholesterol', () =>
    table(
      (value) => lipidPoints(value, false),
      [
        [129, 100],
        [130, 60],
        [160, 40],
        [190, 20],
        [220, 0],
      ],
    ));
  test('treated lipids lose 20 points, never below 0', () => {
    expect([lipidPoints(129, true), lipidPoints(200, true), lipidPoints(230, true)]).toEqual([80, 0, 0]);
  });
  test('nicotine, and a smoker at home', () => {
    expect([nicotinePoints('never', false), nicotinePoints('quit-5-years', false)]).toEqual([100, 75]);
    expect([nicotinePoints('vapes', true), nicotinePoints('smokes', true)]).toEqual([5, 0]);
  });
  test('quitting gains the points of five years without; never-smokers and long-time quitters gain none', () => {
    expect((['smokes', 'vapes', 'quit-5-years', 'never'] as const).map(quittingGain)).toEqual([75, 50, 0, 0]);
  });
  test('blood glucose without diabetes, by HbA1c first', () => {
    const of = (hba1cPercent?: number, fastingMgdl?: number) =>
      bloodGlucosePoints({ hba1cPercent, fastingMgdl, hasDiabetes: false });
    expect([of(5.6), of(5.7), of(6.4), of(6.5)]).toEqual([100, 60, 60, 40]);
    expect([of(undefined, 99), of(undefined, 100), of(undefined, 125)]).toEqual([100, 60, 60]);
    expect(of(5.8, 90)).toBe(60);
    expect(of(undefined, 126)).toBeUndefined();
  });
  test('blood glucose with diabetes needs HbA1c', () => {
    const of = (hba1cPercent?: number) =>
      bloodGlucosePoints({ hba1cPercent, fastingMgdl: 95, hasDiabetes: true });
    expect([of(5.5), of(7), of(8.5), of(9.5), of(10)]).toEqual([40, 30, 20, 10, 0]);
    expect(of()).toBeUndefined();
  });
  test('blood pressure is optimal only if both figures are', () => {
    const of = (systolicMmhg: number, diastolicMmhg?: number, isTreated = false) =>
      bloodPressurePoints({ systolicMmhg, diastolicMmhg, isTreated });
    expect([of(119, 79), of(119, 80), of(125, 79), of(125, 85), of(110, 95)]).toEqual([100, 50, 75, 50, 25]);
    expect([of(135, 70), of(150, 70), of(160, 70), of(120, 100)]).toEqual([50, 25, 0, 0]);
    expect([of(124), of(118, 70, true), of(150, 95, true), of(165, 70, true)]).toEqual([75, 80, 5, 0]);
  });
});

describe("Life's Essential 8", () => {
  const figure = (value: number) => ({ value, origin: 'tracked', date: '2026-11-01' }) as const;
  const facts: EssentialFacts = {
    healthyEatingIndex: figure(62),
    activityMinutes: figure(160),
    nicotine: { value: 'quit-5-years', origin: 'assessment', date: '2026-11-01' },
    livesWithSmoker: false,
    sleepHours: figure(6.6),
    bodyMassIndex: figure(27),
    nonHdlMgdl: figure(150),
    takesLipidMedicine: false,
    hba1cPercent: figure(5.8),
    hasDiabetes: false,
    systolicMmhg: figure(124),
    takesBloodPressureMedicine: false,
  };

  test('the worked example scores 70.0', () => {
    const result = lifesEssential8(facts, 48);
    expect(result?.metrics.map(({ points }) => points)).toEqual([50, 100, 75, 70, 70, 60, 60, 75]);
    expect(result).toMatchObject({ knownCount: 8, score: 70 });
    expect(essentialBand(70)).toBe('moderate');
  });
  test('seven of eight metrics give no score', () => {
    const result = lifesEssential8({ ...facts, nicotine: undefined }, 48);
    expect(result).toMatchObject({ knownCount: 7, score: undefined });
    expect(result?.metrics).toHaveLength(8);
    expect(meanOfEight([100, 100])).toBeUndefined();
  });
  test('is for adults from age 20', () => {
    expect(lifesEssential8(facts, 19)).toBeUndefined();
  });
  test('is high from 80 and low below 50', () => {
    expect([80, 79.9, 50, 49.9].map(essentialBand)).toEqual(['high', 'moderate', 'moderate', 'low']);
  });
});
