import type { BloodFile, UnclearDates } from '#domain/blood-import/found-values.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import type { FileFault } from '#server/http/file-fault.ts';

/** What is asked of the thread that reads files. */
export interface ReadingAsked {
  readonly bytes: Uint8Array;
  readonly timeZone: string;
  readonly nowMs: number;
  readonly dateOrder: DateOrder | undefined;
}

/** Results, with how much of a long file was looked at. */
export interface ReadFile extends BloodFile {
  readonly pages: { readonly read: number; readonly all: number } | null;
}

/** A picture of a page, as its program stored it: rows of grey or coloured dots. */
export interface ScannedPage {
  readonly data: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly channels: 1 | 3 | 4;
}

/** What the thread answers: results, a question, the pictures of pages without text, or a fault for the member. */
export type Reading =
  | { readonly kind: 'file'; readonly file: ReadFile }
  | { readonly kind: 'unclear-dates'; readonly days: UnclearDates }
  | { readonly kind: 'scan'; readonly pages: readonly ScannedPage[]; readonly pageCount: number }
  | { readonly kind: 'fault'; readonly code: FileFault['code']; readonly message: string };
