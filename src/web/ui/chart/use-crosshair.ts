import { bisector } from 'd3-array';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';

const bisect = bisector((position: number) => position);

interface Crosshair {
  /** The position in focus, an index into x. */
  readonly index: number | undefined;
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * The position a reader points at, by pointer or by the arrow keys, Home and End; Escape lets go.
 * @param pixels where each position lies, px from the left edge of the element, or from its top where positions stand below each other
 */
export function useCrosshair(pixels: readonly number[], side: 'left' | 'top' = 'left'): Crosshair {
  const [index, setIndex] = useState<number>();
  const last = pixels.length - 1;
  const clear = () => setIndex(undefined);
  const before = () => Math.max(0, (index ?? last + 1) - 1);
  const after = () => Math.min(last, (index ?? -1) + 1);
  const arrows =
    side === 'left' ? { ArrowLeft: before, ArrowRight: after } : { ArrowUp: before, ArrowDown: after };
  const keys: Readonly<Record<string, () => number | undefined>> = {
    ...arrows,
    Home: () => 0,
    End: () => last,
    Escape: () => undefined,
  };
  return {
    index: index !== undefined && index <= last ? index : undefined,
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
        setIndex(move());
      },
    },
  };
}
