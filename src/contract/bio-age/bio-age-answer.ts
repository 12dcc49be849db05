import { z } from 'zod';
import { PARENT_FATES, PREFILL_SOURCES } from '#domain/bio-age/answer.ts';
import { ITEM_KEYS } from '#domain/bio-age/item-keys.ts';
import { localDate } from '#contract/shared/time.ts';
import { figure, number } from '#contract/shared/number.ts';
import { text } from '#contract/shared/text.ts';

/** Never remove a key: stored results of earlier versions use it. */
export const itemKey = z.enum(ITEM_KEYS);

/** An answer as sent; the domain decides which kinds and options an item accepts. */
export const answerValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('option'), option: text().min(1).max(40) }),
  z.object({ kind: z.literal('number'), value: number().min(-100).max(1000) }),
  z.object({
    kind: z.literal('parent'),
    fate: z.enum(PARENT_FATES),
    ageYears: number().min(0, 'Enter 0 years or more.').max(125, 'Enter 125 years or less.').nullable(),
  }),
  z.object({ kind: z.literal('unknown') }),
]);

export const answerOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed') }),
  z.object({
    kind: z.literal('prefilled'),
    source: z.enum(PREFILL_SOURCES),
    measuredOn: localDate,
    figure: figure().nullable(),
    days: z.int().min(0).max(4000).nullable(),
  }),
]);
