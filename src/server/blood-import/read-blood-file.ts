import { isFhir, readFhir } from '#domain/blood-import/fhir-file.ts';
import type { BloodFile, UnclearDates } from '#domain/blood-import/found-values.ts';
import { readLabReport } from '#domain/blood-import/lab-report.ts';
import { readLabTable } from '#domain/blood-import/lab-table.ts';
import { encodingOf } from '#server/http/text-encoding.ts';
import { FileFault } from './file-fault.ts';
import { pdfPages } from './pdf-pages.ts';
import type { Reading, ReadingAsked, ReadFile } from './reading.ts';
import { tableCells } from './table-cells.ts';

/** Files that are neither text nor PDF, by their first bytes. */
const OTHERS: readonly (readonly [firstBytes: string, what: string])[] = [
  ['PK\u0003\u0004', 'a spreadsheet or an archive. Save it as CSV, or unpack it first'],
  ['\u001F\u008B', 'packed. Unpack it first'],
  ['\u00D0\u00CF\u0011\u00E0', 'an old spreadsheet. Save it as CSV'],
  ['\u00FF\u00D8\u00FF', 'a picture. Save the report as PDF, or enter the values'],
  ['\u0089PNG', 'a picture. Save the report as PDF, or enter the values'],
];
/** A PDF may begin with a few bytes of something else. */
const PDF_WITHIN = 1024;

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString('latin1');

/** @throws FileFault for JSON that is cut off or none */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return linesOfJson(text);
  }
}

/** A resource a line, as bulk exports have them. */
function linesOfJson(text: string): unknown[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  try {
    return lines.map((line): unknown => JSON.parse(line));
  } catch {
    throw new FileFault('This JSON is damaged or was cut off. Download the file again.');
  }
}

function fromJson(text: string, timeZone: string): BloodFile {
  const parsed = jsonOf(text);
  if (!isFhir(parsed))
    throw new FileFault('This JSON holds no FHIR resources. Export your laboratory results as FHIR R4.');
  return readFhir(parsed, timeZone);
}

const withPages = (file: BloodFile, pages: ReadFile['pages'] = null): Reading => {
  if (file.panels.length > 0) return { kind: 'file', file: { ...file, pages } };
  const seen = file.leftOut.reduce((sum, { count }) => sum + count, 0);
  throw new FileFault(
    seen === 0
      ? 'There are no laboratory results in this file.'
      : `None of the ${seen} entries in this file is a laboratory result with a value.`,
  );
};

const answer = (file: BloodFile | UnclearDates, pages: ReadFile['pages'] = null): Reading =>
  'dayFirst' in file ? { kind: 'unclear-dates', days: file } : withPages(file, pages);

async function fromPdf(asked: ReadingAsked): Promise<Reading> {
  const { pages, pageCount, scanned } = await pdfPages(asked.bytes);
  if (pages.length === 0) return { kind: 'scan', pages: scanned, pageCount };
  return answer(readLabReport(pages, asked), { read: pages.length, all: pageCount });
}

/**
 * Reads a file with results of a laboratory, of whatever kind it is.
 * @throws FileFault where it gives none
 */
export async function readBloodFile(asked: ReadingAsked): Promise<Reading> {
  const { bytes, timeZone } = asked;
  const start = startOf(bytes);
  if (start.includes('%PDF-')) return fromPdf(asked);
  const other = OTHERS.find(([firstBytes]) => start.startsWith(firstBytes))?.[1];
  if (other !== undefined) throw new FileFault(`This file is ${other}.`, 'UNSUPPORTED_MEDIA_TYPE');
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (/^\uFEFF?\s*[[{]/.test(text)) return withPages(fromJson(text.replace(/^\uFEFF/, ''), timeZone));
  if (/^\uFEFF?\s*<(?:\?xml|!doctype|html|[a-z]+:?[A-Z]*\s)/i.test(text))
    throw new FileFault(
      'This file is XML or a web page. Export your results as FHIR in JSON, as CSV or as PDF.',
      'UNSUPPORTED_MEDIA_TYPE',
    );
  if (text.includes('\u0000'))
    throw new FileFault(
      'This is no file with results that can be read: FHIR, CSV or PDF.',
      'UNSUPPORTED_MEDIA_TYPE',
    );
  const read = readLabTable(tableCells(text), asked);
  if (!read) throw new FileFault('No table of results was found in this file.');
  return answer(read);
}
