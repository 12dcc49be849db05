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
 * @param pixels where each position lies, px from the left edge of the element
 */
export function useCrosshair(pixels: readonly number[]): Crosshair {
  const [index, setIndex] = useState<number>();
  const last = pixels.length - 1;
  const clear = () => setIndex(undefined);
  const keys: Readonly<Record<string, () => number | undefined>> = {
    ArrowLeft: () => Math.max(0, (index ?? last + 1) - 1),
    ArrowRight: () => Math.min(last, (index ?? -1) + 1),
    Home: () => 0,
    End: () => last,
    Escape: () => undefined,
  };
  return {
    index: index !== undefined && index <= last ? index : undefined,
    handlers: {
      onPointerMove: (event) => {
        const pointer = event.clientX - event.currentTarget.getBoundingClientRect().left;
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
