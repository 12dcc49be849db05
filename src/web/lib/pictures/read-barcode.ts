import { parseGtin } from '#domain/foods/gtin.ts';

/** A browser's own detector (https://wicg.github.io/shape-detection-api). */
interface Detector {
  detect(picture: Blob | ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Barcode formats on food packaging. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

type Reader = (picture: Blob | ImageData) => Promise<readonly string[]>;

async function ownReader(): Promise<Reader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  // Some browsers have the API without an implementation.
  if (!BarcodeDetector || !FORMATS.every((format) => known.includes(format))) return undefined;
  const detector = new BarcodeDetector({ formats: FORMATS });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

async function bundledReader(): Promise<Reader> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasmUrl }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return async (picture) => {
    const found = await readBarcodes(picture, {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
      maxNumberOfSymbols: 2,
    });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}

let reader: Promise<Reader> | undefined;

/** The browser's detector if it has one, else the application's own, loaded on first use. */
const openReader = (): Promise<Reader> =>
  (reader ??= ownReader()
    .then((own) => own ?? bundledReader())
    .catch((error: unknown) => {
      // Loading may have failed offline: the next picture tries again.
      reader = undefined;
      throw error;
    }));

/**
 * Reads the product barcode in a picture: a file of any format the browser supports, or a camera frame.
 * @returns its digits; undefined if there is none, or its check digit is wrong
 * @throws if the detector couldn't be loaded, or the file isn't a picture
 */
export async function readBarcode(picture: Blob | ImageData): Promise<string | undefined> {
  const read = await openReader();
  return (await read(picture)).find((text) => parseGtin(text) !== undefined);
}
