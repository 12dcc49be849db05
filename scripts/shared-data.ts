/** Reference data next to the project, which not every machine has. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

export const SHARED_DATA = path.join(import.meta.dirname, '../../shared/data');

/** Lines of a gzipped file of JSON lines; undefined if it is missing. */
export function sharedJsonLines<T>(file: string): T[] | undefined {
  const place = path.join(SHARED_DATA, file);
  if (!existsSync(place)) return undefined;
  return gunzipSync(readFileSync(place))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Rows of a CSV file by the names in its header; undefined if it is missing. */
export function sharedCsv(file: string): Record<string, string>[] | undefined {
  const place = path.join(SHARED_DATA, file);
  if (!existsSync(place)) return undefined;
  return parse(readFileSync(place), { columns: true, relax_column_count: true, relax_quotes: true });
}
