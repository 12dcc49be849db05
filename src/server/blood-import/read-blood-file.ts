import { isFhir, readFhir } from '#domain/blood-import/fhir/fhir-file.ts';
import type { BloodFile, UnclearDates } from '#domain/blood-import/found-values.ts';
import { readLabReport } from '#domain/blood-import/lab-report.ts';
import { readLabTable, findHeader } from '#domain/blood-import/lab-table.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { encodingOf } from '#server/http/files/text-encoding.ts';
import { pdfPages } from './pdf-pages.ts';
import type { Reading, BloodFileInput, ReadFile } from './reading.ts';
import { parse } from 'csv-parse/sync';
import { fileTypeFromBuffer } from 'file-type';

/** Known file types that are neither text nor PDF, by media type, with what to do instead. */
const KINDS: readonly (readonly [mediaType: RegExp, what: string])[] = [
  [/^image\//, 'an image. Save the report as a PDF, or enter the values yourself'],
  [/spreadsheet|excel/, 'a spreadsheet. Save it as CSV'],
  [/wordprocessing|opendocument\.text|rtf/, 'a text document. Save it as PDF'],
  [/x-cfb/, 'in an old Office format. Save it as CSV or PDF'],
  [/zip|tar|7z|rar|xz|zstd|lz/, 'an archive. Unzip it first'],
];
const UNKNOWN = 'damaged, or not a type we can read';

/** Type of an unreadable file and what to do instead, for its owner. */
async function unreadFileWords(bytes: Uint8Array): Promise<string> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const what = KINDS.find(([mediaType]) => mediaType.test(type?.mime ?? ''))?.[1] ?? UNKNOWN;
  return `This file is ${what}. We can read PDF, CSV and FHIR (JSON) files.`;
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
const FIRST_LINES = 40;
const MAX_ROW_LENGTH = 1 << 16;
const MAX_ROWS = 50_000;

const rowsOf = (text: string, delimiter: string, to?: number): string[][] =>
  parse(text, {
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
    skip_records_with_error: true,
    ...(to === undefined ? {} : { to }),
  }) as unknown as string[][];

/**
 * Cells of a table of results, with the delimiter that fits its first rows.
 * @throws FileFault if the text isn't such a table
 */
function tableCells(text: string): string[][] {
  const separator = SEPARATORS.find((one) => findHeader(rowsOf(text, one, FIRST_LINES)));
  if (separator === undefined)
    throw new FileFault(
      'We couldn’t find a table of results in this file. The first row must have column names, such as date, marker, value and unit.',
    );
  const rows = rowsOf(text, separator, MAX_ROWS + 1);
  if (rows.length > MAX_ROWS)
    throw new FileFault('The table has more than 50,000 rows. Export fewer years at a time.');
  return rows;
}

/** Characters that no text contains: a file with them is binary. */
const NO_TEXT = /[^\P{Cc}\s]/u;
/** Signatures of documents that consist of letters but aren't text. */
const RICH_TEXT = '{\\rtf';
/** A PDF may start with a few other bytes. */
const PDF_WITHIN = 1024;
/** Letters needed at the start to accept a file as text. */
const TEXT_WITHIN = 64;

// The start of a long table says nothing about damaged letters further on.
const isText = (text: string): boolean =>
  !text.includes('\0') && !NO_TEXT.test(text.slice(0, TEXT_WITHIN)) && !text.startsWith(RICH_TEXT);

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString('latin1');

/** @throws FileFault for invalid or incomplete JSON */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return linesOfJson(text);
  }
}

/** One resource per line, as in bulk exports. */
function linesOfJson(text: string): unknown[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  try {
    return lines.map((line): unknown => JSON.parse(line));
  } catch {
    throw new FileFault('This JSON file is damaged or incomplete. Download it again.');
  }
}

function fromJson(text: string, timeZone: string): BloodFile {
  const parsed = jsonOf(text);
  if (!isFhir(parsed))
    throw new FileFault('This JSON file has no FHIR resources. Export your lab results as FHIR R4.');
  return readFhir(parsed, timeZone);
}

const withPages = (file: BloodFile, pages: ReadFile['pages'] = null): Reading => {
  if (file.panels.length > 0) return { kind: 'file', file: { ...file, pages } };
  const seen = file.leftOut.reduce((sum, { count }) => sum + count, 0);
  const elsewhere = file.leftOut.find(({ reason }) => reason === 'elsewhere')?.count ?? 0;
  if (elsewhere > 0 && elsewhere === seen)
    throw new FileFault(
      `This report only links to ${elsewhere === 1 ? 'a result' : `${elsewhere} results`} stored elsewhere. Export the whole bundle instead.`,
    );
  throw new FileFault(
    seen === 0
      ? 'This file has no lab results.'
      : seen === 1
        ? 'The only entry in this file isn’t a lab result with a value.'
        : `None of the ${seen} entries in this file is a lab result with a value.`,
  );
};

const answer = (file: BloodFile | UnclearDates, pages: ReadFile['pages'] = null): Reading =>
  'dayFirst' in file ? { kind: 'unclear-dates', days: file } : withPages(file, pages);

async function fromPdf(bytes: Uint8Array, asked: BloodFileInput): Promise<Reading> {
  const { pages, pageCount, scanned } = await pdfPages(bytes, asked.wantsPictures);
  if (pages.length === 0) return { kind: 'scan', pages: scanned, pageCount };
  return answer(readLabReport(pages, asked), { read: pages.length, all: pageCount });
}

/**
 * Reads a file of lab results of any kind.
 * @throws FileFault if there are none
 */
export async function readBloodFile(bytes: Uint8Array<ArrayBuffer>, asked: BloodFileInput): Promise<Reading> {
  const { timeZone } = asked;
  if (startOf(bytes).includes('%PDF-')) return fromPdf(bytes, asked);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (!isText(text)) throw new FileFault(await unreadFileWords(bytes), 'UNSUPPORTED_MEDIA_TYPE');
  if (/^\uFEFF?\s*[[{]/.test(text)) return withPages(fromJson(text.replace(/^\uFEFF/, ''), timeZone));
  if (/^\uFEFF?\s*<(?:\?xml|!doctype|html|[a-z]+:?[A-Z]*\s)/i.test(text))
    throw new FileFault(
      'This file is XML or a web page. Export your results as a PDF, CSV or FHIR JSON file.',
      'UNSUPPORTED_MEDIA_TYPE',
    );
  const read = readLabTable(tableCells(text), asked);
  if (!read) throw new FileFault('We couldn’t find a table of results in this file.');
  return answer(read);
}
