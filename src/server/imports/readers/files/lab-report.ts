import { findHeader } from '#domain/blood-import/lab-table.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { csvHead } from '#server/imports/rows/csv.ts';
import type { FileReader } from '#server/imports/rows/table-readers.ts';

const FHIR = /"resourceType"\s*:\s*"(?:Bundle|Observation|DiagnosticReport)"/;

/** A table with a name, a result and a unit or LOINC code in each row. */
function isLabTable(head: string): boolean {
  const table = csvHead(head);
  const columns = table && findHeader([table.headers])?.columns;
  if (columns?.kind !== 'long') return false;
  const { name, marker, loinc, value, unit } = columns.roles;
  return value >= 0 && Math.max(name, marker, loinc) >= 0 && Math.max(unit, loinc) >= 0;
}

/** Lab reports are read in the review of blood tests, where each value is confirmed. */
export const labReport: FileReader = {
  source: 'lab-report',
  fits: (head) => head.startsWith('%PDF-') || (/^\s*[[{]/.test(head) ? FHIR.test(head) : isLabTable(head)),
  // oxlint-disable-next-line require-yield -- it only says where such files belong
  async *readFile() {
    throw new FileFault('This is a lab report. Import it under Blood tests, where you review each value.');
  },
};
