import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** A picture of one color. */
export const plain = (width: number, height: number, background = '#7a9') =>
  sharp({ create: { width, height, channels: 3, background } });

const svgJpeg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg().toBuffer();

const text = (x: number, y: number, size: number, words: string, weight = 400) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}">${words}</text>`;

const page = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" fill="#111">${inner}</g></svg>`;

const EU_ROWS = [
  ['Energy', '1580 kJ / 375 kcal', '474 kJ / 113 kcal'],
  ['Fat', '6,5 g', '2,0 g'],
  ['of which saturates', '1,2 g', '0,4 g'],
  ['Carbohydrate', '61 g', '18 g'],
  ['of which sugars', '0,9 g', '0,3 g'],
  ['Fibre', '10 g', '3,0 g'],
  ['Protein', '13 g', '3,9 g'],
  ['Salt', '0,02 g', '0,01 g'],
] as const;

/** A photo of a European nutrition table. */
export const europeanLabel = (): Promise<Buffer> =>
  svgJpeg(
    page(
      900,
      700,
      [
        text(40, 60, 36, 'Nutrition declaration', 700),
        text(400, 120, 26, 'per 100 g'),
        text(680, 120, 26, 'per 30 g'),
        ...EU_ROWS.map(([name, hundred, serving], at) =>
          [
            text(40, 180 + at * 60, 28, name),
            text(400, 180 + at * 60, 24, hundred),
            text(660, 180 + at * 60, 24, serving),
          ].join(''),
        ),
      ].join(''),
    ),
  );

const US_ROWS = [
  ['Total Fat 8g', '10%'],
  ['Saturated Fat 1g', '5%'],
  ['Trans Fat 0g', ''],
  ['Cholesterol 0mg', '0%'],
  ['Sodium 160mg', '7%'],
  ['Total Carbohydrate 37g', '13%'],
  ['Dietary Fiber 4g', '14%'],
  ['Total Sugars 12g', ''],
  ['Includes 10g Added Sugars', '20%'],
  ['Protein 3g', ''],
] as const;

/** A photo of a US Nutrition Facts panel. */
export const americanLabel = (): Promise<Buffer> =>
  svgJpeg(
    page(
      600,
      860,
      [
        text(20, 70, 60, 'Nutrition Facts', 900),
        text(20, 120, 28, '8 servings per container'),
        text(20, 160, 28, 'Serving size 2/3 cup (55g)', 700),
        text(20, 215, 24, 'Amount per serving', 700),
        text(20, 270, 48, 'Calories', 900),
        text(470, 270, 52, '230', 900),
        ...US_ROWS.map(
          ([name, share], at) => text(20, 330 + at * 50, 28, name) + text(510, 330 + at * 50, 28, share),
        ),
      ].join(''),
    ),
  );

/** A photo of a barcode, turned sideways. */
export async function barcodePicture(code: string): Promise<Buffer> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const { svg } = await writeBarcode(code, { format: 'EAN13', scale: 5 });
  const bars = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).rotate(90).toBuffer();
  return plain(1600, 1200, '#c98')
    .composite([{ input: bars, left: 500, top: 250 }])
    .jpeg()
    .toBuffer();
}
