import { parseGtin } from '#domain/foods/gtin.ts';
import { jsonObject } from './json-rows.ts';
import { ImportRefused } from './source-row.ts';

export type FileFormat = 'fdc-json' | 'off-json-lines' | 'off-json' | 'off-tabs' | 'off-commas';

const FDC_LIST = /^\s*\{\s*"(?:BrandedFoods|FoundationFoods|SRLegacyFoods|SurveyFoods)"\s*:\s*\[/;
const FDC_ARRAY = /^\s*\[\s*\{[^]*?"fdcId"\s*:/;
const OFF_LIST = /^\s*\{(?:\s*"\w+"\s*:\s*(?:"[^"]*"|[\d.]+|null)\s*,)*\s*"products"\s*:\s*\[/;
const OFF_FIELD = /"(?:code|product_name|nutriments|nutrition)"\s*:/;

const EXPECTED =
  'Choose a FoodData Central download (JSON, or a folder or zip of tables) or an Open Food Facts download (JSONL or CSV).';

function jsonFormat(text: string): FileFormat {
  if (FDC_LIST.test(text) || FDC_ARRAY.test(text)) return 'fdc-json';
  if (OFF_LIST.test(text)) return 'off-json';
  const [firstLine = ''] = text.split('\n', 1);
  const isFullLine = firstLine.length < text.length;
  const isObjectLine = isFullLine ? jsonObject(firstLine) !== undefined : /^\s*\{\s*"/.test(firstLine);
  if (isObjectLine && OFF_FIELD.test(firstLine)) return 'off-json-lines';
  throw new ImportRefused(`We don’t recognize this JSON list of foods. ${EXPECTED}`);
}

/** Codes that a spreadsheet program shortened (it drops leading zeros) or rounded ("8.0E+12"). */
function isMangled(code: string): boolean {
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(code)) return true;
  return /^[1-9]\d{8,10}$/.test(code) && parseGtin(code.padStart(13, '0')) !== undefined;
}

/** Every download has some such codes; a larger share means a spreadsheet program damaged them. */
const MAX_MANGLED = 0.1;

function refuseMangled(header: readonly string[], codes: readonly string[]): void {
  const mangled = codes.filter(isMangled);
  const hasErrorNames = header.some((name) => name.trim() === '#NAME?');
  if (!hasErrorNames && mangled.length <= MAX_MANGLED * codes.length) return;
  const example = mangled[0] === undefined ? '' : ` (as in “${mangled[0]}”)`;
  const [what, why] = hasErrorNames
    ? ['columns are named “#NAME?”', mangled.length > 0 ? `, and barcodes have lost digits${example}` : '']
    : [`barcodes have lost digits${example}`, ''];
  throw new ImportRefused(
    `A spreadsheet program has damaged this file: ${what}${why}. Nothing was imported. Download the file again, and import it without opening it in a spreadsheet program.`,
  );
}

function tableFormat(text: string): FileFormat {
  const [headerLine = '', ...lines] = text.split(/\r?\n/);
  const separator = headerLine.includes('\t') ? '\t' : ',';
  const header = headerLine.split(separator).map((name) => name.replaceAll('"', ''));
  const codeColumn = header.indexOf('code');
  if (header.includes('fdc_id'))
    throw new ImportRefused(
      'This is only one FoodData Central table. Choose the folder or zip with food.csv, food_nutrient.csv and the others.',
    );
  if (codeColumn < 0 || !header.includes('product_name'))
    throw new ImportRefused(`We don’t recognize this file. ${EXPECTED}`);
  const codes = lines
    .slice(0, -1)
    .map((line) => line.split(separator)[codeColumn]?.replaceAll('"', '').trim() ?? '')
    .filter((code) => /^\d/.test(code));
  refuseMangled(header, codes);
  return separator === '\t' ? 'off-tabs' : 'off-commas';
}

/**
 * Format of a file, from its start.
 * @param head first megabyte, unpacked
 * @throws ImportRefused if the file is unknown, not UTF-8, or damaged by a spreadsheet program
 */
export function detectFormat(head: Buffer): FileFormat {
  if (
    (head[0] === 0xff && head[1] === 0xfe) ||
    (head[0] === 0xfe && head[1] === 0xff) ||
    head.subarray(0, 100).includes(0)
  )
    throw new ImportRefused(
      'The file is UTF-16 or not text. Food files are UTF-8. Use the file as downloaded.',
    );
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new ImportRefused('The file is empty.');
  return /^\s*[[{]/.test(text) ? jsonFormat(text) : tableFormat(text);
}
