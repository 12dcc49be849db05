import { describe, expect, test } from 'vitest';
import type { HealthProfileAnswer } from '#contract/health.ts';
import { healthFormOf, readHealth } from './health-form.ts';

const nobody: HealthProfileAnswer = {
  saved: null,
  goalConditions: [],
  fastingConditions: [],
  sex: 'female',
  ageYears: 42,
  dietaryPreference: 'vegan',
  smokesByAssessment: true,
};

describe('the form of the health profile', () => {
  test('it starts from the diet of the profile and the smoking of the assessment, and nothing else', () => {
    expect(healthFormOf(nobody)).toMatchObject({
      dietPattern: 'vegan',
      smokes: 'yes',
      isPregnant: '',
      medicines: { chosen: [], instead: null },
    });
  });

  test('each list must be answered, with choices, "none of these" or "prefer not to say"', () => {
    const form = healthFormOf(nobody);
    expect(Object.keys(readHealth(form).faults)).toEqual([
      'medicines',
      'conditions',
      'allergies',
      'situations',
    ]);
    const none = { chosen: [], instead: 'none' as const };
    const answered = { ...form, medicines: none, allergies: none, situations: none };
    const withheld = { ...answered, conditions: { chosen: [], instead: 'withheld' as const } };
    expect(readHealth(withheld).answers).toMatchObject({ medicines: [], conditions: null, smokes: true });
  });

  test('saved answers are restored exactly', () => {
    const none = { chosen: [], instead: 'none' as const };
    const typed = {
      ...healthFormOf(nobody),
      medicines: { chosen: ['metformin' as const], instead: null },
      metforminYears: '4,5',
      conditions: none,
      allergies: none,
      situations: none,
      isPregnant: 'no' as const,
      isBreastfeeding: 'withheld' as const,
    };
    const { answers } = readHealth(typed);
    if (!answers) throw new Error('The form is not complete.');
    expect(answers).toMatchObject({ metforminYears: 4.5, isPregnant: false, isBreastfeeding: null });
    const again = healthFormOf({ ...nobody, saved: { answers, answeredOn: '2026-11-20' } });
    expect(readHealth(again).answers).toEqual(answers);
  });

  test('years on a medicine no longer taken are cleared; fish at every meal needs confirmation', () => {
    const form = { ...healthFormOf(nobody), metforminYears: 'many', fishPerWeek: '40' };
    expect(readHealth(form).faults).toMatchObject({ fishPerWeek: expect.any(String) });
    expect(readHealth(form).faults).not.toHaveProperty('metforminYears');
  });
});
