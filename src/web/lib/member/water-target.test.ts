import { expect, test } from 'vitest';
import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { waterTargetOf } from './water-target.ts';

const ada = { sex: 'female', ageYears: 42, massKg: 80 } as Member;
/** Planned at 74 kg; the trend has reached 62 kg. */
const goals = {
  massKg: 74,
  currentMassKg: 62,
  today: { proteinG: 110, fiberG: 25 },
  settings: { waterMl: null, sleepHours: null, fastingProtocol: null, conditions: [] },
  screenedConditions: [],
} as unknown as GoalsInForce;

test('Ada drinks by her trend weight of today, not by the one her plan was made for', () => {
  expect(waterTargetOf(ada, goals)).toMatchObject({ targetMl: 1850, massKg: 62 });
  expect(waterTargetOf(ada, undefined)).toMatchObject({ targetMl: 2300, massKg: 80 });
});

test('much fiber or protein in her targets needs more water', () => {
  const today = { ...goals.today, fiberG: 41 };
  expect(waterTargetOf(ada, { ...goals, today }).targetMl).toBe(2050);
});

test('a condition counts wherever it was answered, and her own target comes first', () => {
  expect(waterTargetOf(ada, { ...goals, screenedConditions: ['pregnant'] }).targetMl).toBe(2150);
  expect(waterTargetOf(ada, { ...goals, screenedConditions: ['kidney-disease'] }).source).toBe('fluid-limit');
  const settings = { ...goals.settings, waterMl: 2000 };
  expect(waterTargetOf(ada, { ...goals, settings })).toMatchObject({ targetMl: 2000, source: 'by-hand' });
});
