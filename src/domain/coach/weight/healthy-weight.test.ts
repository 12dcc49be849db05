import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import { healthyWeightAdvice } from './healthy-weight.ts';

const nadia: GoalBasis = {
  sex: 'female',
  ageYears: 40,
  heightCm: 168,
  massKg: 65,
  goal: 'maintain',
  activityLevel: 'light',
  dietaryPreference: 'none',
};
const adviceFor = (changes: Partial<GoalBasis>) =>
  healthyWeightAdvice(
    {
      basis: { ...nadia, ...changes },
      plan: undefined,
      estimate: null,
      trendKg: undefined,
      eaten: undefined,
    },
    CANONICAL_UNITS,
  );

test('Nadia hears the weights of a healthy BMI at her height, and her own', () => {
  const { paragraphs, figures } = adviceFor({});
  expect(paragraphs.map((text) => spelledOut(text, figures))).toEqual([
    'For your height, a BMI of 18.5 to 25 means about 52 kg to 71 kg. You weigh 65 kg.',
  ]);
});

test.each([
  [65, 'You’re in the healthy range'],
  [50, 'You’re below the healthy range'],
  [75, 'You’re above the healthy range'],
  [90, 'You’re above the healthy range'],
])('at %d kg: %s', (massKg, title) => {
  expect(adviceFor({ massKg })).toMatchObject({ title, isRefused: false });
});

test.each([
  [{ ageYears: 16 }, 'Adult ranges don’t apply to you yet'],
  [{ conditions: ['pregnant'] }, 'Ask your doctor or midwife'],
  [{ conditions: ['eating-disorder'] }, 'Ask your doctor or midwife'],
] as const)('no range is shown with %j', (changes, title) => {
  expect(adviceFor(changes)).toMatchObject({ title, isRefused: true, figures: [] });
});
