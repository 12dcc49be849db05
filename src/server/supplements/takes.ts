import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupplementTake, supplementTakeInput } from '#contract/supplements/supplement-entries.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryStore, pastDay } from '#server/db/entries.ts';
import { Refusal } from '#server/core/refusal.ts';
import { ownSupplements, supplementTakes } from './tables.ts';

export const takeStore = entryStore(supplementTakes, supplementTakes.takenAt);

/** A stored take as it goes over the wire. */
export const takeAnswer = ({
  id,
  timeZone,
  note,
  localDate: date,
  supplementId,
  takenAt,
  dayTime,
}: typeof supplementTakes.$inferSelect): SupplementTake => ({
  id,
  timeZone,
  note,
  date,
  supplementId,
  takenAt: takenAt.toISOString(),
  dayTime,
});

/**
 * Ticks a supplement for the local day of its moment.
 * @throws Refusal BAD_REQUEST for a moment that lies ahead, NOT_FOUND for a supplement the member does not have
 */
export async function putTake(
  db: Db,
  actor: Actor,
  input: z.output<typeof supplementTakeInput>,
  nowMs: number,
): Promise<SupplementTake> {
  const takenAt = new Date(input.takenAt);
  const date = pastDay('takenAt', takenAt, input.timeZone, nowMs);
  const [known] = await db
    .select({ id: ownSupplements.id })
    .from(ownSupplements)
    .where(and(eq(ownSupplements.userId, actor.userId), eq(ownSupplements.id, input.supplementId)));
  if (!known) throw new Refusal('NOT_FOUND');
  return takeAnswer(await takeStore.put(db, actor, { ...input, takenAt, localDate: date }, nowMs));
}
