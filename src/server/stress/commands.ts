import { z } from 'zod';
import type {
  HrvReading,
  hrvReadingInput,
  StressCheckIn,
  stressCheckInInput,
  StressQuestionnaire,
  stressQuestionnaireInput,
} from '#contract/stress.ts';
import { questionsOf } from '#domain/stress/questionnaire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { refuseField } from '#server/core/refusal.ts';
import { hrvReadings, stressCheckIns, stressQuestionnaires } from './tables.ts';

export const checkInStore = entryStore(stressCheckIns, stressCheckIns.feltAt);
export const questionnaireStore = entryStore(stressQuestionnaires, stressQuestionnaires.answeredAt);
export const hrvStore = entryStore(hrvReadings, hrvReadings.measuredAt);

/**
 * Adds or replaces a check-in.
 * @throws Refusal BAD_REQUEST for a moment in the future
 */
export async function putCheckIn(
  db: Db,
  actor: Actor,
  input: z.output<typeof stressCheckInInput>,
  nowMs: number,
): Promise<StressCheckIn> {
  const feltAt = new Date(input.feltAt);
  const date = pastDay('feltAt', feltAt, input.timeZone, nowMs);
  return entryAnswer(await checkInStore.put(db, actor, { ...input, feltAt, localDate: date }, nowMs));
}

/**
 * Adds or replaces an answered questionnaire. The screen decides how often to ask; the server accepts any.
 * @throws Refusal BAD_REQUEST for a moment in the future, an unknown version, or a wrong number of answers
 */
export async function putQuestionnaire(
  db: Db,
  actor: Actor,
  input: z.output<typeof stressQuestionnaireInput>,
  nowMs: number,
): Promise<StressQuestionnaire> {
  const answeredAt = new Date(input.answeredAt);
  const date = pastDay('answeredAt', answeredAt, input.timeZone, nowMs);
  const questions = questionsOf(input.questions);
  if (!questions)
    throw refuseField(
      'BAD_REQUEST',
      'questions',
      'This questionnaire has changed. Reload the page and try again.',
    );
  if (questions.length !== input.answers.length)
    throw refuseField('BAD_REQUEST', 'answers', `Answer all ${questions.length} questions.`);
  return entryAnswer(
    await questionnaireStore.put(db, actor, { ...input, answeredAt, localDate: date }, nowMs),
  );
}

/**
 * Adds or replaces a heart rate variability reading.
 * @throws Refusal BAD_REQUEST for a moment in the future
 */
export async function putHrv(
  db: Db,
  actor: Actor,
  input: z.output<typeof hrvReadingInput>,
  nowMs: number,
): Promise<HrvReading> {
  const measuredAt = new Date(input.measuredAt);
  const date = pastDay('measuredAt', measuredAt, input.timeZone, nowMs);
  return entryAnswer(await hrvStore.put(db, actor, { ...input, measuredAt, localDate: date }, nowMs));
}
