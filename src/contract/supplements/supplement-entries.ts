import { z } from 'zod';
import { isMarkerKey, type MarkerKey } from '#domain/blood/markers.ts';
import { MAX_AMOUNTS, MAX_SUBSTANCE_AMOUNT } from '#domain/supplements/own-supplement.ts';
import { DAY_TIMES } from '#domain/supplements/rule.ts';
import { SUBSTANCE_KEYS } from '#domain/supplements/substances.ts';
import { entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { instant, localDate } from '#contract/shared/time.ts';
import { number } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';

const marker = z.custom<MarkerKey>((value) => typeof value === 'string' && isMarkerKey(value), {
  error: 'Choose a marker from the list.',
});

const different = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

const amount = z.object({
  substance: z.enum(SUBSTANCE_KEYS),
  /** Per dose, in the substance's unit. */
  amount: number('Enter a number.')
    .positive('Enter a number greater than 0.')
    .max(MAX_SUBSTANCE_AMOUNT, 'Enter 100,000 or less.'),
});

const ownFields = {
  name: typedText().min(1, 'Enter a name.').max(80, 'Use 80 characters or fewer.'),
  amounts: z
    .array(amount)
    .max(MAX_AMOUNTS, `Add up to ${MAX_AMOUNTS} ingredients.`)
    .refine((list) => different(list.map(({ substance }) => substance)), 'List each ingredient only once.'),
  times: z
    .array(z.enum(DAY_TIMES))
    .min(1, 'Choose at least one time of day.')
    .max(DAY_TIMES.length, 'Choose each time only once.')
    .refine(different, 'Choose each time only once.'),
  /** 0 is Monday, 6 Sunday. */
  weekdays: z
    .array(number().int().min(0).max(6))
    .min(1, 'Choose at least one day.')
    .max(7, 'Choose each day only once.')
    .refine(different, 'Choose each day only once.'),
  activeFrom: localDate,
  /** The last day; null while it continues. */
  activeTo: localDate.nullable().default(null),
  /** The rule that suggested it. */
  ruleId: text().max(60).nullable().default(null),
  /** When to measure again. */
  retestOn: localDate.nullable().default(null),
  retestMarker: marker.nullable().default(null),
};

export const ownSupplementInput = entryInput
  .extend(ownFields)
  .refine(({ activeFrom, activeTo }) => activeTo === null || activeFrom <= activeTo, {
    path: ['activeTo'],
    message: 'The last day can’t be before the first day.',
  });

const ownSupplement = entryInput.extend({ ...ownFields, ...entryAnswer });

export const supplementTakeInput = entryInput.extend({
  supplementId: z.uuid(),
  takenAt: instant,
  dayTime: z.enum(DAY_TIMES),
});

const supplementTake = supplementTakeInput.extend(entryAnswer);

export type OwnSupplement = z.infer<typeof ownSupplement>;
export type OwnSupplementInput = z.output<typeof ownSupplementInput>;
export type SupplementTake = z.infer<typeof supplementTake>;

export const ownSupplementProcedures = {
  ...entryProcedures({
    path: '/supplements',
    tag: 'supplements',
    one: 'a supplement',
    many: 'supplements',
    input: ownSupplementInput,
    answer: ownSupplement,
  }),
  list: base
    .route({
      method: 'GET',
      path: '/supplements',
      tags: ['supplements'],
      summary: 'List supplements by start date, including ones no longer taken',
    })
    .output(z.array(ownSupplement)),
};

export const takeProcedures = entryProcedures({
  path: '/supplement-takes',
  tag: 'supplements',
  one: 'a supplement dose',
  many: 'supplement doses',
  input: supplementTakeInput,
  answer: supplementTake,
});
