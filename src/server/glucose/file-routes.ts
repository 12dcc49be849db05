import { glucoseFileQuery } from '#contract/glucose/glucose-file.ts';
import { fileRoute, type FileRouteOptions } from '#server/http/files/file-route.ts';
import { takeFile } from './take-file.ts';

/** Browsers name the type by the file's ending, some say a spreadsheet program's type for CSV, and some nothing. */
const TYPES = /^(?:text\/|multipart\/form-data|application\/(?:json|octet-stream|csv|vnd\.ms-excel))|^$/i;

/** `POST /api/glucose-files`: a file of readings as it is; a preview without `confirm`, taken in with it. */
export const glucoseFiles = (options: FileRouteOptions) =>
  fileRoute(options, {
    routeName: 'glucose.file',
    counted: 'glucose-file',
    types: TYPES,
    maxMb: 25,
    tooLarge: 'Export a shorter time.',
    query: glucoseFileQuery,
    take: (actor, query, { fd }, signal) => takeFile(options.db, actor, query, fd, options.now(), signal),
    failed: 'a file of glucose readings could not be taken in',
  });
