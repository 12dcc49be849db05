import { bisector } from 'd3-array';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';

const bisect = bisector((position: number) => position);

interface Crosshair {
  /** The position in focus, an index into the pixels. */
  readonly index: number | undefined;
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
}

/** The next position in a direction at the given distance; the very next if the distance is 0. */
function stepFrom(pixels: ArrayLike<number>, index: number, direction: 1 | -1, stridePx: number): number {
  const last = pixels.length - 1;
  let next = index + direction;
  const start = pixels[index] ?? 0;
  while (next > 0 && next < last && Math.abs((pixels[next] ?? 0) - start) < stridePx) next += direction;
  return Math.min(last, Math.max(0, next));
}

interface CrosshairOptions {
  /** Origin of the pixels: the top if positions are stacked vertically. */
  readonly side?: 'left' | 'top';
  /** Minimum distance of one press of an arrow key, px; with Shift it is always the next position. */
  readonly stridePx?: number;
}

/**
 * The position selected by pointer, arrow keys, Home and End; Escape clears it.
 * @param pixels of each position, ascending, px from an edge of the element
 */
export function useCrosshair(
  pixels: ArrayLike<number>,
  { side = 'left', stridePx = 0 }: CrosshairOptions = {},
): Crosshair {
  const [chosen, setIndex] = useState<number>();
  const last = pixels.length - 1;
  const index = chosen !== undefined && chosen <= last ? chosen : undefined;
  const clear = () => setIndex(undefined);
  const step = (direction: 1 | -1, { shiftKey }: KeyboardEvent): number =>
    index === undefined
      ? direction === 1
        ? 0
        : last
      : stepFrom(pixels, index, direction, shiftKey ? 0 : stridePx);
  const [backward, forward] = side === 'left' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const keys: Readonly<Record<string, (event: KeyboardEvent) => number | undefined>> = {
    [backward]: (event) => step(-1, event),
    [forward]: (event) => step(1, event),
    Home: () => 0,
    End: () => last,
    Escape: () => undefined,
  };
  return {
    index,
    handlers: {
      onPointerMove: (event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const pointer = side === 'left' ? event.clientX - box.left : event.clientY - box.top;
        setIndex(last < 0 ? undefined : bisect.center(pixels, pointer));
      },
      onPointerLeave: clear,
      onBlur: clear,
      onKeyDown: (event) => {
        const move = keys[event.key];
        if (!move || last < 0) return;
        event.preventDefault();
        setIndex(move(event));
      },
    },
  };
}
