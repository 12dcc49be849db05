import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BodyMeasurement, bodyMeasurementInput } from '#contract/body.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { bodyMeasurements } from './tables.ts';

export const bodyStore = entryStore(bodyMeasurements, bodyMeasurements.measuredAt);

/**
 * Adds or replaces a measurement on the member's local day.
 * @throws Refusal BAD_REQUEST for a moment in the future
 */
export async function putMeasurement(
  db: Db,
  actor: Actor,
  input: z.output<typeof bodyMeasurementInput>,
  nowMs: number,
): Promise<BodyMeasurement> {
  const measuredAt = new Date(input.measuredAt);
  const date = pastDay('measuredAt', measuredAt, input.timeZone, nowMs);
  return entryAnswer(await bodyStore.put(db, actor, { ...input, measuredAt, localDate: date }, nowMs));
}

/** Adds the weight that a member entered when registering, within the caller's transaction. */
export async function addFirstWeight(
  tx: Db,
  userId: string,
  { massKg, timeZone }: { readonly massKg: number; readonly timeZone: string },
  nowMs: number,
): Promise<void> {
  const measuredAt = new Date(nowMs);
  const entry = { id: randomUUID(), measuredAt, timeZone, localDate: localDate(nowMs, timeZone), massKg };
  await bodyStore.put(tx, { userId }, entry, nowMs);
}
