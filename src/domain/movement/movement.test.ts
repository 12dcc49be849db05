import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeDays, creditedMinutes, type DayTotals, type Workout } from './active-days.ts';
import { effortByHeartRate, maxHeartRate } from './effort-by-heart-rate.ts';
import { movementWeek } from './movement-week.ts';
import { usualMovement } from './usual-movement.ts';
import { workoutEnergy } from './workout-energy.ts';
import { EFFORTS, WORKOUT_KINDS, workoutType } from './workout-types.ts';
import { addDays } from '#domain/time/local-date.ts';

const run = (changes: Partial<Workout> = {}): Workout => ({
  date: '2026-11-18',
  kind: 'running',
  effort: 'vigorous',
  durationMinutes: 30,
  ...changes,
});
const totals = (changes: Partial<DayTotals> = {}): DayTotals => ({
  source: 'manual',
  date: '2026-11-18',
  steps: 8000,
  moderateMinutes: null,
  vigorousMinutes: null,
  ...changes,
});

describe('a day of Ada', () => {
  test('counts vigorous minutes twice and light ones not at all', () => {
    const [day] = activeDays(
      [
        run(),
        run({ kind: 'walking', effort: 'moderate', durationMinutes: 20 }),
        run({ kind: 'yoga', effort: 'light' }),
      ],
      [],
    );
    expect(day && creditedMinutes(day)).toBe(80);
  });

  test('never adds the minutes of her watch to those of the workout it saw too', () => {
    const [day] = activeDays([run()], [totals({ moderateMinutes: 12, vigorousMinutes: 31 })]);
    expect(day && creditedMinutes(day)).toBe(74);
    const [typed] = activeDays(
      [run({ durationMinutes: 60 })],
      [totals({ moderateMinutes: 12, vigorousMinutes: 31 })],
    );
    expect(typed && creditedMinutes(typed)).toBe(120);
  });

  test('has one source, never a sum: her own figures, else the device with the most', () => {
    const phone = totals({ source: 'apple-health', steps: 9000 });
    const watch = totals({ source: 'garmin', steps: 9400 });
    const steps = (...all: DayTotals[]) => activeDays([], all).map((day) => day.steps);
    expect(steps(phone, watch)).toEqual([9400]);
    expect(steps(watch, totals({ steps: 8000 }), phone)).toEqual([8000]);
    const ordered = activeDays([], [watch, phone], ['apple-health', 'garmin']);
    expect(ordered.map((day) => day.steps)).toEqual([9000]);
    // A source that isn't in the order comes last.
    expect(activeDays([], [watch, phone], ['apple-health'])[0]?.steps).toBe(9000);
  });

  test('joins steps and strength training', () => {
    expect(activeDays([run({ kind: 'strength', effort: 'moderate' })], [totals()])).toEqual([
      {
        date: '2026-11-18',
        moderateMinutes: 30,
        vigorousMinutes: 0,
        strengthSessions: 1,
        steps: 8000,
        hasMinutes: true,
      },
    ]);
  });
});

describe('a week', () => {
  test('runs from Monday to Sunday', () => {
    const days = activeDays(
      ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map((date) =>
        run({ date, durationMinutes: 10 }),
      ),
      [],
    );
    expect(movementWeek(days, '2026-11-18')).toEqual({ from: '2026-11-16', minutes: 40, strengthDays: 0 });
  });

  test('counts days of strength training, not sessions', () => {
    const strength = run({ kind: 'strength', effort: 'moderate' });
    expect(movementWeek(activeDays([strength, strength], []), '2026-11-18').strengthDays).toBe(1);
  });
});

describe('a usual week', () => {
  test('counts days of rest since the first workout', () => {
    const days = activeDays(
      ['2026-11-05', '2026-11-12'].map((date) => run({ date })),
      [],
    );
    const usual = usualMovement(days, '2026-11-18');
    expect(usual).toMatchObject({ trackedDays: 14, weeklyStrengthSessions: 0 });
    expect(usual.weeklyMinutes).toBeCloseTo(60, 9);
  });

  test('is unknown within the first days, and from steps alone', () => {
    expect(usualMovement(activeDays([run()], []), '2026-11-20').weeklyMinutes).toBeUndefined();
    const steps = activeDays(
      [],
      Array.from({ length: 10 }, (_, at) => totals({ date: addDays('2026-11-01', at) })),
    );
    expect(usualMovement(steps, '2026-11-12')).toEqual({
      weeklyMinutes: undefined,
      weeklyStrengthSessions: undefined,
      trackedDays: 0,
      steps: { mean: 8000, days: 10 },
    });
  });

  test('forgets what is more than four weeks ago', () => {
    expect(usualMovement(activeDays([run({ date: '2026-10-01' })], []), '2026-11-18').trackedDays).toBe(0);
  });

  test('does not depend on the order of days, and never falls when a workout is added', () => {
    const workout = fc.record({
      date: fc.integer({ min: 0, max: 27 }).map((at) => addDays('2026-10-22', at)),
      kind: fc.constantFrom(...WORKOUT_KINDS),
      effort: fc.constantFrom(...EFFORTS),
      durationMinutes: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(workout, { minLength: 1, maxLength: 20 }), workout, (workouts, added) => {
        const at = '2026-11-18';
        const first = run({ date: '2026-10-22', durationMinutes: 1 });
        const before = usualMovement(activeDays([first, ...workouts], []), at);
        expect(usualMovement(activeDays([...workouts.toReversed(), first], []), at)).toEqual(before);
        const after = usualMovement(activeDays([first, ...workouts, added], []), at);
        expect(after.weeklyMinutes).toBeGreaterThanOrEqual(before.weeklyMinutes ?? 0);
      }),
    );
  });
});

describe('energy of a workout', () => {
  // Ainsworth 2011: running at 6 mph is 9.8 MET; half an hour of it at 70 kg, minus resting energy.
  test('is 308 kcal for half an hour of running at 70 kg', () => {
    const energy = workoutEnergy({ kind: 'running', effort: 'moderate', durationMinutes: 30 }, 70);
    expect(energy).toBeCloseTo(308, 6);
  });

  test.each(WORKOUT_KINDS)('does not fall with effort: %s', (kind) => {
    const { light, moderate, vigorous } = workoutType(kind).mets;
    expect(light).toBeGreaterThan(1);
    expect([light, moderate, vigorous]).toEqual([light, moderate, vigorous].toSorted((a, b) => a - b));
  });
});

test('at 40 the maximum heart rate is 180; effort counts from 115, and double from 139', () => {
  expect(maxHeartRate(40)).toBe(180);
  expect([115, 116, 138, 139].map((bpm) => effortByHeartRate(bpm, 40))).toEqual([
    'light',
    'moderate',
    'moderate',
    'vigorous',
  ]);
});
