/** Where a row lies on the page. */
export interface RowPlace {
  readonly top: number;
  readonly height: number;
}

const middle = ({ top, height }: RowPlace): number => top + height / 2;

/** The place that a row dragged by `by` comes to: how many of the others it lies below. */
export function placeAfterDrag(rows: readonly RowPlace[], from: number, by: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const at = middle(dragged) + by;
  return rows.filter((row, index) => index !== from && middle(row) < at).length;
}

/** How far a row moves aside while another is dragged from one place to another. */
export function aside(index: number, from: number, to: number, draggedHeight: number): number {
  if (index > from && index <= to) return -draggedHeight;
  return index < from && index >= to ? draggedHeight : 0;
}
