import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { GlucoseReading, glucoseReadingInput } from '#contract/glucose/glucose.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { newerRow } from '#server/db/write-order.ts';
import { refuseField } from '#server/core/refusal.ts';
import { glucoseReadings, ketoneReadings } from './tables.ts';

export const readingStore = entryStore(glucoseReadings, glucoseReadings.measuredAt);

/**
 * Makes room for an entry at an instant by purging a deleted one.
 * @param same the member's entries of this instant and kind
 * @throws Refusal CONFLICT if there is another one
 */
export async function takeInstant(
  tx: Db,
  table: typeof glucoseReadings | typeof ketoneReadings,
  same: SQL | undefined,
  id: string,
): Promise<void> {
  const others = and(same, ne(table.id, id));
  await tx.delete(table).where(and(others, isNotNull(table.deletedAt)));
  const [taken] = await tx.select({ id: table.id }).from(table).where(others);
  if (taken)
    throw refuseField(
      'CONFLICT',
      'measuredAt',
      'You already have a reading at this time. Change that reading, or choose another time.',
    );
}

/**
 * Adds or replaces a fingerstick on the member's local day.
 * @throws Refusal BAD_REQUEST for a moment in the future, CONFLICT if another fingerstick has the same moment
 */
export async function putFingerStick(
  db: Db,
  actor: Actor,
  input: z.output<typeof glucoseReadingInput>,
  nowMs: number,
): Promise<GlucoseReading> {
  const measuredAt = new Date(input.measuredAt);
  const date = pastDay('measuredAt', measuredAt, input.timeZone, nowMs);
  const origin = 'finger-stick' as const;
  const same = and(
    eq(glucoseReadings.userId, actor.userId),
    eq(glucoseReadings.measuredAt, measuredAt),
    eq(glucoseReadings.origin, origin),
  );
  const row = { ...input, measuredAt, origin, localDate: date };
  return db.transaction(async (tx) => {
    // A late write changes nothing, so it can't conflict.
    if (!(await newerRow(tx, glucoseReadings, actor, input.id)))
      await takeInstant(tx, glucoseReadings, same, input.id);
    return entryAnswer(await readingStore.put(tx, actor, row, nowMs));
  });
}
