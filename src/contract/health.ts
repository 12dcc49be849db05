import { z } from 'zod';
import { DIETARY_PREFERENCES, SEXES } from '#domain/account/profile.ts';
import { FASTING_CONDITIONS } from '#domain/fasting/screening.ts';
import { CONDITIONS } from '#domain/goals/conditions.ts';
import { HEALTH_CONDITIONS } from '#domain/health/health-conditions.ts';
import { ALLERGIES, DIET_PATTERNS, SITUATIONS } from '#domain/health/health-profile.ts';
import { MEDICINES } from '#domain/health/medicines.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate } from '#contract/shared/time.ts';
import { number } from '#contract/shared/number.ts';

/** Null: prefer not to say. Empty: none of these. */
const chosen = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.array(z.enum(codes)).max(codes.length).nullable();

const years = number('Enter a number.')
  .min(0, 'Enter 0 or more.')
  .max(80, 'Enter a number from 0 to 80.')
  .nullable();
const yesOrNo = z.boolean().nullable();

/** Answers of a member's health profile; null is unknown, or prefer not to say. */
const healthAnswers = z.object({
  medicines: chosen(MEDICINES),
  metforminYears: years,
  acidBlockerYears: years,
  conditions: chosen(HEALTH_CONDITIONS),
  allergies: chosen(ALLERGIES),
  situations: chosen(SITUATIONS),
  dietPattern: z.enum(DIET_PATTERNS).nullable(),
  isPregnant: yesOrNo,
  isBreastfeeding: yesOrNo,
  couldBecomePregnant: yesOrNo,
  isMenstruating: yesOrNo,
  surgeryWithin2Weeks: yesOrNo,
  smokes: yesOrNo,
  fishPerWeek: number('Enter a number.')
    .min(0, 'Enter 0 or more.')
    .max(21, 'Enter a number from 0 to 21.')
    .nullable(),
  usesIodisedSalt: yesOrNo,
});

/** The health profile with the initial values of its form. */
const healthProfile = z.object({
  /** Null if it was never saved, or was deleted. */
  saved: z.object({ answers: healthAnswers, answeredOn: localDate }).nullable(),
  /** Answers from goals and the fasting screening: they count here too, and are edited there. */
  goalConditions: z.array(z.enum(CONDITIONS)),
  fastingConditions: z.array(z.enum(FASTING_CONDITIONS)),
  sex: z.enum(SEXES),
  ageYears: z.number(),
  dietaryPreference: z.enum(DIETARY_PREFERENCES),
  /** Answer from the bio-age assessment; null if there is none. */
  smokesByAssessment: z.boolean().nullable(),
});

export type HealthAnswersInput = z.infer<typeof healthAnswers>;
export type HealthProfileAnswer = z.infer<typeof healthProfile>;

const tags = ['health'];

export const health = {
  get: base
    .route({
      method: 'GET',
      path: '/health-profile',
      tags,
      summary: 'Get the health profile',
    })
    .output(healthProfile),
  put: base
    .route({ method: 'PUT', path: '/health-profile', tags, summary: 'Save the health profile' })
    .input(healthAnswers)
    .output(healthProfile),
  remove: base
    .route({
      method: 'DELETE',
      path: '/health-profile',
      tags,
      summary: 'Permanently delete the health profile',
    })
    .output(healthProfile),
};
