import { z } from 'zod';

/** A storable text from another server. */
export const externalText = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').replaceAll('\u0000', '').toWellFormed().replaceAll(/\s+/g, ' ').trim());

/** A number from another server; some send it as text. */
export const externalNumber = z.coerce.number().positive().optional().catch(undefined);

/** The name of a unit or food. */
export const externalName = z.object({ name: externalText }).nullish();
