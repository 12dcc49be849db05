import { serveReader } from '#server/http/files/reader-program.ts';
import { readImport } from './read-import.ts';
import type { ReadAnswer, ReadAsked } from './reading.ts';

serveReader<ReadAsked, ReadAnswer>(readImport);
