import { z } from 'zod';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { figure } from './number.ts';

/** A figure with its range: an 80 % interval. */
export const estimate = z.object({ value: figure(), low: figure(), high: figure() });

/** Estimated nutrients; a missing key is unknown. */
export const nutrientEstimates = z.partialRecord(z.enum(NUTRIENT_KEYS), estimate);
