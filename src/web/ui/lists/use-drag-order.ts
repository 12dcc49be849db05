import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';

/** Position of a row on the page. */
interface RowPlace {
  readonly top: number;
  readonly height: number;
}

const middle = ({ top, height }: RowPlace): number => top + height / 2;

/** New index of a row dragged by `by`: how many others it is below. */
export function placeAfterDrag(rows: readonly RowPlace[], from: number, by: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const at = middle(dragged) + by;
  return rows.filter((row, index) => index !== from && middle(row) < at).length;
}

/** How far a row moves aside while another is dragged from one position to another. */
export function aside(index: number, from: number, to: number, draggedHeight: number): number {
  if (index > from && index <= to) return -draggedHeight;
  return index < from && index >= to ? draggedHeight : 0;
}

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Within this distance of the screen's edge, px, the page scrolls by this much per move. */
const EDGE = 72;
const SCROLL = 14;

/** Props of an element that drags its row. */
export interface DragHandle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Reordering rows by a handle: dragged by mouse, pen or touch, or with the arrow keys.
 * @param rowsOf the rows' elements in order
 * @param onMove called once, when the row is dropped
 */
export function useDragOrder(
  rowsOf: () => readonly Element[],
  onMove: (from: number, to: number, byKey: boolean) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const resting = useRef<{ readonly startY: number; readonly rows: readonly RowPlace[] }>({
    startY: 0,
    rows: [],
  });

  const rowStyle = (index: number): CSSProperties | undefined => {
    if (!drag) return undefined;
    if (index === drag.from) return { transform: `translateY(${drag.by}px)`, zIndex: 1 };
    const height = resting.current.rows[drag.from]?.height ?? 0;
    return { transform: `translateY(${aside(index, drag.from, drag.to, height)}px)` };
  };

  const handle = (index: number): DragHandle => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const rows = rowsOf().map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return { top: top + scrollY, height };
      });
      resting.current = { startY: event.pageY, rows };
      setDrag({ from: index, to: index, by: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.from !== index) return;
      const by = event.pageY - resting.current.startY;
      setDrag({ from: index, by, to: placeAfterDrag(resting.current.rows, index, by) });
      if (event.clientY < EDGE) scrollBy(0, -SCROLL);
      if (event.clientY > innerHeight - EDGE) scrollBy(0, SCROLL);
    },
    onPointerUp: () => {
      if (drag?.from === index && drag.to !== index) onMove(index, drag.to, false);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = STEPS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      onMove(index, index + by, true);
    },
  });
  return { dragged: drag?.from, rowStyle, handle };
}
