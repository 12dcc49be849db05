import { FileFault } from '#server/core/file-fault.ts';
import { labelIn } from './label-reader.ts';
import { readPicture, smallPicture } from './photo-picture.ts';
import type { JobAnswer, JobRequest, PictureJob, PictureJobs } from './picture-jobs.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { parseGtin } from '#domain/foods/gtin.ts';

const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  maxNumberOfSymbols: 4,
};

let ready: Promise<unknown> | undefined;

// By default the package downloads its WebAssembly file.
function prepare(): Promise<unknown> {
  ready ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then(
    (file) =>
      prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true }),
  );
  return ready;
}

/** Scaled 8-bit RGBA pixels for the decoder. */
async function pixels(jpeg: Uint8Array): Promise<ImageData> {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as ImageData;
}

/**
 * The product code of a barcode in a stored picture, in the form of `parseGtin`; undefined if there is none.
 * @param jpeg at most 2048 px long
 */
async function barcodeIn(jpeg: Uint8Array): Promise<string | undefined> {
  await prepare();
  for (const { text } of await readBarcodes(await pixels(jpeg), OPTIONS)) {
    const gtin = parseGtin(text);
    if (gtin !== undefined) return gtin;
  }
  return undefined;
}

const JOBS: { readonly [J in PictureJob]: (bytes: Uint8Array) => Promise<PictureJobs[J]> } = {
  read: readPicture,
  small: smallPicture,
  barcode: barcodeIn,
  label: labelIn,
};

async function answerTo({ id, job, bytes }: JobRequest): Promise<JobAnswer> {
  try {
    return { id, value: await JOBS[job](bytes) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id, fault: { code: error instanceof FileFault ? error.code : undefined, message } };
  }
}

process.on('message', (asked: JobRequest) => {
  void answerTo(asked).then((answer) => process.connected && process.send?.(answer));
});
// The server is gone, or needs the memory.
process.on('disconnect', () => process.exit(0));
