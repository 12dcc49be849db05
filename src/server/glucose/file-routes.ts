import { glucoseFileQuery } from '#contract/glucose/glucose-file.ts';
import { fileRoute, type FileRouteOptions } from '#server/http/files/file-route.ts';
import { receiveGlucoseFile } from './receive-file.ts';

/** Browsers derive the type from the file extension, some send a spreadsheet's type for CSV, and some none. */
const TYPES = /^(?:text\/|multipart\/form-data|application\/(?:json|octet-stream|csv|vnd\.ms-excel))|^$/i;

/** `POST /api/glucose-files`: previews a file of readings, or imports it with `confirm`. */
export const glucoseFiles = (options: FileRouteOptions) =>
  fileRoute(options, {
    routeName: 'glucose.file',
    counted: 'glucose-file',
    types: TYPES,
    maxMb: 25,
    tooLarge: 'Export a shorter date range.',
    query: glucoseFileQuery,
    take: (actor, query, { fd }, signal) =>
      receiveGlucoseFile(options.db, actor, query, fd, options.now(), signal),
    failed: 'a glucose file could not be read',
  });
