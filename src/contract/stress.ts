import { z } from 'zod';
import { MAX_TAG_CHARACTERS, MAX_TAGS } from '#domain/stress/check-in-days.ts';
import { HRV_ORIGINS, VALID_RMSSD_MS } from '#domain/stress/hrv.ts';
import { MAX_ANSWER } from '#domain/stress/questionnaire.ts';
import { entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { instant } from '#contract/shared/time.ts';
import { number } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';

const scale = (low: number, high: number) =>
  z
    .int('Enter a whole number.')
    .min(low, `Choose a number from ${low} to ${high}.`)
    .max(high, `Choose a number from ${low} to ${high}.`);

export const stressCheckInInput = entryInput.extend({
  feltAt: instant,
  /** 1 (calm) to 10 (worst). */
  stress: scale(1, 10),
  /** 1 (low) to 5. */
  mood: scale(1, 5).nullable().default(null),
  energy: scale(1, 5).nullable().default(null),
  tags: z
    .array(typedText().min(1).max(MAX_TAG_CHARACTERS, `Use ${MAX_TAG_CHARACTERS} characters or fewer.`))
    .max(MAX_TAGS, `Add up to ${MAX_TAGS} tags.`)
    .default([]),
});

export const stressCheckIn = stressCheckInInput.extend(entryAnswer);

export const stressQuestionnaireInput = entryInput.extend({
  answeredAt: instant,
  /** The version of the questions. */
  questions: text().min(1).max(40),
  answers: z.array(scale(0, MAX_ANSWER)).min(1).max(20),
});

export const stressQuestionnaire = stressQuestionnaireInput.extend(entryAnswer);

export const hrvReadingInput = entryInput.extend({
  measuredAt: instant,
  rmssdMs: number()
    .min(VALID_RMSSD_MS.low, `Enter ${VALID_RMSSD_MS.low} ms or more.`)
    .max(VALID_RMSSD_MS.high, `Enter ${VALID_RMSSD_MS.high} ms or less.`),
  origin: z.enum(HRV_ORIGINS),
});

export const hrvReading = hrvReadingInput.extend(entryAnswer);

export type StressCheckIn = z.infer<typeof stressCheckIn>;
export type StressQuestionnaire = z.infer<typeof stressQuestionnaire>;
export type HrvReading = z.infer<typeof hrvReading>;

export const stress = {
  checkIns: entryProcedures({
    path: '/stress-check-ins',
    tag: 'stress',
    one: 'a check-in',
    many: 'check-ins',
    input: stressCheckInInput,
    answer: stressCheckIn,
  }),
  questionnaires: entryProcedures({
    path: '/stress-questionnaires',
    tag: 'stress',
    one: 'a questionnaire',
    many: 'answered questionnaires',
    input: stressQuestionnaireInput,
    answer: stressQuestionnaire,
  }),
  hrv: entryProcedures({
    path: '/hrv-readings',
    tag: 'stress',
    one: 'a heart rate variability reading',
    many: 'heart rate variability readings',
    input: hrvReadingInput,
    answer: hrvReading,
  }),
};
