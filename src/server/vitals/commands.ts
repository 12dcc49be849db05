import { z } from 'zod';
import type { VitalReading, vitalReadingInput } from '#contract/vitals.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { vitalReadings } from './tables.ts';

export const vitalStore = entryStore(vitalReadings, vitalReadings.measuredAt);

/** Adds or replaces a reading on the member's local day. @throws Refusal BAD_REQUEST for a moment in the future */
export async function putVitals(
  db: Db,
  actor: Actor,
  input: z.output<typeof vitalReadingInput>,
  nowMs: number,
): Promise<VitalReading> {
  const measuredAt = new Date(input.measuredAt);
  const localDate = pastDay('measuredAt', measuredAt, input.timeZone, nowMs);
  const row = { ...input, measuredAt, localDate, source: 'manual' };
  return entryAnswer(await vitalStore.put(db, actor, row, nowMs));
}
