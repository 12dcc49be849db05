import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanOf } from '#domain/numbers/statistics.ts';
import { addDays } from '#domain/time/local-date.ts';
import { planByHand, planGoals } from './plan.ts';
import { TOM } from './testing.ts';
import {
  includesWorkouts,
  tooFewWorkoutDays,
  workoutAdjustment,
  type BurnedWorkout,
  type WorkoutRecords,
} from './workout-target.ts';

const TODAY = '2026-11-20';
interface Run extends BurnedWorkout {
  readonly date: string;
}
const run = (date: string, energyKcal: number | null): Run => ({
  date,
  kind: 'running',
  effort: 'vigorous',
  durationMinutes: 30,
  energyKcal,
});
const recordsOf = (runs: readonly Run[], totalDates: readonly string[] = []): WorkoutRecords => ({
  workouts: Map.groupBy(runs, ({ date }) => date),
  totalDates: new Set(totalDates),
});
const daysBefore = (count: number, date = TODAY): string[] =>
  Array.from({ length: count }, (_, index) => addDays(date, index - count));

const plan = planGoals(TOM);
const day = {
  date: TODAY,
  plan,
  mode: 'computed',
  planKcal: plan.energyKcal,
  isDeficitSafe: true,
} as const;
const sedentary = planGoals({ ...TOM, activityLevel: 'sedentary' });

/** Tom runs 420 kcal every other day. */
const runs = daysBefore(56)
  .filter((_, index) => index % 2 === 0)
  .map((date) => run(date, 420));
const everyOtherDay = recordsOf(runs);
const withToday = (...kcals: readonly (number | null)[]): WorkoutRecords =>
  recordsOf([...runs, ...kcals.map((kcal) => run(TODAY, kcal))]);

