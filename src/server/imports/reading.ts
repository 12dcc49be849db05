import type { ImportTable } from '#contract/imports.ts';
import type { MappedColumn } from '#domain/imports/columns.ts';
import type { ImportSource } from '#domain/imports/sources.ts';
import type { ImportRecord } from './records.ts';
import type { StoredRow } from './stored-row.ts';

/** What the process that reads files is asked. */
export interface ReadAsked {
  readonly path: string;
  readonly fileName: string;
  /** For times without a zone. */
  readonly timeZone: string;
  readonly nowMs: number;
  /** First day of devices' records that the member's plan imports. */
  readonly since?: string | undefined;
  /** Whether the records are stored, not only counted: pictures are sent only then. */
  readonly isStored?: boolean;
  /** What the columns of a table are, once its member has said so. */
  readonly mapping?: TableMapping | undefined;
}

export interface TableMapping {
  readonly columns: readonly MappedColumn[];
  readonly isDayFirst: boolean | null;
}

/** Something in a file: a record, a row that can't be read, or data that is left out. */
export type Found =
  | {
      readonly record: ImportRecord;
      readonly file: string;
      readonly line: number;
      /** If an archive has files of several programs. */
      readonly source?: ImportSource;
    }
  | { readonly row: OwnRow; readonly file: string; readonly line: number }
  | { readonly reason: string; readonly file: string; readonly line: number }
  | { readonly aside: string; readonly count?: number };

/** A row of Perennial's own export, of a table. */
export interface OwnRow {
  readonly table: string;
  readonly key: string;
  readonly date: string | undefined;
  readonly columns: StoredRow;
}

/** A recognized file. */
export interface Source {
  readonly source: ImportSource;
  read(): AsyncIterable<Found>;
}

/** Rows of one table, ready to store. */
export interface RowBatch {
  readonly table: string;
  /** What its member calls them. */
  readonly kind: string;
  /** Of Perennial's own export. */
  readonly isOwn?: boolean;
  /** The rows as a JSON list. */
  readonly rows: string;
  /** Of each row: its key within the table, and its local day. */
  readonly keys: readonly string[];
  readonly dates: readonly (string | undefined)[];
  /** Of meals: their foods, as a JSON list. */
  readonly items?: string;
}

export interface LeftOut {
  /** Twice in the file. */
  readonly repeated: Readonly<Record<string, number>>;
  readonly aside: Readonly<Record<string, number>>;
  readonly refusedCount: number;
  readonly refused: readonly { readonly file: string; readonly line: number; readonly reason: string }[];
  /** Before the first day that the plan imports. */
  readonly older?: { readonly since: string; readonly from: string; readonly count: number } | undefined;
}

/** Answers of the process: the source, then rows with how far it has read, then what it left out. */
export type ReadAnswer =
  | { readonly source: ImportSource }
  | { readonly table: ImportTable }
  | { readonly bytesRead: number; readonly batch?: RowBatch }
  | { readonly leftOut: LeftOut };
