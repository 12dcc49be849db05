import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import { readLabel, type LabelReading } from '#domain/foods/labels/read-label.ts';
import { limitOf } from './photo-turns.ts';

/** Size to read labels that fill the picture, longest side in px: enough for most, and fast if there is none. */
const READ_AT_PX = 1800;
/** Longest side in px below which not even a crisp label that fills the picture can be read. */
const LEGIBLE_PX = 150;
/** Sizes to find and then to read a smaller label; enlarging small print helps. */
const SEEN_AT_PX = 900;
const ENLARGED_PX = 2200;

const LABEL_WORDS = /nutrition|energy|calories|\bfat\b|saturat|carb|protein|sugars|salt|sodium|serving|fib/gi;
const FEW_WORDS = 2;

const hasLabel = (text: string): boolean => (text.match(LABEL_WORDS) ?? []).length >= FEW_WORDS;

let worker: Promise<Worker> | undefined;
const oneAtATime = limitOf(1);

function begin(): Promise<Worker> {
  const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  return createWorker('eng', 1, {
    langPath: path.join(path.dirname(data), '4.0.0_best_int'),
    // Nothing is downloaded, and nothing is stored besides the package's own file.
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
}

const atSize = (jpeg: Uint8Array, longestPx: number): Promise<Buffer> =>
  sharp(jpeg)
    .resize({ width: longestPx, height: longestPx, fit: 'inside', kernel: 'cubic' })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();

async function textOf(jpeg: Uint8Array, longestPx: number, layout: PSM): Promise<string> {
  worker ??= begin();
  const reader = await worker;
  await reader.setParameters({ tessedit_pageseg_mode: layout, user_defined_dpi: '300' });
  return (await reader.recognize(await atSize(jpeg, longestPx))).data.text;
}

/**
 * Reads the nutrition label in a stored picture, on this machine; undefined if there is no readable one.
 * @param jpeg at most 2048 px long
 */
export const labelIn = (jpeg: Uint8Array): Promise<LabelReading | undefined> =>
  oneAtATime(async () => {
    const { width, height } = await sharp(jpeg).metadata();
    if (Math.max(width, height) < LEGIBLE_PX) return undefined;
    // As a single column of text, the table's rows stay intact.
    const text = await textOf(jpeg, READ_AT_PX, PSM.SINGLE_COLUMN);
    const read = readLabel(text);
    if (read?.energyAgrees) return read;
    if (!hasLabel(text) && !hasLabel(await textOf(jpeg, SEEN_AT_PX, PSM.SPARSE_TEXT))) return undefined;
    const again = readLabel(await textOf(jpeg, ENLARGED_PX, PSM.SINGLE_BLOCK));
    return again?.energyAgrees ? again : (read ?? again);
  });
