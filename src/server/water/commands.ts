import { z } from 'zod';
import type { Drink, drinkInput } from '#contract/water.ts';
import { countedWaterMl } from '#domain/water/counted-water.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { drinks } from './tables.ts';

export const drinkStore = entryStore(drinks, drinks.drunkAt);

/**
 * Adds or replaces a drink. Its counted volume depends on its kind and doesn't change later.
 * @throws Refusal BAD_REQUEST for a moment in the future
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
