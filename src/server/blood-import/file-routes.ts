import { bloodFileQuery } from '#contract/blood/blood-file.ts';
import { fileRoute, type FileRouteOptions } from '#server/http/files/file-route.ts';
import { lookIntoFile, type ReadUploadOptions } from './read-upload.ts';

/** Browsers derive the type from the file extension, and some send none. */
const TYPES =
  /^(?:text\/|multipart\/form-data|application\/(?:json|fhir\+json|x-ndjson|fhir\+ndjson|pdf|octet-stream|csv|vnd\.ms-excel))|^$/i;

/** `POST /api/blood-files`: reads a file of lab results and returns them. Stores nothing. */
export const bloodFiles = (options: FileRouteOptions & Pick<ReadUploadOptions, 'readScan'>) =>
  fileRoute(options, {
    routeName: 'blood.file',
    counted: 'blood-file',
    types: TYPES,
    maxMb: 20,
    tooLarge: 'Export fewer years at a time.',
    query: bloodFileQuery,
    take: (actor, query, { fd }, signal) =>
      lookIntoFile(actor, fd, { ...query, nowMs: options.now(), readScan: options.readScan, signal }),
    failed: 'a blood test file could not be read',
  });
