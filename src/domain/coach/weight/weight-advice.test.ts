import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { expect, test } from 'vitest';
import { spelledOut } from '#domain/coach/reply.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import { lossAdvice, stuckAdvice, type WeightFacts } from './weight-advice.ts';

const nadia: GoalBasis = {
  sex: 'female',
  ageYears: 40,
  heightCm: 168,
  massKg: 80,
  goal: 'maintain',
  activityLevel: 'light',
  dietaryPreference: 'none',
};
const facts = (changes: Partial<GoalBasis> = {}, more: Partial<WeightFacts> = {}): WeightFacts => ({
  basis: { ...nadia, ...changes },
  plan: undefined,
  estimate: null,
  trendKg: undefined,
  eaten: undefined,
  ...more,
});
const ESTIMATE = { expenditureKcal: 2100, sdKcal: 90, lowKcal: 1950, highKcal: 2250 };
const said = (advice: ReturnType<typeof lossAdvice>): string =>
  advice.paragraphs.map((text) => spelledOut(text, advice.figures)).join(' ');

test('Nadia hears a target below what she burns, and the fastest safe rate', () => {
  const text = said(lossAdvice(facts({}, { estimate: ESTIMATE }), 'how do i lose weight', CANONICAL_UNITS));
  expect(text).toMatch(/about 1,660 kcal a day, for a loss of about 0\.4 kg a week/);
  expect(text).toMatch(/between 1,950 kcal and 2,250 kcal/);
  expect(text).toMatch(/fastest safe rate for you is 0\.8 kg a week/);
});

test('without an estimate, she hears that a formula can be off', () => {
  expect(said(lossAdvice(facts(), 'how do i lose weight', CANONICAL_UNITS))).toMatch(/off by about 10%/);
});

test('an amount gets its time, as a range', () => {
  const text = said(lossAdvice(facts({}, { estimate: ESTIMATE }), 'how do i lose 5 kg', CANONICAL_UNITS));
  expect(text).toMatch(/it would take about \d+ to \d+ weeks/);
});

test.each([
  ['under 18', { ageYears: 16 }, 'Not before you’re 18'],
  ['underweight', { massKg: 50 }, 'Your weight is already too low for that'],
  ['pregnant', { conditions: ['pregnant'] }, 'Talk to your doctor first'],
  ['after an eating disorder', { conditions: ['eating-disorder'] }, 'Talk to your doctor first'],
  ['at the lower end of the healthy range', { massKg: 52.5 }, 'You don’t need to lose weight'],
  ['over 65 and lean', { ageYears: 70, massKg: 56.5 }, 'You don’t need to lose weight'],
] as const)('%s, nobody hears how to lose weight or why the scale is stuck', (_, changes, title) => {
  for (const advice of [
    lossAdvice(facts(changes), 'how do i lose weight', CANONICAL_UNITS),
    stuckAdvice(facts(changes), CANONICAL_UNITS),
  ])
    expect(advice).toMatchObject({ title, isRefused: true, figures: [] });
});

test('an amount that would make her underweight is refused', () => {
  expect(lossAdvice(facts(), 'how do i lose 30 kg', CANONICAL_UNITS)).toMatchObject({ isRefused: true });
});

test.each([
  [{ trendKg: -1.2 }, 'You are losing weight'],
  [
    { eaten: { kcal: 2080, days: 20 }, trendKg: 0, estimate: ESTIMATE },
    'You’re eating about as much as you burn',
  ],
  [{ eaten: { kcal: 1500, days: 20 }, trendKg: 0, estimate: ESTIMATE }, 'Your log and the scale don’t agree'],
  [{ eaten: { kcal: 1500, days: 3 }, trendKg: 0 }, 'There isn’t enough in your log to tell'],
] as const)('a stuck scale with %j: %s', (more, title) => {
  expect(stuckAdvice(facts({}, more), CANONICAL_UNITS).title).toBe(title);
});
