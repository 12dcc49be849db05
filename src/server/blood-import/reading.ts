import type { BloodFile, UnclearDates } from '#domain/blood-import/found-values.ts';
import type { ModelPicture } from '#server/ai/meal-model.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';

/** Request to the process that reads files. */
export interface BloodFileInput {
  /** Whether pictures of pages are read if there is no text. */
  readonly wantsPictures: boolean;
  readonly timeZone: string;
  readonly nowMs: number;
  readonly dateOrder: DateOrder | undefined;
}

/** Results, and how much of a long file was read. */
export interface ReadFile extends BloodFile {
  readonly pages: { readonly read: number; readonly all: number } | null;
}

/** A picture of a page. */
export type ScannedPage = ModelPicture;

/** The process's answer: results, a question, or pictures of pages without text. */
export type Reading =
  | { readonly kind: 'file'; readonly file: ReadFile }
  | { readonly kind: 'unclear-dates'; readonly days: UnclearDates }
  | { readonly kind: 'scan'; readonly pages: readonly ScannedPage[]; readonly pageCount: number };
