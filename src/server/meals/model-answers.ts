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
  // Each part with its length: no two questions run into the same bytes.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** Names a question to a model: the same picture or words, the same name. */
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

/** Forgets answers that are 90 days old. */
export async function sweepModelAnswers(db: Db, nowMs: number): Promise<void> {
  await db.delete(modelAnswers).where(lt(modelAnswers.createdAt, new Date(nowMs - KEPT_MS)));
}
