import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { MAX_FACTS, type Fact } from '#domain/coach/memory/fact.ts';
import type { Actor } from '#server/core/actor.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { coachMemories, rememberedFacts } from '#server/coach/tables.ts';

/** Remembers a fact, or changes its words. @throws Refusal CONFLICT at the maximum */
export const saveFact = (db: Db, { userId }: Actor, { id, text }: Fact): Promise<Fact> =>
  db.transaction(async (tx) => {
    await lockMember(tx, 'facts', userId);
    const [others] = await tx
      .select({ count: count() })
      .from(rememberedFacts)
      .where(and(eq(rememberedFacts.userId, userId), ne(rememberedFacts.id, id)));
    if ((others?.count ?? 0) >= MAX_FACTS)
      throw refuseField(
        'CONFLICT',
        'text',
        `The coach can remember up to ${MAX_FACTS} facts. Delete one first.`,
      );
    await tx
      .insert(rememberedFacts)
      .values({ userId, id, text })
      .onConflictDoUpdate({ target: [rememberedFacts.userId, rememberedFacts.id], set: { text } });
    return { id, text };
  });

/** Forgets facts. Missing ones count as forgotten. */
export async function removeFacts(db: Db, { userId }: Actor, ids: readonly string[]): Promise<void> {
  await db
    .delete(rememberedFacts)
    .where(and(eq(rememberedFacts.userId, userId), inArray(rememberedFacts.id, [...ids])));
}

/**
 * Forgets everything.
 * @returns the number of facts
 */
export async function removeAllFacts(db: Db, { userId }: Actor): Promise<number> {
  const gone = await db
    .delete(rememberedFacts)
    .where(eq(rememberedFacts.userId, userId))
    .returning({ id: rememberedFacts.id });
  return gone.length;
}

/** Turns the memory on or off. Facts are kept. */
export async function turnMemory(db: Db, { userId }: Actor, isOn: boolean): Promise<void> {
  await db
    .insert(coachMemories)
    .values({ userId, isOn })
    .onConflictDoUpdate({ target: coachMemories.userId, set: { isOn } });
}
