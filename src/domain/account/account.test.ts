import { describe, expect, test } from 'vitest';
import { TOM } from '#domain/goals/testing.ts';
import { registrationRefusals } from './registration-rules.ts';

const tom = {
  username: 'tom',
  password: 'a long walk',
  ...TOM,
} as const;
const fields = (form: Parameters<typeof registrationRefusals>[0]) =>
  registrationRefusals(form).map(({ field }) => field);

describe('registering', () => {
  test('accepts Tom, who wants to go from 90 to 82 kg at half a kilo a week', () => {
    expect(fields(tom)).toEqual([]);
  });

  test('refuses a target that disagrees with the goal', () => {
    expect(fields({ ...tom, targetMassKg: 95 })).toEqual(['targetMassKg']);
    expect(fields({ ...tom, goal: 'gain', weeklyLossKg: undefined })).toEqual(['targetMassKg']);
    expect(fields({ ...tom, goal: 'maintain', weeklyLossKg: undefined })).toEqual(['targetMassKg']);
    expect(fields({ ...tom, targetMassKg: undefined })).toEqual(['targetMassKg']);
  });

  test('refuses a target below a body mass index of 18.5, or 20 from age 65', () => {
    expect(fields({ ...tom, targetMassKg: 58 })).toEqual(['targetMassKg']);
    expect(fields({ ...tom, targetMassKg: 61 })).toEqual([]);
    expect(fields({ ...tom, ageYears: 70, targetMassKg: 61 })).toEqual(['targetMassKg']);
  });

  test('refuses a rate above 1% of body weight a week, a missing one, or one without weight loss', () => {
    expect(fields({ ...tom, massKg: 70, targetMassKg: 65, weeklyLossKg: 0.75 })).toEqual(['weeklyLossKg']);
    expect(fields({ ...tom, weeklyLossKg: undefined })).toEqual(['weeklyLossKg']);
    expect(fields({ ...tom, goal: 'maintain', targetMassKg: undefined })).toEqual(['weeklyLossKg']);
  });

  test('refuses keto under 18, and gaining at a body mass index of 40', () => {
    const maintains = { ...tom, goal: 'maintain', targetMassKg: undefined, weeklyLossKg: undefined } as const;
    expect(fields({ ...maintains, ageYears: 17, dietaryPreference: 'keto' })).toEqual(['dietaryPreference']);
    expect(fields({ ...maintains, dietaryPreference: 'keto' })).toEqual([]);
    expect(
      fields({ ...tom, goal: 'gain', massKg: 127, targetMassKg: 128, weeklyLossKg: undefined }),
    ).toContain('goal');
  });

  test('refuses weight loss under 18, and the username as password', () => {
    expect(fields({ ...tom, ageYears: 17 })).toEqual(['goal']);
    expect(fields({ ...tom, username: 'Long_Walker', password: 'long_walker' })).toEqual(['password']);
  });
});
