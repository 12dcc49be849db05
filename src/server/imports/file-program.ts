import { serveReader } from '#server/http/files/reader-program.ts';
import { readImport } from './read-import.ts';
import type { ReadAnswer, ReadRequest } from './reading.ts';

serveReader<ReadRequest, ReadAnswer>(readImport);
