import { SOFT } from './page-foot.ts';
import { setFont } from './faces.ts';

export const ROW = 15;
export const INK = '#111';

/** A column of a table. `share` is its share of the width. */
export interface Column {
  readonly name: string;
  readonly share: number;
  readonly isRight?: boolean;
}

/** A cell; bold for values that need attention. */
export type Cell = string | { readonly text: string; readonly isBold: true };

/** Where a cell is, points. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Writes a cell; a long text ends in an ellipsis. */
export function writeCell(
  doc: PDFKit.PDFDocument,
  cell: Cell,
  { x, y, width }: Place,
  { isHead, isRight = false }: { readonly isHead: boolean; readonly isRight?: boolean | undefined },
): void {
  const [text, isBold] = typeof cell === 'string' ? [cell, false] : [cell.text, true];
  const written = setFont(doc, isBold ? 'bold' : 'plain', text === '' ? ' ' : text);
  doc
    .fontSize(isHead ? 8 : 9)
    .fillColor(isHead ? SOFT : INK)
    .text(written, x, y + 2, {
      width,
      height: ROW,
      ellipsis: true,
      lineBreak: false,
      align: isRight ? 'right' : 'left',
    });
}
