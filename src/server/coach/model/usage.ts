import { sql } from 'drizzle-orm';
import type { CoachUsage } from '#server/ai/coach-model.ts';
import type { Db } from '#server/db/database.ts';
import { coachModelDays } from '#server/coach/tables.ts';

/** Adds an answer, or a failed one, to the day's usage of a model. */
export async function countUsage(
  db: Db,
  model: string,
  { inputTokens, outputTokens }: CoachUsage,
  isAnswered: boolean,
  nowMs: number,
): Promise<void> {
  const counts = { answers: isAnswered ? 1 : 0, failures: isAnswered ? 0 : 1, inputTokens, outputTokens };
  await db
    .insert(coachModelDays)
    .values({ day: new Date(nowMs).toISOString().slice(0, 10), model, ...counts })
    .onConflictDoUpdate({
      target: [coachModelDays.day, coachModelDays.model],
      set: {
        answers: sql`${coachModelDays.answers} + ${counts.answers}`,
        failures: sql`${coachModelDays.failures} + ${counts.failures}`,
        inputTokens: sql`${coachModelDays.inputTokens} + ${inputTokens}`,
        outputTokens: sql`${coachModelDays.outputTokens} + ${outputTokens}`,
      },
    });
}
