import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { DAY_MS } from '#domain/time/spans.ts';
import { INSTRUCTIONS_VERSION } from '#server/ai/instructions.ts';
import { modelMeal, type MealQuestion, type ModelMeal } from '#server/ai/meal-model.ts';
import type { Db } from '#server/db/database.ts';
import { modelAnswers } from './tables.ts';

/** How long an answer is cached. */
const KEPT_MS = 90 * DAY_MS;

const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // Each part has its length in front, so that different questions never hash the same bytes.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** Cache key of a question to a model, the same for the same pictures and text. */
export const questionKey = (modelName: string, { words, pictures }: MealQuestion): string =>
  digest(
    modelName,
    `${INSTRUCTIONS_VERSION}`,
    words === undefined ? 'no words' : `words ${words}`,
    ...pictures.map(({ bytes }) => bytes),
  );

/** The model's cached answer to this question of this member. */
export async function cachedAnswer(db: Db, userId: string, key: string): Promise<ModelMeal | undefined> {
  const [row] = await db
    .select({ answer: modelAnswers.answer })
    .from(modelAnswers)
    .where(and(eq(modelAnswers.userId, userId), eq(modelAnswers.key, key)));
  return row && modelMeal.safeParse(row.answer).data;
}

/** Caches an answer. Of two concurrent ones the first stays, so that the question has one answer. */
export async function cacheAnswer(
  db: Db,
  userId: string,
  key: string,
  answer: ModelMeal,
  nowMs: number,
): Promise<void> {
  await db
    .insert(modelAnswers)
    .values({ userId, key, answer, createdAt: new Date(nowMs) })
    .onConflictDoNothing();
}

/** Deletes answers after 90 days. */
export async function sweepModelAnswers(db: Db, nowMs: number): Promise<void> {
  await db.delete(modelAnswers).where(lt(modelAnswers.createdAt, new Date(nowMs - KEPT_MS)));
}
