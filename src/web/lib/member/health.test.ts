import { expect, test } from 'vitest';
import { isDiabetesKnown } from '#domain/health/known-health.ts';
import { healthIn } from './health.ts';

const nothing = { saved: null, goalConditions: [], fastingConditions: [] };

test('Ada’s answers from her goals or before a fast count like her health profile', () => {
  expect(healthIn({ ...nothing })).toBeUndefined();
  expect(healthIn({ ...nothing, goalConditions: ['pregnant'] })?.isPregnant).toBe(true);
  expect(isDiabetesKnown(undefined)).toBe(false);
  expect(isDiabetesKnown(healthIn({ ...nothing, fastingConditions: ['insulin'] }))).toBe(true);
  expect(isDiabetesKnown({ conditions: ['prediabetes'] })).toBe(false);
  expect(isDiabetesKnown({ conditions: ['type-2-diabetes'] })).toBe(true);
});
