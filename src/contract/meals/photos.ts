import { MAX_DESCRIPTION_LENGTH, MAX_PICTURES } from '#domain/meals/limits.ts';
import { z } from 'zod';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { analysis } from './analysis.ts';
import { base } from '#contract/shared/errors.ts';
import { food } from '#contract/foods/food-shape.ts';
import { typedText } from '#contract/shared/text.ts';

/** Figures as printed, with the keys of foods; unreadable ones are absent. */
const printed = z.partialRecord(z.enum(NUTRIENT_KEYS), z.number()).nullable();

const label = z.object({
  /** For 100 g, or 100 ml if `isByVolume`. */
  per100: printed,
  perServing: printed,
  servingGrams: z.number().nullable(),
  servingText: z.string().nullable(),
  /** Whether the printed carbohydrate includes fiber, as on US labels. */
  countsFiber: z.boolean(),
  isByVolume: z.boolean(),
  /** Whether printed energy and macronutrients agree; null if one of them couldn't be read. */
  energyAgrees: z.boolean().nullable(),
});

/** Why the photo needs a description: there is no vision model, it failed, or it saw no food. */
const WORDS_NEEDED = ['no-model', 'model-failed', 'no-food', 'label-unread'] as const;

const photoAnalysis = z.discriminatedUnion('kind', [
  /** A barcode; `food` is null if it is unknown here. */
  z.object({ kind: z.literal('product'), gtin: z.string(), food: food.nullable() }),
  z.object({ kind: z.literal('label'), label }),
  z.object({ kind: z.literal('meal'), reading: analysis }),
  z.object({
    kind: z.literal('words-needed'),
    reason: z.enum(WORDS_NEEDED),
    /** Details, as a sentence. */
    note: z.string().nullable(),
  }),
]);

export type PhotoAnalysis = z.infer<typeof photoAnalysis>;
export type PhotoLabel = z.infer<typeof label>;

/** Pictures are uploaded and downloaded at `/api/photos`. */
export const photos = {
  analyze: base
    .route({
      method: 'POST',
      path: '/photos/analyze',
      tags: ['meals'],
      summary: 'Analyze uploaded photos: barcodes, nutrition labels and, with a vision model, meals',
    })
    .input(
      z.object({
        photoIds: z.array(z.uuid()).min(1, 'Choose a photo.').max(MAX_PICTURES, 'Choose up to 4 photos.'),
        /** The member's text about them. */
        words: typedText().max(MAX_DESCRIPTION_LENGTH, 'Use 10,000 characters or fewer.').optional(),
      }),
    )
    .output(photoAnalysis),
};
