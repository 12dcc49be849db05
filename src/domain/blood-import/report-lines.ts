/** A positioned text on a page, in points from the top left; `y` is its baseline. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReportPage {
  readonly page: number;
  readonly pieces: readonly TextPiece[];
}

/** Adjacent texts of a line. */
export interface ReportCell {
  readonly text: string;
  readonly x: number;
  readonly end: number;
}

/** A line of a page, cells from left to right. */
export interface ReportLine {
  readonly page: number;
  readonly y: number;
  readonly height: number;
  readonly cells: readonly ReportCell[];
  readonly text: string;
}

/** Maximum distance of baselines in one line, in letter heights. Superscripts are raised. */
const SAME_LINE = 0.45;
/** Minimum gap between table cells, in letter heights. */
const CELL_GAP = 0.9;
/** Minimum gap for a space, in letter heights. */
const SPACE_GAP = 0.12;

/** Splits texts at runs of spaces, because some programs align columns with them. */
function* partsOf(piece: TextPiece): Generator<TextPiece> {
  const { text, x, width } = piece;
  const each = text.length === 0 ? 0 : width / text.length;
  for (const part of text.matchAll(/\S+(?: \S+)*/g))
    yield { ...piece, text: part[0], x: x + part.index * each, width: part[0].length * each };
}

function cellsOf(pieces: readonly TextPiece[]): ReportCell[] {
  const cells: ReportCell[] = [];
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1);
    const gap = last ? (piece.x - last.end) / (piece.height || 10) : Number.POSITIVE_INFINITY;
    const end = piece.x + piece.width;
    if (!last || gap > CELL_GAP) cells.push({ text: piece.text, x: piece.x, end });
    else
      cells[cells.length - 1] = {
        text: last.text + (gap > SPACE_GAP ? ' ' : '') + piece.text,
        x: last.x,
        end: Math.max(last.end, end),
      };
  }
  return cells;
}

function lineOf(page: number, pieces: readonly TextPiece[]): ReportLine {
  const cells = cellsOf(pieces);
  return {
    page,
    y: pieces[0]?.y ?? 0,
    height: Math.max(...pieces.map(({ height }) => height)),
    cells,
    text: cells.map(({ text }) => text).join('  '),
  };
}

/** Lines of a page from top to bottom. */
export function linesOf({ page, pieces }: ReportPage): ReportLine[] {
  const parts = pieces.flatMap((piece) => [...partsOf(piece)]).toSorted((one, other) => one.y - other.y);
  const lines: TextPiece[][] = [];
  for (const part of parts) {
    const current = lines.at(-1);
    const first = current?.[0];
    const isSame = first && part.y - first.y <= Math.max(first.height, part.height, 4) * SAME_LINE;
    if (current && isSame) current.push(part);
    else lines.push([part]);
  }
  return lines.map((line) => lineOf(page, line));
}
