import { expect, test } from 'vitest';
import type { VitalReading } from '#contract/vitals.ts';
import { readVitals, vitalsFormOf } from './vitals-form.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const form = (changes: object = {}) => ({
  ...vitalsFormOf(undefined, '2026-11-20', NOW, 'metric'),
  ...changes,
});

test('a blood pressure has both figures, the upper one first', () => {
  expect(readVitals(form({ systolic: '118', diastolic: '76' }), 'metric', NOW).entry).toMatchObject({
    systolicMmhg: 118,
    diastolicMmhg: 76,
    restingHeartRateBpm: null,
  });
  const faultOf = (typed: object) => readVitals(form(typed), 'metric', NOW).faults.diastolic;
  expect(faultOf({ systolic: '118' })).toBe('Enter both numbers.');
  expect(faultOf({ systolic: '76', diastolic: '118' })).toBe(
    'Diastolic (bottom number) must be lower than systolic (top number).',
  );
  expect(readVitals(form(), 'metric', NOW).faults.systolic).toBe('Enter at least one reading.');
});

test('a temperature in Fahrenheit is stored in Celsius, and its limits are shown in Fahrenheit', () => {
  const { entry } = readVitals(form({ temperature: '98.6' }), 'imperial', NOW);
  expect(entry?.bodyTemperatureC).toBeCloseTo(37, 9);
  expect(readVitals(form({ temperature: '37' }), 'imperial', NOW).faults.temperature).toBe(
    'Enter 89.6 °F or more.',
  );
});

test('an edited entry keeps the exact values of unedited fields', () => {
  const stored: VitalReading = {
    id: '01900000-0000-7000-8000-000000000001',
    timeZone: 'Europe/Berlin',
    date: '2026-11-19',
    measuredAt: '2026-11-19T07:30:12.000Z',
    systolicMmhg: null,
    diastolicMmhg: null,
    restingHeartRateBpm: 58,
    bodyTemperatureC: 36.6543,
    oxygenSaturationPercent: 98,
    hrvSdnnMs: 41.52,
    note: null,
    source: 'manual',
  };
  const edited = { ...vitalsFormOf(stored, stored.date, NOW, 'imperial'), note: 'calm' };
  expect(readVitals(edited, 'imperial', NOW, stored).entry).toEqual({ ...stored, note: 'calm' });
});
