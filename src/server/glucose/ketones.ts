import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { KetoneReading, ketoneReadingInput } from '#contract/glucose/glucose.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { newerRow } from '#server/db/write-order.ts';
import { takeInstant } from './readings.ts';
import { ketoneReadings } from './tables.ts';

export const ketoneStore = entryStore(ketoneReadings, ketoneReadings.measuredAt);

/**
 * Adds or replaces a ketone reading on the member's local day.
 * @throws Refusal BAD_REQUEST for a moment in the future, CONFLICT if another one of the same method has the same moment
 */
export async function putKetones(
  db: Db,
  actor: Actor,
  input: z.output<typeof ketoneReadingInput>,
  nowMs: number,
): Promise<KetoneReading> {
  const measuredAt = new Date(input.measuredAt);
  const date = pastDay('measuredAt', measuredAt, input.timeZone, nowMs);
  const same = and(
    eq(ketoneReadings.userId, actor.userId),
    eq(ketoneReadings.measuredAt, measuredAt),
    eq(ketoneReadings.method, input.method),
  );
  const row = { ...input, measuredAt, localDate: date };
  return db.transaction(async (tx) => {
    // A late write changes nothing, so it can't conflict.
    if (!(await newerRow(tx, ketoneReadings, actor, input.id)))
      await takeInstant(tx, ketoneReadings, same, input.id);
    return entryAnswer(await ketoneStore.put(tx, actor, row, nowMs));
  });
}
