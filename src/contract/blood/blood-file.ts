import { z } from 'zod';
import type { BloodFormat, FoundPanel, LeftOutReason } from '#domain/blood-import/found-values.ts';
import { DATE_ORDERS } from '#domain/glucose-import/date-order.ts';
import { timeZone } from '#contract/shared/time.ts';

/**
 * Query of `POST /api/blood-files`; the body is the file. Nothing is stored: the answer is the file's content, for the member to review and
 * save.
 */
export const bloodFileQuery = z.object({
  /** The member's zone, to date times given in UTC. */
  timeZone,
  dateOrder: z.enum(DATE_ORDERS).optional(),
});

/** The dates are ambiguous. Ask which of these days the first result is from, and send `dateOrder`. */
interface UnclearBloodFile {
  readonly status: 'unclear-dates';
  readonly dayFirst: string;
  readonly monthFirst: string;
}

/** Content of a file. */
export interface ReadBloodFile {
  readonly status: 'preview';
  readonly format: BloodFormat;
  readonly panels: readonly FoundPanel[];
  /** Entries without a value, and why. */
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
