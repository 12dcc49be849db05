import { setFont } from './faces.ts';

/** Margins of a page, points. */
export const MARGIN = { top: 44, bottom: 54, side: 46 };
/** Secondary text. */
export const SOFT = '#444';

const FOOT = 36;

/** Writes the footer of the current page. */
export function numberPage(doc: PDFKit.PDFDocument, foot: string, page: string): void {
  const y = doc.page.height - FOOT;
  const width = doc.page.width - 2 * MARGIN.side;
  // Text below the margin would start another page.
  doc.page.margins.bottom = 0;
  doc.fontSize(8).fillColor(SOFT);
  doc.text(setFont(doc, 'plain', foot), MARGIN.side, y, { width, lineBreak: false });
  doc.text(setFont(doc, 'plain', page), MARGIN.side, y, { width, align: 'right', lineBreak: false });
}

/** Ends a document. @returns its bytes */
export const bytesOf = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    doc.end();
  });
