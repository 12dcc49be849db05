import { describe, expect, test } from 'vitest';
import { EVIDENCE_WEIGHTS, FULL_COVERAGE_WEIGHT, RECENCY } from '#domain/longevity/blood-pillar.ts';
import {
  bloodPressurePoints,
  DIABETES_FROM,
  ESSENTIAL_DEDUCTIONS,
  ESSENTIAL_STEPS,
  NICOTINE_POINTS,
  PREDIABETES_FROM,
} from '#domain/longevity/essential-points.ts';
import { FAST_SCORES, HABIT_WEIGHTS } from '#domain/longevity/habits-pillar.ts';
import { ESSENTIALS } from '#domain/longevity/lifes-essential-8.ts';
import {
  HOMA_IR_SCORES,
  METABOLIC_WEIGHTS,
  SENSOR_LOSSES,
  TRIGLYCERIDE_GLUCOSE_SCORES,
} from '#domain/longevity/metabolic-pillar.ts';
import {
  ACTIVITY_WEIGHTS,
  MOVEMENT_WEIGHTS,
  RESISTANCE_TRAINING,
  STEP_RANGE,
  WAIST_TO_HEIGHT,
} from '#domain/longevity/movement-pillar.ts';
import {
  FIBER_G_PER_1000_KCAL,
  NUTRITION_RANGES,
  NUTRITION_WEIGHTS,
} from '#domain/longevity/nutrition-pillar.ts';
import type { PillarKey } from '#domain/longevity/pillar.ts';
import {
  BIO_AGE_SCORE,
  FULL_ANSWERS_DAYS,
  FULL_COVERAGE_DAYS,
  MAX_ANSWERS_DAYS,
  MAX_WEIGHT_AGE_DAYS,
  WINDOW_DAYS,
} from '#domain/longevity/tuning.ts';
import { STRESS_WEIGHTS } from '#domain/stress/stress-score.ts';
import { POINT_TABLES } from './essential-bands.ts';
import { ESSENTIAL_WORDS } from './essential-words.ts';
import { PILLAR_FORMULAS } from './pillar-formulas.ts';

/** All numbers within constants, however nested. */
const figuresIn = (of: unknown): readonly number[] =>
  typeof of === 'number'
    ? [of]
    : typeof of === 'object' && of !== null
      ? Object.values(of).flatMap(figuresIn)
      : [];

/** All numbers within a text. */
const figuresOf = (text: string): readonly number[] =>
  [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

const percent = (weights: object): readonly number[] =>
  figuresIn(weights).map((share) => Math.round(100 * share));

const CONSTANTS: Readonly<Record<PillarKey, readonly unknown[]>> = {
  nutrition: [NUTRITION_WEIGHTS, NUTRITION_RANGES, FIBER_G_PER_1000_KCAL, FULL_COVERAGE_DAYS, WINDOW_DAYS],
  movement: [
    MOVEMENT_WEIGHTS,
    percent(ACTIVITY_WEIGHTS),
    WAIST_TO_HEIGHT,
    RESISTANCE_TRAINING,
    STEP_RANGE,
    FULL_ANSWERS_DAYS,
    MAX_ANSWERS_DAYS,
    MAX_WEIGHT_AGE_DAYS,
  ],
  sleep: [WINDOW_DAYS, FULL_COVERAGE_DAYS],
  stress: [percent(STRESS_WEIGHTS)],
  metabolic: [
    METABOLIC_WEIGHTS,
    { ...SENSOR_LOSSES, riskIndex: SENSOR_LOSSES.riskIndex.perUnit },
    HOMA_IR_SCORES,
    TRIGLYCERIDE_GLUCOSE_SCORES,
  ],
  blood: [EVIDENCE_WEIGHTS, { ...RECENCY, fadedWeight: 100 * RECENCY.fadedWeight }, FULL_COVERAGE_WEIGHT],
  habits: [percent(HABIT_WEIGHTS), FAST_SCORES, FULL_COVERAGE_DAYS],
  'bio-age': [BIO_AGE_SCORE, MAX_ANSWERS_DAYS],
};

describe('The audit of a pillar', () => {
  test.each(Object.keys(CONSTANTS) as PillarKey[])(
    'of %s shows every constant it is computed with',
    (key) => {
      const { formula, coverage } = PILLAR_FORMULAS[key];
      expect(figuresOf(`${formula} ${coverage}`)).toEqual(
        expect.arrayContaining([...figuresIn(CONSTANTS[key])]),
      );
    },
  );
});

describe('The points table of Life’s Essential 8', () => {
  test('shows every limit and all points of a metric', () => {
    const { diet, activity, sleep, bodyMass } = ESSENTIAL_STEPS;
    const tables = { diet, activity, sleep, 'body-mass-index': bodyMass } as const;
    for (const [key, { limits, points }] of Object.entries(tables)) {
      const { rows } = POINT_TABLES[key as keyof typeof tables];
      const words = figuresOf(rows.map(([what]) => what).join(' '));
      expect(words).toEqual(expect.arrayContaining(limits.filter((limit) => limit !== 1)));
      expect(rows.map(([, each]) => each)).toEqual(
        [...new Set(points)].toSorted((one, other) => other - one),
      );
    }
  });

  test('names each band in members’ terms', () => {
    expect(POINT_TABLES.activity.rows.slice(-2)).toEqual([
      ['1 to 29', 20],
      ['None', 0],
    ]);
    expect(POINT_TABLES.sleep.rows).toContainEqual(['5 to under 6, or 10 or more', 40]);
    expect(POINT_TABLES.lipids.rows[1]).toEqual(['130 to 159 mg/dL (3.4 to under 4.1 mmol/L)', 60]);
    expect(POINT_TABLES.nicotine.rows.map(([, points]) => points)).toEqual(Object.values(NICOTINE_POINTS));
  });

  test('of blood pressure agrees with the points of each row', () => {
    expect(POINT_TABLES['blood-pressure'].rows).toEqual([
      ['Under 120 and under 80', 100],
      ['120 to 129 and under 80', 75],
      ['130 to 139 or 80 to 89', 50],
      ['140 to 159 or 90 to 99', 25],
      ['160 or more or 100 or more', 0],
    ]);
    const points = (systolicMmhg: number, diastolicMmhg: number) =>
      bloodPressurePoints({ systolicMmhg, diastolicMmhg, isTreated: false });
    expect([points(119, 79), points(129, 79), points(119, 89), points(119, 99), points(160, 70)]).toEqual([
      100, 75, 50, 25, 0,
    ]);
  });

  test('of blood glucose shows the thresholds with and without diabetes', () => {
    const { rows } = POINT_TABLES['blood-glucose'];
    const { limits } = ESSENTIAL_STEPS.a1cWithDiabetes;
    const words = figuresOf(rows.map(([what]) => what.replaceAll('HbA1c', '')).join(' '));
    expect(words).toEqual(
      expect.arrayContaining([...limits, PREDIABETES_FROM.a1cPercent, DIABETES_FROM.a1cPercent, 100, 125]),
    );
  });

  test('has notes about deductions', () => {
    expect(ESSENTIALS.filter((key) => figuresOf(ESSENTIAL_WORDS[key].note ?? '').includes(20))).toEqual([
      'nicotine',
      'lipids',
      'blood-pressure',
    ]);
    expect(ESSENTIAL_DEDUCTIONS).toEqual({ treated: 20, indoorSmoker: 20 });
    expect(ESSENTIAL_WORDS.activity.note).toContain('1 to 149 minutes as 75');
  });
});
