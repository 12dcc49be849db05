import { expect, test } from 'vitest';
import { safeNext } from '#contract/account/safe-next.ts';
import { TOM } from '#domain/goals/testing.ts';
import {
  begunWith,
  previewProfile,
  readRegistration,
  registrationErrors,
  withoutPassword,
  type RegistrationValues,
} from './registration-form.ts';

const tom: RegistrationValues = {
  username: 'tom',
  password: 'a long walk home',
  email: '',
  name: '',
  ...TOM,
  unitSystem: 'metric',
  mealReminders: true,
  progressReminders: false,
};

test('Tom leaves email and name empty: they are absent in the request, not empty strings', () => {
  const sent = readRegistration(tom);
  expect(sent).toMatchObject({ username: 'tom', heightCm: 178, weeklyLossKg: 0.5 });
  expect(sent && 'email' in sent && sent.email).toBeFalsy();
});

test('Tom changes his mind and maintains: the weekly loss he had chosen is not sent', () => {
  expect(
    readRegistration({ ...tom, goal: 'maintain', targetMassKg: undefined })?.weeklyLossKg,
  ).toBeUndefined();
});

test('an empty form names every missing field, each with its own sentence', () => {
  const empty = {
    ...tom,
    username: '',
    password: '',
    ageYears: undefined,
    sex: undefined,
    heightCm: undefined,
    massKg: undefined,
  };
  expect(Object.keys(registrationErrors(empty)).toSorted()).toEqual([
    'ageYears',
    'heightCm',
    'massKg',
    'password',
    'sex',
    'username',
  ]);
});

test('a weight with a letter O is not a number, which is another fault than none', () => {
  const faults = (massKg: number | undefined) => registrationErrors({ ...tom, massKg })['massKg'];
  expect(faults(Number.NaN)).toBe('This isn’t a number. Use digits and a decimal point.');
  expect(faults(undefined)).toBe('Enter your weight.');
  expect(previewProfile({ ...tom, massKg: Number.NaN })).toBeUndefined();
});

test('a target above the current weight is refused while the username is still missing', () => {
  expect(registrationErrors({ ...tom, username: '', targetMassKg: 95 })).toMatchObject({
    targetMassKg: expect.stringContaining('below'),
  });
});

test('the preview waits until height and weight are plausible', () => {
  expect(previewProfile(tom)).toMatchObject({ massKg: 90 });
  expect(previewProfile({ ...tom, heightCm: 17.8 })).toBeUndefined();
  expect(previewProfile({ ...tom, sex: undefined })).toBeUndefined();
});

test('a reload restores what Tom typed, except his password', () => {
  const kept: unknown = JSON.parse(
    JSON.stringify(withoutPassword({ ...tom, password: 'a long secret of Tom' })),
  );
  expect(JSON.stringify(kept)).not.toContain('secret');
  const again = begunWith(kept as Record<string, unknown>);
  expect(again).toEqual({ ...tom, password: '' });
  expect(begunWith({ ...tom, password: 'kept by an older release' }).password).toBe('');
  expect(begunWith(undefined)).toMatchObject({ username: '', password: '', goal: 'maintain' });
});

test('after login only addresses of this site are followed', () => {
  expect(safeNext('/meals/2026-11-20')).toBe('/meals/2026-11-20');
  expect(safeNext('/authors')).toBe('/authors');
  for (const next of [
    null,
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/auth?next=/auth',
    '/auth/sign-in',
    '/\t/evil.example',
  ])
    expect(safeNext(next)).toBe('/dashboard');
});
