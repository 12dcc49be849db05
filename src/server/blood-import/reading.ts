import type { BloodFile, UnclearDates } from '#domain/blood-import/found-values.ts';
import type { ModelPicture } from '#server/ai/meal-model.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';

/** What is asked of the process that reads files. */
export interface ReadingAsked {
  /** Whether pictures of pages are read where there is no text. */
  readonly wantsPictures: boolean;
  readonly timeZone: string;
  readonly nowMs: number;
  readonly dateOrder: DateOrder | undefined;
}

/** Results, with how much of a long file was looked at. */
export interface ReadFile extends BloodFile {
  readonly pages: { readonly read: number; readonly all: number } | null;
}

/** A picture of a page. */
export type ScannedPage = ModelPicture;

/** What the process answers: results, a question, or the pictures of pages without text. */
export type Reading =
  | { readonly kind: 'file'; readonly file: ReadFile }
  | { readonly kind: 'unclear-dates'; readonly days: UnclearDates }
  | { readonly kind: 'scan'; readonly pages: readonly ScannedPage[]; readonly pageCount: number };
