import { z } from 'zod';
import { auditFilter } from '#contract/admin/audit.ts';
import { userFilter } from '#contract/admin/users.ts';
import { bloodFileQuery } from '#contract/blood/blood-file.ts';
import { calendarFeedOperation } from '#contract/calendar.ts';
import { glucoseFileQuery } from '#contract/glucose/glucose-file.ts';
import { importFileOperation, ingestOperation } from '#contract/imports.ts';
import { experimentFileOperation } from '#contract/experiments.ts';
import { reportFileOperation } from '#contract/reports/reports.ts';
import { localDate } from '#contract/shared/time.ts';
import type { TokenScope } from '#domain/tokens/scopes.ts';

/** A request or an answer that is a file, which the procedures don't cover: they speak JSON only. */
export interface FileOperation {
  /** The route's name on the server, and in the OpenAPI document. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'delete';
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  /** Null if only a signed-in browser may use it. */
  readonly scope: TokenScope | null;
  readonly query?: z.ZodObject;
  /** Content types of the body, which is the file itself. */
  readonly takes?: readonly string[];
  readonly maxMb?: number;
  readonly status?: 201;
  /** The answer: a content type, or the shape of a JSON answer. */
  readonly gives: string | z.ZodType;
}

const photo = z.object({ id: z.uuid(), widthPx: z.number(), heightPx: z.number(), sizeBytes: z.number() });
const uploadId = z.object({ id: z.uuid() });
const image = ['image/jpeg', 'image/png', 'image/webp'];
const unclear = z.object({ status: z.literal('unclear-dates'), dayFirst: localDate, monthFirst: localDate });
const counted = z.object({ reason: z.string(), message: z.string(), count: z.number() });

const glucoseFile = z.union([
  unclear,
  z.object({
    status: z.enum(['preview', 'stored']),
    format: z.string(),
    unit: z.string(),
    newReadingCount: z.number(),
    newKetoneCount: z.number(),
    duplicateCount: z.number(),
    refused: z.array(counted),
    firstAt: z.string(),
    lastAt: z.string(),
  }),
]);

const bloodFile = z.union([
  unclear,
  z.object({
    status: z.literal('preview'),
    format: z.string(),
    panels: z.array(z.looseObject({})),
    leftOut: z.array(counted),
  }),
]);

const photos: readonly FileOperation[] = [
  {
    id: 'photos.upload',
    method: 'post',
    path: '/photos',
    tag: 'meals',
    summary: 'Upload a photo; to attach it, add its ID to a meal’s `photoIds`',
    scope: 'meals:write',
    query: uploadId,
    takes: image,
    maxMb: 15,
    status: 201,
    gives: photo,
  },
  {
    id: 'photos.get',
    method: 'get',
    path: '/photos/{id}',
    tag: 'meals',
    summary: 'Get a photo, or its thumbnail with `size=small`',
    scope: 'meals:read',
    query: z.object({ size: z.enum(['small']).optional() }),
    gives: 'image/jpeg',
  },
  {
    id: 'photos.remove',
    method: 'delete',
    path: '/photos/{id}',
    tag: 'meals',
    summary: 'Delete a photo',
    scope: 'meals:write',
    gives: uploadId,
  },
  {
    id: 'voice.transcribe',
    method: 'post',
    path: '/voice',
    tag: 'meals',
    summary: 'Transcribe a recording, if the server has a transcription model; nothing is stored',
    scope: 'meals:read',
    takes: ['audio/webm', 'audio/mp4', 'audio/mpeg', 'audio/wav'],
    maxMb: 10,
    gives: z.object({ text: z.string() }),
  },
];

