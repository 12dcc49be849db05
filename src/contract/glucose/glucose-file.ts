import { z } from 'zod';
import { DATE_ORDERS } from '#domain/glucose-import/date-order.ts';
import type { GlucoseFormat, RefusedReason } from '#domain/glucose-import/file-reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { GlucoseImport } from './glucose.ts';
import { timeZone } from '#contract/shared/time.ts';
import { typedText } from '#contract/shared/text.ts';

/**
 * Query of `POST /api/glucose-files`; the body is the file. Without `confirm` the response is a preview, and the file isn't imported. `id`
 * identifies the import, so that a repeated request imports nothing twice.
 */
export const glucoseFileQuery = z.object({
  id: z.uuid('The import needs a valid ID (UUID).'),
  fileName: typedText().min(1, 'The file needs a name.').max(200, 'Use 200 characters or fewer.'),
  /** Device time zone's clock. */
  timeZone,
  dateOrder: z.enum(DATE_ORDERS).optional(),
  confirm: z.enum(['true', 'false']).default('false'),
});

/** The dates are ambiguous. Ask which of these days the first reading is from, and send `dateOrder`. */
interface UnclearGlucoseFile {
  readonly status: 'unclear-dates';
  readonly dayFirst: string;
  readonly monthFirst: string;
}

/** Content of a file; `stored` once it is imported. */
interface ReadGlucoseFile {
  readonly status: 'preview' | 'stored';
  readonly format: GlucoseFormat;
  readonly unit: GlucoseUnit;
  /** New readings and ketones. */
  readonly newReadingCount: number;
  readonly newKetoneCount: number;
  /** Duplicate readings and ketones, already stored or repeated in the file. */
  readonly duplicateCount: number;
  readonly refused: readonly {
    readonly reason: RefusedReason;
    readonly message: string;
    readonly count: number;
    /** Their first line numbers, from 1. */
    readonly lines: readonly number[];
  }[];
  readonly firstAt: string;
  readonly lastAt: string;
  /** Sensor gaps of more than 45 minutes: their number, and the longest. */
  readonly gaps: {
    readonly count: number;
    readonly longest: readonly { readonly from: string; readonly to: string }[];
  };
  /** The import; null for a preview, and if nothing was new. */
  readonly import: GlucoseImport | null;
}

export type GlucoseFileAnswer = UnclearGlucoseFile | ReadGlucoseFile;
