import { z } from 'zod';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { SPREAD_FIGURES } from '#domain/foods/food-doubts.ts';
import { figure, number } from './number.ts';

/** A figure with its range: an 80 % interval. */
export const estimate = z.object({ value: figure(), low: figure(), high: figure() });

const log = () => number().min(0, 'Enter 0 or more.').max(3, 'Enter 3 or less.');

/** How far other foods that the words may mean are from the one chosen: natural logarithms of factors. */
export const otherFoods = z.partialRecord(z.enum(SPREAD_FIGURES), z.object({ below: log(), above: log() }));

/** Estimated nutrients; a missing key is unknown. */
export const nutrientEstimates = z.partialRecord(z.enum(NUTRIENT_KEYS), estimate);
