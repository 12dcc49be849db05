import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import type { Facts, Intake } from './facts.ts';

/** A health profile in which everything was answered with "none of these". */
export const healthy = (changes: Partial<HealthProfile> = {}): HealthProfile => ({
  ...NOTHING_APPLIES,
  medicinesAnswered: true,
  conditionsAnswered: true,
  allergiesAnswered: true,
  answeredOn: '2026-11-10',
  ...changes,
});

/** Four weeks of meals with these means a day, wholly reported where `coverage` does not say otherwise. */
export const fourWeeks = (perDay: Nutrients, coverage: Nutrients = {}): Intake => ({
  from: '2026-10-23',
  to: '2026-11-19',
  days: 24,
  perDay,
  coverage: { ...Object.fromEntries(Object.keys(perDay).map((key) => [key, 1])), ...coverage },
});

/** Blood drawn on 2 November 2026. */
export const blood = (values: Readonly<Partial<Record<MarkerKey, number>>>): Facts['labs'] =>
  new Map(
    Object.entries(values).map(([marker, value]) => [marker as MarkerKey, { value, date: '2026-11-02' }]),
  );

/** Ada, 40 years old, of whom nothing speaks for a supplement; change what the scene is about. */
export const ada = (changes: Partial<Facts> = {}): Facts => ({
  today: '2026-11-20',
  sex: 'female',
  ageYears: 40,
  bodyMassIndex: 23,
  dietaryPreference: 'none',
  health: healthy(),
  labs: new Map(),
  intake: undefined,
  protein: undefined,
  sleep: undefined,
  stress: undefined,
  pressure: undefined,
  own: [],
  ...changes,
});

/** Tom, 50 years old. */
export const tom = (changes: Partial<Facts> = {}): Facts => ada({ sex: 'male', ageYears: 50, ...changes });
