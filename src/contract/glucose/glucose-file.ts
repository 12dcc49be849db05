import { z } from 'zod';
import { DATE_ORDERS } from '#domain/glucose-import/date-order.ts';
import type { GlucoseFormat, RefusedReason } from '#domain/glucose-import/file-reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { GlucoseImport } from './glucose.ts';
import { timeZone } from '#contract/shared/time.ts';
import { typedText } from '#contract/shared/text.ts';

/**
 * What `POST /api/glucose-files` is asked with, in its address; the file is the body, as it is. Without `confirm` nothing is stored
 * and the answer is a preview. `id` names the import: the same request again stores nothing more.
 */
export const glucoseFileQuery = z.object({
  id: z.uuid('The import has no valid id (UUID).'),
  fileName: typedText().min(1, 'The file has no name.').max(200, 'At most 200 characters.'),
  /** The zone in which the device's clock was set. */
  timeZone,
  dateOrder: z.enum(DATE_ORDERS).optional(),
  confirm: z.enum(['true', 'false']).default('false'),
});

/** The file can be read in two ways: ask which of these days its first reading is of, and send `dateOrder`. */
interface UnclearGlucoseFile {
  readonly status: 'unclear-dates';
  readonly dayFirst: string;
  readonly monthFirst: string;
}

/** What a file holds; `stored` where it was taken in. */
interface ReadGlucoseFile {
  readonly status: 'preview' | 'stored';
  readonly format: GlucoseFormat;
  readonly unit: GlucoseUnit;
  /** Readings and ketones that the member did not have yet. */
  readonly newReadingCount: number;
  readonly newKetoneCount: number;
  /** Readings and ketones that the member has already, or the file twice. */
  readonly duplicateCount: number;
  readonly refused: readonly {
    readonly reason: RefusedReason;
    readonly message: string;
    readonly count: number;
    /** Where the first of them stand in the file, from 1. */
    readonly lines: readonly number[];
  }[];
  readonly firstAt: string;
  readonly lastAt: string;
  /** Silences of the sensor of more than 45 minutes: how many, and the longest. */
  readonly gaps: {
    readonly count: number;
    readonly longest: readonly { readonly from: string; readonly to: string }[];
  };
  /** What was taken in; null for a preview, and where the file held nothing new. */
  readonly import: GlucoseImport | null;
}

export type GlucoseFileAnswer = UnclearGlucoseFile | ReadGlucoseFile;
