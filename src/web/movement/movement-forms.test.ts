import { describe, expect, test } from 'vitest';
import type { WorkoutEntry } from '#contract/movement.ts';
import { dayFormOf, readDay } from './day-form.ts';
import { newWorkout, readWorkout, repeated, workoutFormOf } from './workout-form.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const form = (changes: object = {}) => ({ ...newWorkout('2026-11-20', NOW), ...changes });
const stored: WorkoutEntry = {
  id: '01900000-0000-7000-8000-000000000001',
  timeZone: 'America/New_York',
  date: '2026-11-19',
  startedAt: '2026-11-19T11:30:27.000Z',
  kind: 'running',
  effort: 'vigorous',
  durationMinutes: 31.5,
  distanceKm: 5.123_456,
  energyKcal: 402,
  averageHeartRateBpm: 151,
  note: null,
  source: 'garmin',
};

describe('a workout that Ada types', () => {
  test('needs a duration; everything else is optional', () => {
    expect(readWorkout(form({ duration: '' }), 'metric', NOW).faults).toEqual({
      duration: 'Enter a number.',
    });
    expect(readWorkout(form({ duration: '45' }), 'metric', NOW).entry).toMatchObject({
      durationMinutes: 45,
      distanceKm: null,
      energyKcal: null,
      source: 'manual',
    });
  });

  test('has its distance in miles where she measures in miles', () => {
    const { entry } = readWorkout(form({ distance: '3,1' }), 'imperial', NOW);
    expect(entry?.distanceKm).toBeCloseTo(4.988_966, 6);
  });

  test('is refused outside the plausible range, in her units', () => {
    expect(readWorkout(form({ distance: '700' }), 'imperial', NOW).faults).toEqual({
      distance: 'Enter 621.37 mi or less.',
    });
    expect(readWorkout(form({ heartRate: '20' }), 'metric', NOW).faults).toHaveProperty('heartRate');
    expect(readWorkout(form({ date: '2026-11-22' }), 'metric', NOW).faults).toHaveProperty('date');
  });

  test('keeps exact figures, seconds and zone when she only adds a note', () => {
    const edited = { ...workoutFormOf(stored, 'imperial'), note: 'windy' };
    expect(readWorkout(edited, 'imperial', NOW, stored).entry).toEqual({
      ...stored,
      note: 'windy',
      source: 'manual',
    });
  });

  test('repeated is a new one that ends now, without the watch’s measurements', () => {
    const again = repeated(stored, '2026-11-20', NOW);
    expect(again).toMatchObject({ kind: 'running', durationMinutes: 31.5, distanceKm: 5.123_456 });
    expect(again).toMatchObject({ energyKcal: null, averageHeartRateBpm: null, source: 'manual' });
    expect(again.id).not.toBe(stored.id);
  });
});

describe('steps of a day', () => {
  const day = (changes: object = {}) => ({ ...dayFormOf('2026-11-19', undefined), ...changes });

  test('are whole numbers, at least one of them, and not for a future day', () => {
    expect(readDay(day({ steps: '9,120' }), NOW).entry).toMatchObject({ steps: 9120, moderateMinutes: null });
    expect(readDay(day({ steps: '80.5' }), NOW).faults.steps).toBe('Enter a whole number.');
    expect(readDay(day(), NOW).faults.steps).toBe('Enter at least one number.');
    expect(readDay(day({ steps: '1', date: '2026-11-23' }), NOW).faults.date).toBeDefined();
  });
});
