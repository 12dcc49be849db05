import { extractImages, getDocumentProxy } from 'unpdf';
import type { ReportPage, TextPiece } from '#domain/blood-import/report-lines.ts';
import { FileFault } from '#server/core/file-fault.ts';
import type { ScannedPage } from './reading.ts';

/** Small print stays readable at this size. */
const MAX_SIDE_PX = 2000;

type Dots = Awaited<ReturnType<typeof extractImages>>[number];

/** A page as a JPEG for models, from its raw pixels. */
async function pagePicture({ data, width, height, channels }: Dots): Promise<ScannedPage> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: 'white' })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}

/** Reports are a few pages; a longer document is a whole patient file. */
const MAX_PAGES = 60;
/** A report page has a few hundred text items. */
const MAX_PIECES = 20_000;
/** A line of a page. */
const MAX_LETTERS = 400;
/** Maximum pages of a scan. */
const MAX_SCANNED = 4;
/** A paper page at 600 dpi. */
const MAX_DOTS = 36e6;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // No fonts are rendered.
    return await getDocumentProxy(bytes, { disableFontFace: true, verbosity: 0 });
  } catch (error) {
    if (nameOf(error) === 'PasswordException')
      throw new FileFault(
        'This PDF is password-protected. Save a copy without a password, and choose that copy.',
      );
    throw new FileFault('This PDF is damaged. Download it again.');
  }
}

/** Texts of a page with their positions from its upper left corner. */
async function piecesOf(page: Page): Promise<TextPiece[]> {
  const { transform, height: pageHeight } = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = pageHeight] = transform as number[];
  const { items } = await page.getTextContent();
  return items.slice(0, MAX_PIECES).flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, bottom = 0] = item.transform as number[];
    const { width, height } = item;
    // Normalization turns the micro sign into the Greek letter.
    const text = item.str.slice(0, MAX_LETTERS).replaceAll('μ', 'µ');
    return [{ text, x: a * left + c * bottom + e, y: b * left + d * bottom + f, width, height: height || 8 }];
  });
}

/** The largest picture of a page: in a scan, that is the page. */
async function pictureOf(pdf: Pdf, page: number): Promise<ScannedPage | undefined> {
  const pictures = await extractImages(pdf, page).catch(() => []);
  const [largest] = pictures
    .filter(({ width, height }) => width * height <= MAX_DOTS)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  return largest && pagePicture(largest);
}

/** Texts of a PDF's first pages; if there are none, the pictures, if requested. */
export async function pdfPages(
  bytes: Uint8Array,
  wantsPictures: boolean,
): Promise<{
  readonly pages: readonly ReportPage[];
  readonly pageCount: number;
  readonly scanned: readonly ScannedPage[];
}> {
  const pdf = await open(bytes);
  const pages: ReportPage[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number).catch(() => undefined);
    // A broken page doesn't affect the others.
    const pieces = page ? await piecesOf(page).catch(() => []) : [];
    pages.push({ page: number, pieces });
    page?.cleanup();
  }
  const isScan = pages.every(({ pieces }) => pieces.length < 3);
  const scanned: ScannedPage[] = [];
  for (
    let number = 1;
    isScan && wantsPictures && number <= Math.min(pdf.numPages, MAX_SCANNED);
    number += 1
  ) {
    const picture = await pictureOf(pdf, number);
    if (picture) scanned.push(picture);
  }
  return { pages: isScan ? [] : pages, pageCount: pdf.numPages, scanned };
}
