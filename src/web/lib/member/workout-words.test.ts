import { expect, test } from 'vitest';
import { workoutReason, workoutSum } from './workout-words.ts';

const run = { planKcal: 2150, workoutKcal: 480, usualKcal: 160, addedKcal: 320 };
const TARGETS = { energyKcal: 2150, proteinG: 100, carbsG: 250, fatG: 70, fiberG: 30 };
const rest = { ...run, workoutKcal: 0, addedKcal: -160 };

test('a day’s target shows its sum', () => {
  expect(workoutSum(run)).toBe('2,150 kcal from your plan + 320 kcal from more exercise than usual');
  expect(workoutSum(rest)).toBe('2,150 kcal from your plan − 160 kcal for less exercise than usual');
  expect(workoutSum({ ...run, usualKcal: 0, addedKcal: 480 })).toBe(
    '2,150 kcal from your plan + 480 kcal from workouts',
  );
  expect(workoutSum({ ...rest, usualKcal: 0, addedKcal: 0 })).toBe(
    '2,150 kcal from your plan, nothing added for workouts',
  );
});

test('the reason names today’s workouts, what the plan includes, and a limit', () => {
  const reasonOf = (workouts: typeof run) => workoutReason({ ...TARGETS, workouts });
  expect(reasonOf(run)).toBe(
    'Today’s workouts: 480 kcal. Your target already includes 160 kcal a day for workouts.',
  );
  expect(reasonOf({ ...rest, addedKcal: -50 })).toBe(
    'No workouts today. Your target already includes 160 kcal a day for workouts. We adjusted the result to stay within a safety limit.',
  );
  expect(reasonOf({ ...rest, usualKcal: 0, addedKcal: 0 })).toBe(
    'No workouts today. Your target doesn’t include any workout calories.',
  );
  expect(workoutReason(TARGETS)).toMatch(/^We’re using your plan’s target/);
});

test('with too few tracked days, the reason says that nothing changes yet', () => {
  expect(workoutReason({ ...TARGETS, workoutDays: 2 })).toBe(
    'Workouts don’t change your target yet. After 7 tracked days, we’ll know what’s usual for you. You have 2 so far.',
  );
  expect(workoutReason({ ...TARGETS, workoutDays: 0 })).toMatch(/Log a workout to start\.$/);
});
