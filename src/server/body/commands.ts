import { z } from 'zod';
import type { BodyMeasurement, bodyMeasurementInput } from '#contract/body.ts';
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
