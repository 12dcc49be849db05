import { expect, test } from 'vitest';
import type { GoalsInForce, Projection } from '#contract/goals/goals.ts';
import { arrivalHeadline, targetSentence } from './weight-words.ts';

const TODAY = '2026-11-20';
const arrival = (date: string, earliest: string, latest: string | null) => ({
  targetMassKg: 66,
  status: 'reachable' as const,
  date,
  earliest,
  latest,
});

test('a target weight has a part of a month and its earliest and latest time', () => {
  expect(arrivalHeadline(arrival('2027-03-29', '2027-03-04', '2027-05-06'), 'kg', TODAY)).toEqual({
    headline: '66 kg around the end of March',
    text: 'Between early March and early May, if you stay on target.',
  });
  expect(arrivalHeadline(arrival('2026-12-12', '2026-12-11', '2026-12-15'), 'lb', TODAY)).toEqual({
    headline: '145.5 lb around mid-December',
    text: 'Give or take a few days, if you stay on target.',
  });
});

test('a distant month has its year, and an open end says so', () => {
  const { headline, text } = arrivalHeadline(arrival('2028-03-02', '2027-12-15', null), 'kg', TODAY);
  expect(headline).toBe('66 kg around the start of March 2028');
  expect(text).toMatch(/^Mid-December 2027 at the earliest/);
});

test('a target out of reach at this intake has no date', () => {
  const never = {
    targetMassKg: 60,
    status: 'not-reachable',
    date: null,
    earliest: null,
    latest: null,
  } as const;
  expect(arrivalHeadline(never, 'kg', TODAY).headline).toBe('60 kg: out of reach at this calorie target');
});

const goalsOf = (changes: Partial<GoalsInForce> = {}): GoalsInForce =>
  ({
    expenditureKcal: 2240,
    goal: 'lose',
    limits: [],
    settings: { conditions: [] },
    screenedConditions: [],
    ...changes,
  }) as unknown as GoalsInForce;

/** Projected weeks with an even change. */
const projectionOf = (kgAWeek: number): Projection =>
  ({
    startMassKg: 72,
    points: [0, 1, 2, 3, 4].map((week) => ({ massKg: 72 + week * kgAWeek })),
  }) as unknown as Projection;

test('the sentence below the target says what the plan does to the weight', () => {
  const say = (...args: Parameters<typeof targetSentence>) =>
    targetSentence(...args)
      .join(' ')
      .trim();
  expect(say(goalsOf(), projectionOf(-0.3), 'metric')).toBe(
    'You burn about 2,240 kcal a day, so you’ll lose about 0.3 kg a week.',
  );
  expect(say(goalsOf({ goal: 'gain' }), projectionOf(0.25), 'imperial')).toBe(
    'You burn about 2,240 kcal a day, so you’ll gain about 0.6 lb a week.',
  );
  expect(say(goalsOf({ goal: 'maintain' }), projectionOf(-0.02), 'metric')).toBe(
    'You burn about 2,240 kcal a day, so your weight will hold steady.',
  );
  const pregnant = goalsOf({ screenedConditions: ['pregnant'] });
  expect(say(pregnant, projectionOf(0.4), 'metric')).toBe(
    'You burn about 2,240 kcal a day, including what your pregnancy needs.',
  );
  expect(say(goalsOf(), undefined, 'metric')).toBe('You burn about 2,240 kcal a day.');
});

test('the margin of an arrival is as wide as its range', () => {
  const said = (earliest: string, latest: string) =>
    arrivalHeadline(arrival('2026-12-15', earliest, latest), 'kg', TODAY).text;
  expect(said('2026-12-13', '2026-12-17')).toMatch(/^Give or take a few days,/);
  expect(said('2026-12-11', '2026-12-20')).toMatch(/^Give or take a week,/);
});