describe('workouts and a day’s target', () => {
  test('a run adds what exceeds the usual; a day of rest takes the usual off', () => {
    expect(workoutAdjustment(day, withToday(530))).toEqual({
      planKcal: plan.energyKcal,
      workoutKcal: 530,
      usualKcal: 210,
      addedKcal: 320,
    });
    expect(workoutAdjustment(day, everyOtherDay)).toMatchObject({ workoutKcal: 0, addedKcal: -210 });
  });

  test('several workouts of a day add up; one without a device’s figure is estimated', () => {
    const added = workoutAdjustment(day, withToday(300, null));
    expect(added?.workoutKcal).toBeGreaterThan(300 + 200);
    expect(added?.workoutKcal).toBeLessThan(300 + 600);
  });

  test('which plans include workouts: all but a sedentary formula', () => {
    expect(includesWorkouts(plan, 'computed')).toBe(true);
    expect(includesWorkouts(sedentary, 'computed')).toBe(false);
    expect(includesWorkouts(sedentary, 'by-hand')).toBe(true);
    const measured = planGoals({ ...TOM, activityLevel: 'sedentary', measuredExpenditureKcal: 2600 });
    expect(includesWorkouts(measured, 'computed')).toBe(true);
  });

  test('a sedentary formula includes no training, so a whole workout is added and rest changes nothing', () => {
    const sedentaryDay = { ...day, plan: sedentary, planKcal: sedentary.energyKcal };
    expect(workoutAdjustment(sedentaryDay, withToday(530))).toMatchObject({ usualKcal: 0, addedKcal: 530 });
    expect(workoutAdjustment(sedentaryDay, everyOtherDay)).toMatchObject({ addedKcal: 0 });
  });

  test('the plan applies on a day without data, and before an average is known', () => {
    expect(workoutAdjustment(day, recordsOf([]))).toBeUndefined();
    expect(workoutAdjustment(day, recordsOf(runs, daysBefore(28)))).toBeUndefined();
    expect(workoutAdjustment(day, recordsOf(runs, [...daysBefore(28), TODAY]))).toMatchObject({
      addedKcal: -210,
    });
    const firstWeek = recordsOf([run(addDays(TODAY, -6), 420), run(TODAY, 420)]);
    expect(workoutAdjustment(day, firstWeek)).toBeUndefined();
    const week = recordsOf([run(addDays(TODAY, -7), 420), run(TODAY, 420)]);
    expect(workoutAdjustment(day, week)).toMatchObject({ usualKcal: 60, addedKcal: 360 });
  });

  test('how many days there are is known as long as they are too few', () => {
    expect(tooFewWorkoutDays(day, recordsOf([]))).toBe(0);
    expect(tooFewWorkoutDays(day, recordsOf([run(TODAY, 420)]))).toBe(0);
    expect(tooFewWorkoutDays(day, recordsOf([run(addDays(TODAY, -6), 420)]))).toBe(6);
    expect(tooFewWorkoutDays(day, recordsOf([run(addDays(TODAY, -7), 420)]))).toBeUndefined();
    const sedentaryDay = { ...day, plan: sedentary };
    expect(tooFewWorkoutDays(sedentaryDay, recordsOf([]))).toBeUndefined();
  });

  test('the usual is an average of four weeks', () => {
    const since = (ago: number) =>
      workoutAdjustment(day, recordsOf([run(addDays(TODAY, -ago), 560), run(TODAY, 560)]))?.usualKcal;
    expect([since(28), since(29)]).toEqual([20, 0]);
  });

  test('later workouts don’t change an earlier day', () => {
    const earlier = { ...day, date: addDays(TODAY, -3) };
    const until = recordsOf(runs.filter(({ date }) => date <= earlier.date));
    expect(workoutAdjustment(earlier, withToday(900))).toEqual(workoutAdjustment(earlier, until));
  });

  test('a target never falls below the floor, nor below the plan if a deficit is unsafe', () => {
    const nearFloor = { ...day, planKcal: plan.floorKcal + 50 };
    expect(workoutAdjustment(nearFloor, everyOtherDay)).toMatchObject({ addedKcal: -50 });
    const belowFloor = planByHand(TOM, {
      energyKcal: 1200,
      proteinG: 100,
      carbsG: 100,
      fatG: 40,
      fiberG: 20,
    });
    const own = { ...day, plan: belowFloor, mode: 'by-hand', planKcal: 1200 } as const;
    expect(workoutAdjustment(own, everyOtherDay)).toMatchObject({ addedKcal: 0 });
    expect(workoutAdjustment({ ...day, isDeficitSafe: false }, everyOtherDay)).toMatchObject({
      addedKcal: 0,
    });
  });

  test('a device’s impossible figure adds no more than a plausible day', () => {
    const added = workoutAdjustment(day, withToday(15_000))?.addedKcal ?? 0;
    expect(plan.expenditureKcal + added).toBeLessThanOrEqual(3.5 * plan.restingKcal);
    expect(plan.expenditureKcal + added).toBeGreaterThan(3.5 * plan.restingKcal - 10);
    const beyond = { ...plan, expenditureKcal: 3.6 * plan.restingKcal };
    expect(workoutAdjustment({ ...day, plan: beyond }, withToday(530))).toMatchObject({ addedKcal: 0 });
  });

  test('with the same week over and over, the targets average to the plan', () => {
    const week = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(week, fc.boolean(), (kcals, isWorn) => {
        const dates = daysBefore(84);
        const workouts = dates.flatMap((date, index) => {
          const kcal = kcals[index % 7] ?? 0;
          return kcal > 0 ? [run(date, kcal)] : [];
        });
        fc.pre(workouts.length > 0);
        const records = recordsOf(workouts, isWorn ? dates : []);
        const planKcal = plan.floorKcal + 500;
        const targets = dates
          .slice(-7)
          .map((date) => planKcal + (workoutAdjustment({ ...day, date, planKcal }, records)?.addedKcal ?? 0));
        // Each target is rounded to 10 kcal.
        expect(Math.abs((meanOf(targets) ?? 0) - planKcal)).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('every target lies between the floor and a plausible expenditure', () => {
    const workout = fc.tuple(fc.integer({ min: 0, max: 56 }), fc.integer({ min: 1, max: 15_000 }));
    fc.assert(
      fc.property(fc.array(workout), fc.integer({ min: 1000, max: 4000 }), (sessions, planKcal) => {
        const workouts = sessions.map(([ago, kcal]) => run(addDays(TODAY, -ago), kcal));
        const { addedKcal = 0 } = workoutAdjustment({ ...day, planKcal }, recordsOf(workouts)) ?? {};
        expect(planKcal + addedKcal).toBeGreaterThanOrEqual(Math.min(planKcal, plan.floorKcal));
        expect(plan.expenditureKcal + addedKcal).toBeLessThanOrEqual(3.5 * plan.restingKcal);
      }),
    );
  });
});
