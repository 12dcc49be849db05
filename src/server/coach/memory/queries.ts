import { asc, eq } from 'drizzle-orm';
import { MAX_FACTS, type Fact } from '#domain/coach/memory/fact.ts';
import type { Db } from '#server/db/database.ts';
import { coachMemories, rememberedFacts } from '#server/coach/tables.ts';

/** What is remembered of a member. */
export interface Memory {
  readonly isOn: boolean;
  /** Oldest first. They are kept while the memory is off. */
  readonly facts: readonly Fact[];
}

/** Reads a member's memory. An import may have added more facts than the maximum. */
export async function memoryOf(db: Db, userId: string): Promise<Memory> {
  const [[setting], facts] = await Promise.all([
    db.select().from(coachMemories).where(eq(coachMemories.userId, userId)),
    db
      .select({ id: rememberedFacts.id, text: rememberedFacts.text })
      .from(rememberedFacts)
      .where(eq(rememberedFacts.userId, userId))
      .orderBy(asc(rememberedFacts.createdAt), asc(rememberedFacts.id))
      .limit(MAX_FACTS),
  ]);
  return { isOn: setting?.isOn ?? true, facts };
}

/** Facts that answers may use: none while the memory is off. */
export async function factsInUse(db: Db, userId: string): Promise<readonly Fact[]> {
  const { isOn, facts } = await memoryOf(db, userId);
  return isOn ? facts : [];
}
