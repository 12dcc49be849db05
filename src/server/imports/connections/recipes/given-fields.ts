import { z } from 'zod';

/** Text of another server that can be stored. */
export const givenText = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').replaceAll('\u0000', '').toWellFormed().replaceAll(/\s+/g, ' ').trim());

/** A number of another server; some send it as text. */
export const givenNumber = z.coerce.number().positive().optional().catch(undefined);

/** The name of a unit or food. */
export const givenName = z.object({ name: givenText }).nullish();
