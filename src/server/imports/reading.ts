import type { ImportTable } from '#contract/imports.ts';
import type { MappedColumn } from '#domain/imports/columns.ts';
import type { ImportSource } from '#domain/imports/sources.ts';
import type { ImportRecord } from './records.ts';
import type { StoredRow } from './stored-row.ts';

/** A request to the process that reads files. */
export interface ReadRequest {
  readonly path: string;
  readonly fileName: string;
  /** For times without a zone. */
  readonly timeZone: string;
  readonly nowMs: number;
  /** First day from which the member's plan imports records of devices. */
  readonly since?: string | undefined;
  /** Whether records are stored or only counted: pictures are sent only if stored. */
  readonly isStored?: boolean;
  /** Meanings of a table's columns, once its member has mapped them. */
  readonly mapping?: TableMapping | undefined;
}

export interface TableMapping {
  readonly columns: readonly MappedColumn[];
  readonly isDayFirst: boolean | null;
}

/** Content of a file: a record, an unreadable row, or skipped data. */
export type FileEntry =
  | {
      readonly record: ImportRecord;
      readonly file: string;
      readonly line: number;
      /** Set if an archive has files of several programs. */
      readonly source?: ImportSource;
    }
  | { readonly row: OwnRow; readonly file: string; readonly line: number }
  | { readonly reason: string; readonly file: string; readonly line: number }
  | { readonly aside: string; readonly count?: number };

/** A row of a table in Perennial's own export. */
export interface OwnRow {
  readonly table: string;
  readonly key: string;
  readonly date: string | undefined;
  readonly columns: StoredRow;
}

/** A recognized file. */
export interface Source {
  readonly source: ImportSource;
  read(): AsyncIterable<FileEntry>;
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
  /** Each row's key within the table, and its local day. */
  readonly keys: readonly string[];
  readonly dates: readonly (string | undefined)[];
  /** A meal's foods, as a JSON list. */
  readonly items?: string;
}

export interface LeftOut {
  /** Twice in the file. */
  readonly repeated: Readonly<Record<string, number>>;
  readonly aside: Readonly<Record<string, number>>;
  readonly refusedCount: number;
  readonly refused: readonly {
    readonly file: string;
    readonly line: number;
    readonly reason: string;
    readonly at?: string;
  }[];
  /** Before the first day that the plan includes. */
  readonly older?: { readonly since: string; readonly from: string; readonly count: number } | undefined;
}

/** The process's answers: the source, then rows with the position in the file, then the skipped data. */
export type ReadAnswer =
  | { readonly source: ImportSource }
  | { readonly table: ImportTable }
  | { readonly bytesRead: number; readonly batch?: RowBatch }
  | { readonly leftOut: LeftOut };
