import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import type { Facts, Intake } from './facts.ts';

/** A health profile with "none of these" everywhere. */
export const healthy = (changes: Partial<HealthProfile> = {}): HealthProfile => ({
  ...NOTHING_APPLIES,
  medicinesAnswered: true,
  conditionsAnswered: true,
  allergiesAnswered: true,
  answeredOn: '2026-11-10',
  ...changes,
});

/** Four weeks of meals with these daily averages, fully reported unless `coverage` says otherwise. */
export const fourWeeks = (perDay: Nutrients, coverage: Nutrients = {}): Intake => ({
  from: '2026-10-23',
  to: '2026-11-19',
  days: 24,
  perDay,
  coverage: { ...Object.fromEntries(Object.keys(perDay).map((key) => [key, 1])), ...coverage },
});

/** Blood drawn on November 2, 2026. */
export const blood = (values: Readonly<Partial<Record<MarkerKey, number>>>): Facts['labs'] =>
  new Map(
    Object.entries(values).map(([marker, value]) => [marker as MarkerKey, { value, date: '2026-11-02' }]),
  );

/** Ada, 40, needs no supplement. Change what the test is about. */
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

export const tom = (changes: Partial<Facts> = {}): Facts => ada({ sex: 'male', ageYears: 50, ...changes });
