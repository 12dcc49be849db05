import { z } from 'zod';
import { COLUMN_FIELDS, COLUMN_FIELD_KEYS } from '#domain/imports/columns.ts';
import { IMPORT_STEPS } from '#domain/imports/states.ts';
import { byId } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { typedText } from '#contract/shared/text.ts';
import { instant, timeZone } from '#contract/shared/time.ts';

/** Query of `POST /api/import-files`; the body is the file. Repeating the request changes nothing. */
export const importFileQuery = z.object({
  id: z.uuid('The import needs a valid ID (UUID).'),
  fileName: typedText().min(1, 'The file needs a name.').max(200, 'Use 200 characters or fewer.'),
  /** For times without a zone. */
  timeZone,
});

/** One kind of record in a file. */
const importKind = z.object({
  kind: z.string(),
  inFile: z.number(),
  added: z.number(),
  duplicates: z.number(),
  /** The member's own entry of that day or time stays. */
  conflicts: z.number(),
  /** Of the added: another source recorded the same night or workout, and one of them counts. Plans of before don't have it. */
  others: z.number().optional(),
  /** Local days. */
  from: z.string(),
  to: z.string(),
  /** Months with records, `YYYY-MM`. */
  months: z.array(z.string()),
});

/** What is in a file, and how it compares with what the member has. */
export const importPlan = z.object({
  kinds: z.array(importKind),
  /** The first conflicts of each kind, by local day; plans of before don't have them. */
  conflictDays: z.array(z.object({ kind: z.string(), days: z.array(z.string()) })).optional(),
  /** Kinds of data in the file that are left out, with their counts. */
  aside: z.array(z.object({ name: z.string(), count: z.number() })),
  refusedCount: z.number(),
  /** The first of them. */
  refused: z.array(
    z.object({
      file: z.string(),
      /** 0 if the file has no lines to name, such as XML or a database. */
      line: z.number(),
      reason: z.string(),
      /** Time of a record without a line, ISO 8601. */
      at: z.string().optional(),
    }),
  ),
  /** Records of devices from before the first day that the member's plan imports. */
  older: z.object({ since: z.string(), from: z.string(), count: z.number() }).optional(),
});

export const mappedColumn = z
  .object({
    column: z.int().min(0).max(500),
    field: z.enum(COLUMN_FIELD_KEYS),
    unit: typedText().max(40).nullable(),
  })
  .refine(
    ({ field, unit }) => {
      const { units }: { units: readonly string[] } = COLUMN_FIELDS[field];
      return unit === null ? units.length === 0 : units.includes(unit);
    },
    { path: ['unit'], message: 'Choose a unit for this field.' },
  );

/** The head of a table whose columns the member names. */
export const importTable = z.object({
  headers: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  columns: z.array(mappedColumn),
  /** Whether days and months can be told apart; if not, the member chooses. */
  isDayFirst: z.boolean().nullable(),
});

export const importInfo = z.object({
  id: z.uuid(),
  fileName: z.string(),
  source: z.string().nullable(),
  sizeBytes: z.number(),
  step: z.enum(IMPORT_STEPS),
  /** Of the step that runs, 0 to 1. */
  progress: z.number(),
  plan: importPlan.nullable(),
  table: importTable.nullable(),
  addedCount: z.number(),
  fault: z.string().nullable(),
  createdAt: instant,
  importedAt: instant.nullable(),
  /** Until when it can be undone. */
  undoBy: instant.nullable(),
});

export type ImportInfo = z.infer<typeof importInfo>;
export type ImportPlan = z.infer<typeof importPlan>;
export type ImportKindPlan = z.infer<typeof importKind>;
export type ImportTable = z.infer<typeof importTable>;

/** `POST /api/import-files`, for the OpenAPI document. */
export const importFileOperation = {
  id: 'imports.file',
  method: 'post',
  path: '/import-files',
  tag: 'imports',
  summary: 'Upload another app’s export; the preview is prepared in the background',
  scope: null,
  query: importFileQuery,
  takes: ['application/octet-stream', 'application/zip', 'text/csv', 'application/xml'],
  maxMb: 2048,
  status: 201,
  gives: importInfo,
} as const;

/** An app can't be asked for parameters. */
export const ingestQuery = z.object({});

/** Records that were new, and those that have changed. */
export const ingestAnswer = z.object({
  added: z.number(),
  changed: z.number(),
  /** Couldn't be read. */
  refused: z.number(),
  /** From before the days that the plan imports. */
  older: z.number(),
});

/** `POST /api/v1/ingest/health-auto-export`, for the OpenAPI document. */
export const ingestOperation = {
  id: 'ingest.healthAutoExport',
  method: 'post',
  path: '/ingest/health-auto-export',
  tag: 'ingest',
  summary: 'Store data sent by the Health Auto Export app for iOS (JSON, version 2); safe to repeat',
  scope: 'ingest:write',
  takes: ['application/json'],
  maxMb: 24,
  gives: ingestAnswer,
} as const;

const tags = ['imports'];

export const imports = {
  list: base
    .route({ method: 'GET', path: '/imports', tags, summary: 'List imported files, newest first' })
    .output(z.array(importInfo)),
  get: base
    .route({ method: 'GET', path: '/imports/{id}', tags, summary: 'Get an imported file' })
    .input(byId)
    .output(importInfo),
  columns: base
    .route({
      method: 'PUT',
      path: '/imports/{id}/columns',
      tags,
      summary: 'Map a table’s columns',
    })
    .input(
      z.object({ id: z.uuid(), columns: z.array(mappedColumn).max(60), isDayFirst: z.boolean().nullable() }),
    )
    .output(importInfo),
  start: base
    .route({ method: 'POST', path: '/imports/{id}/start', tags, summary: 'Import a previewed file' })
    .input(byId)
    .output(importInfo),
  stop: base
    .route({ method: 'POST', path: '/imports/{id}/stop', tags, summary: 'Stop an import' })
    .input(byId)
    .output(importInfo),
  undo: base
    .route({ method: 'POST', path: '/imports/{id}/undo', tags, summary: 'Undo an import within 30 days' })
    .input(byId)
    .output(importInfo),
  remove: base
    .route({ method: 'DELETE', path: '/imports/{id}', tags, summary: 'Discard a file that wasn’t imported' })
    .input(byId)
    .output(byId),
};