const readings: readonly FileOperation[] = [
  {
    id: 'glucose.file',
    method: 'post',
    path: '/glucose-files',
    tag: 'glucose',
    summary: 'Preview a sensor file, or import it with `confirm=true`',
    scope: 'glucose:write',
    query: glucoseFileQuery,
    takes: ['text/csv', 'application/json', 'text/plain'],
    maxMb: 25,
    gives: glucoseFile,
  },
  {
    id: 'blood.file',
    method: 'post',
    path: '/blood-files',
    tag: 'blood',
    summary: 'Read a lab report (PDF, CSV or FHIR); nothing is stored',
    scope: 'blood:read',
    query: bloodFileQuery,
    takes: ['application/pdf', 'text/csv', 'application/fhir+json'],
    maxMb: 20,
    gives: bloodFile,
  },
];

const fhirFile = (what: 'blood' | 'patient', summary: string): FileOperation => ({
  id: `export.${what}-fhir`,
  method: 'get',
  path: `/export/${what}.fhir.json`,
  tag: 'export',
  summary,
  scope: 'export:read',
  gives: 'application/fhir+json',
});

const exports: readonly FileOperation[] = [
  {
    id: 'export.csv',
    method: 'get',
    path: '/export/{file}',
    tag: 'export',
    summary:
      'Export one tracker as a spreadsheet: `weight.csv`, `movement.csv`, `vitals.csv`, `water.csv`, `sleep.csv`, `stress.csv`, `fasting.csv`, `glucose.csv`, `ketones.csv`, `blood.csv`',
    scope: 'export:read',
    gives: 'text/csv',
  },
  {
    id: 'export.everything',
    method: 'get',
    path: '/export/everything',
    tag: 'export',
    summary: 'Export all of the member’s data as a ZIP file; later parts contain more photos',
    scope: 'export:read',
    query: z.object({ part: z.coerce.number().int().min(1).max(1000).optional() }),
    gives: 'application/zip',
  },
  fhirFile('blood', 'Export all blood tests as a FHIR R4 bundle'),
  fhirFile('patient', 'Export blood tests, vitals, weight, glucose and daily intake as a FHIR R4 bundle'),
];

const admin: readonly FileOperation[] = [
  {
    id: 'content.images.upload',
    method: 'post',
    path: '/admin/images',
    tag: 'admin',
    summary: 'Upload a picture for a page',
    scope: null,
    query: uploadId.extend({ name: z.string() }),
    takes: image,
    maxMb: 15,
    status: 201,
    gives: z.looseObject({ id: z.uuid() }),
  },
  {
    id: 'admin.foods.upload',
    method: 'post',
    path: '/admin/food-files',
    tag: 'admin',
    summary: 'Import a food file in the background',
    scope: null,
    query: uploadId.extend({ fileName: z.string() }),
    takes: ['text/csv', 'application/json', 'application/zip', 'application/gzip'],
    status: 201,
    gives: z.looseObject({ id: z.uuid() }),
  },
  {
    id: 'statistics.csv',
    method: 'get',
    path: '/admin/statistics/{file}',
    tag: 'admin',
    summary: 'Export a statistics table as a spreadsheet',
    scope: null,
    query: z.object({ from: localDate, to: localDate }),
    gives: 'text/csv',
  },
  {
    id: 'admin.users.csv',
    method: 'get',
    path: '/admin/users.csv',
    tag: 'admin',
    summary: 'Export the list of users as a spreadsheet',
    scope: null,
    query: userFilter,
    gives: 'text/csv',
  },
  {
    id: 'admin.audit-log.csv',
    method: 'get',
    path: '/admin/audit-log.csv',
    tag: 'admin',
    summary: 'Export the audit log as a spreadsheet',
    scope: null,
    query: auditFilter,
    gives: 'text/csv',
  },
  {
    id: 'admin.refusals.csv',
    method: 'get',
    path: '/admin/food-imports/{id}/refusals.csv',
    tag: 'admin',
    summary: 'Export the rows that a food import rejected',
    scope: null,
    gives: 'text/csv',
  },
];

/** Every request or answer that is a file. A test compares this with the server's routes. */
export const FILE_OPERATIONS: readonly FileOperation[] = [
  ...photos,
  ...readings,
  importFileOperation,
  ingestOperation,
  experimentFileOperation,
  reportFileOperation,
  ...exports,
  calendarFeedOperation,
  ...admin,
];
