import { bisector } from 'd3-array';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';

const bisect = bisector((position: number) => position);

/** How far one press of an arrow key goes, px: a fortnight is crossed in presses one can count. */
const STRIDE_PX = 8;

interface TimeCrosshair {
  /** The position in focus, an index into the pixels. */
  readonly index: number | undefined;
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
}

/** The next position in a direction: the very next with Shift, else the first that is a stride away. */
function stepFrom(pixels: ArrayLike<number>, index: number, direction: 1 | -1, isSingle: boolean): number {
  const last = pixels.length - 1;
  let next = index + direction;
  const start = pixels[index] ?? 0;
  while (!isSingle && next > 0 && next < last && Math.abs((pixels[next] ?? 0) - start) < STRIDE_PX)
    next += direction;
  return Math.min(last, Math.max(0, next));
}

/**
 * The reading that is pointed at on a time axis, by pointer or by keys: arrows go a stride, with Shift to the next reading; Home and
 * End go to the ends, Escape lets go.
 * @param pixels where each reading lies, ascending, px from the left edge of the element
 */
export function useTimeCrosshair(pixels: ArrayLike<number>): TimeCrosshair {
  const [chosen, setIndex] = useState<number>();
  const last = pixels.length - 1;
  const index = chosen !== undefined && chosen <= last ? chosen : undefined;
  const clear = () => setIndex(undefined);
  const moved = ({ key, shiftKey }: KeyboardEvent): number | undefined => {
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    if (key === 'ArrowLeft') return index === undefined ? last : stepFrom(pixels, index, -1, shiftKey);
    return index === undefined ? 0 : stepFrom(pixels, index, 1, shiftKey);
  };
  return {
    index,
    handlers: {
      onPointerMove: (event) => {
        const pointer = event.clientX - event.currentTarget.getBoundingClientRect().left;
        setIndex(last < 0 ? undefined : bisect.center(pixels, pointer));
      },
      onPointerLeave: clear,
      onBlur: clear,
      onKeyDown: (event) => {
        if (event.key === 'Escape') clear();
        if (last < 0 || !['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
        event.preventDefault();
        setIndex(moved(event));
      },
    },
  };
}
