import { z } from 'zod';
import { DRINK_KINDS, MAX_VOLUME_ML } from '#domain/water/drink.ts';
import { base } from '#contract/shared/errors.ts';
import { byId, dayRange, entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { instant, localDate } from '#contract/shared/time.ts';
import { number } from '#contract/shared/number.ts';
import { typedText } from '#contract/shared/text.ts';

const volumeMl = number()
  .min(1, 'Enter 1 mL or more.')
  .max(MAX_VOLUME_ML, 'Enter 3,000 mL or less per drink.');

export const drinkInput = entryInput.extend({
  drunkAt: instant,
  kind: z.enum(DRINK_KINDS),
  volumeMl,
});

export const drink = drinkInput.extend({ ...entryAnswer, waterMl: z.number() });

export const cup = z.object({
  id: z.uuid(),
  name: typedText().min(1, 'Enter a name.').max(40, 'Use 40 characters or fewer.'),
  kind: z.enum(DRINK_KINDS),
  volumeMl,
});

/** A day's water; days without a drink are left out. */
export const waterDay = z.object({ date: localDate, waterMl: z.number(), drinkCount: z.number() });

export type Drink = z.infer<typeof drink>;
export type Cup = z.infer<typeof cup>;
export type WaterDay = z.infer<typeof waterDay>;

const tags = ['water'];

export const water = {
  drinks: entryProcedures({
    path: '/drinks',
    tag: 'water',
    one: 'a drink',
    many: 'drinks',
    input: drinkInput,
    answer: drink,
  }),
  days: base
    .route({ method: 'GET', path: '/water-days', tags, summary: 'List daily water in a date range' })
    .input(dayRange)
    .output(z.array(waterDay)),
  cups: {
    list: base.route({ method: 'GET', path: '/cups', tags, summary: 'List cups' }).output(z.array(cup)),
    put: base
      .route({ method: 'PUT', path: '/cups/{id}', tags, summary: 'Add or replace a cup' })
      .input(cup)
      .output(cup),
    remove: base
      .route({ method: 'DELETE', path: '/cups/{id}', tags, summary: 'Delete a cup' })
      .input(byId)
      .output(byId),
    restore: base
      .route({ method: 'POST', path: '/cups/{id}/restore', tags, summary: 'Restore a deleted cup' })
      .input(byId)
      .output(cup),
  },
};
