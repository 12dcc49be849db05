import { z } from 'zod';
import type { BodyMeasurement, bodyMeasurementInput } from '#contract/body.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryStore, pastDay } from '#server/db/entries.ts';
import { bodyMeasurements } from './tables.ts';

export const bodyStore = entryStore(bodyMeasurements, bodyMeasurements.measuredAt);

/** A stored measurement as it goes over the wire. */
export const measurementAnswer = ({
  id,
  timeZone,
  note,
  localDate: date,
  measuredAt,
  massKg,
  bodyFatPercent,
  waistCm,
  hipCm,
}: typeof bodyMeasurements.$inferSelect): BodyMeasurement => ({
  id,
  timeZone,
  note,
  date,
  measuredAt: measuredAt.toISOString(),
  massKg,
  bodyFatPercent,
  waistCm,
  hipCm,
});

/**
 * Adds or replaces a measurement; it counts for the day on the member's own calendar.
 * @throws Refusal BAD_REQUEST for a moment that lies ahead
 */
export async function putMeasurement(
  db: Db,
  actor: Actor,
  input: z.output<typeof bodyMeasurementInput>,
  nowMs: number,
): Promise<BodyMeasurement> {
  const measuredAt = new Date(input.measuredAt);
  const date = pastDay('measuredAt', measuredAt, input.timeZone, nowMs);
  return measurementAnswer(await bodyStore.put(db, actor, { ...input, measuredAt, localDate: date }, nowMs));
}
