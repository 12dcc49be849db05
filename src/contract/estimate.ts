import { z } from 'zod';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';

/** A figure with the bounds that hold it about nine times in ten. */
export const estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** Estimated nutrients; a missing key is unknown. */
export const nutrientEstimates = z.partialRecord(z.enum(NUTRIENT_KEYS), estimate);
