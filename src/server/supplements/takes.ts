import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupplementTake, supplementTakeInput } from '#contract/supplements/supplement-entries.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { Refusal } from '#server/core/refusal.ts';
import { ownSupplements, supplementTakes } from './tables.ts';

export const takeStore = entryStore(supplementTakes, supplementTakes.takenAt);

/**
 * Ticks a supplement on its moment's local day.
 * @throws Refusal BAD_REQUEST for a moment in the future, NOT_FOUND for a supplement the member doesn't have
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
  return entryAnswer(await takeStore.put(db, actor, { ...input, takenAt, localDate: date }, nowMs));
}
