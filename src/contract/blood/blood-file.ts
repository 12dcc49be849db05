import { z } from 'zod';
import type { BloodFormat, FoundPanel, LeftOutReason } from '#domain/blood-import/found-values.ts';
import { DATE_ORDERS } from '#domain/glucose-import/date-order.ts';
import { timeZone } from '#contract/shared/time.ts';

/**
 * What `POST /api/blood-files` is asked with, in its address; the file is the body, as it is. Nothing is stored: the answer is what the
 * file holds, for the member to look at and save.
 */
export const bloodFileQuery = z.object({
  /** Of the member: for days of times that are written in UTC. */
  timeZone,
  dateOrder: z.enum(DATE_ORDERS).optional(),
});

/** The file can be read in two ways: ask which of these days its first result is of, and send `dateOrder`. */
interface UnclearBloodFile {
  readonly status: 'unclear-dates';
  readonly dayFirst: string;
  readonly monthFirst: string;
}

/** What a file holds. */
export interface ReadBloodFile {
  readonly status: 'preview';
  readonly format: BloodFormat;
  readonly panels: readonly FoundPanel[];
  /** Entries that give no value, and why. */
  readonly leftOut: readonly {
    readonly reason: LeftOutReason;
    readonly message: string;
    readonly count: number;
    readonly examples: readonly string[];
  }[];
  /** How many pages of a PDF were read, and how many it has. */
  readonly pages: { readonly read: number; readonly all: number } | null;
}

export type BloodFileAnswer = UnclearBloodFile | ReadBloodFile;
