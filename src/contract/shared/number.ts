import { z } from 'zod';
import { NOT_A_NUMBER } from '#domain/numbers/typed-number.ts';
import './plain-words.ts';

/** No measure is smaller, and PostgreSQL's `real` rejects numbers below 1e-38. */
const MIN_DISTANCE_FROM_ZERO = 1e-6;

/** PostgreSQL's largest `integer`. */
export const MAX_INTEGER = 2_147_483_647;

/** Check for every number of a request: one that is almost 0 becomes 0. `request-fields.test.ts` finds fields without it. */
export const WITHOUT_DUST = z.overwrite<number>((value) =>
  Math.abs(value) < MIN_DISTANCE_FROM_ZERO ? 0 : value,
);

/**
 * A number of a request; give it the range of its field.
 * @param error asks for it if it is missing; forms hold typed text that isn't a number as NaN
 */
export const number = (error?: string) =>
  z
    .number(
      error === undefined
        ? undefined
        : { error: ({ input }) => (Number.isNaN(input) ? NOT_A_NUMBER : error) },
    )
    .check(WITHOUT_DUST);

/** A number whose range depends on its unit. */
export const figure = () =>
  number().min(-1e9, 'Enter −1,000,000,000 or more.').max(1e9, 'Enter 1,000,000,000 or less.');

/** A whole number in an address. */
export const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high);

/** A figure that must be plausible. */
export function numberWithin({ low, high, unit }: { low: number; high: number; unit: string }) {
  const say = (limit: number) => `${limit.toLocaleString('en-US')}${unit === '%' ? '' : ' '}${unit}`;
  return number()
    .min(low, `Enter ${say(low)} or more.`)
    .max(high, `Enter ${say(high)} or less.`);
}
