import { dexcomClarity } from './dexcom-clarity.ts';
import type { TableReader } from './file-reading.ts';
import { libreView } from './libreview.ts';
import { medtronicCareLink } from './medtronic-carelink.ts';
import { nightscoutEntries, nightscoutReport } from './nightscout.ts';
import { plainTable } from './plain-table.ts';

/** Most specific first: the plain table would match files of the others. */
const READERS = [
  dexcomClarity,
  libreView,
  medtronicCareLink,
  nightscoutReport,
  nightscoutEntries,
  plainTable,
];

/** Reader for a table, detected from its first rows; undefined for an unknown format. */
export function detectTable(rows: readonly (readonly string[])[]): TableReader | undefined {
  for (const reader of READERS) {
    const found = reader(rows);
    if (found) return found;
  }
  return undefined;
}
