import { z } from 'zod';
import type { Drink, drinkInput } from '#contract/water.ts';
import { countedWaterMl } from '#domain/water/counted-water.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { drinks } from './tables.ts';

export const drinkStore = entryStore(drinks, drinks.drunkAt);

/**
 * Adds or replaces a drink. What counts of it follows from its kind and stays as it was counted then.
 * @throws Refusal BAD_REQUEST for a moment that lies ahead
 */
export async function putDrink(
  db: Db,
  actor: Actor,
  input: z.output<typeof drinkInput>,
  nowMs: number,
): Promise<Drink> {
  const drunkAt = new Date(input.drunkAt);
  const row = {
    ...input,
    drunkAt,
    localDate: pastDay('drunkAt', drunkAt, input.timeZone, nowMs),
    waterMl: countedWaterMl(input.kind, input.volumeMl),
  };
  return entryAnswer(await drinkStore.put(db, actor, row, nowMs));
}
