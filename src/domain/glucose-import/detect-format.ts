import { dexcomClarity } from './dexcom-clarity.ts';
import type { TableReader } from './file-reading.ts';
import { libreView } from './libreview.ts';
import { medtronicCareLink } from './medtronic-carelink.ts';
import { nightscoutEntries, nightscoutReport } from './nightscout.ts';
import { plainTable } from './plain-table.ts';

/** The plain table comes last: it would take what the others know more of. */
const READERS = [
  dexcomClarity,
  libreView,
  medtronicCareLink,
  nightscoutReport,
  nightscoutEntries,
  plainTable,
];

/** How the rows of a table are read, told by its first rows; undefined where they are of no known file. */
export function detectTable(rows: readonly (readonly string[])[]): TableReader | undefined {
  for (const reader of READERS) {
    const found = reader(rows);
    if (found) return found;
  }
  return undefined;
}
