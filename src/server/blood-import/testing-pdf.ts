/** A text at its position, in points from the lower left corner of the page. */
export type PdfText = readonly [x: number, y: number, text: string];

const escaped = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** Western European characters in the encoding of PDF's standard fonts. */
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const pageStream = (texts: readonly PdfText[]): string =>
  texts.map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${escaped(text)}) Tj ET`).join('\n');

/** The bytes of a PDF with these objects, numbered from 1; the first is its catalogue. */
export function pdfOf(objects: readonly Buffer[], trailer = ''): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [latin('%PDF-1.4\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    add(Buffer.concat([latin(`${index + 1} 0 obj\n`), object, latin('\nendobj\n')]));
  }
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(latin(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  add(latin(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`));
  return new Uint8Array(Buffer.concat(parts));
}

/** An object with a stream. */
export const streamObject = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([latin(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, latin('\nendstream')]);

/** A PDF with pages of text, as labs print them. */
export function textPdf(pages: readonly (readonly PdfText[])[], trailer = ''): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return pdfOf(
    [
      latin('<< /Type /Catalog /Pages 2 0 R >>'),
      latin(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
      latin('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
      ...pages.flatMap((texts, index) => [
        latin(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        ),
        streamObject('', latin(pageStream(texts))),
      ]),
    ],
    trailer,
  );
}

/** A scanned PDF: one page with a picture of a gray square. */
export function scannedPdf(): Uint8Array<ArrayBuffer> {
  const picture = Buffer.alloc(64 * 64, 200);
  return pdfOf([
    latin('<< /Type /Catalog /Pages 2 0 R >>'),
    latin('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    latin(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
    ),
    streamObject('', latin('q 595 0 0 842 0 0 cm /I Do Q')),
    streamObject(
      '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8',
      picture,
    ),
  ]);
}
