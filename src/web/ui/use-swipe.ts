import { useRef, type TouchEvent } from 'react';

const MIN_PX = 64;

interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Whether a touch that starts here isn't a page swipe: typing, a chart, a table that scrolls sideways. */
const isBusyPlace = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, table, [data-no-swipe], [role=dialog]') !== null;

/** Handlers for swiping between pages: left goes forward, right goes back. Diagonal movements are scrolling. */
export function useSwipe(onLeft: () => void, onRight: () => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event) => {
      const touch = event.touches.item(0);
      start.current =
        event.touches.length === 1 && !isBusyPlace(event.target)
          ? { x: touch.clientX, y: touch.clientY }
          : null;
    },
    onTouchEnd: (event) => {
      const touch = event.changedTouches.item(0);
      if (!start.current) return;
      const dx = touch.clientX - start.current.x;
      const dy = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(dx) < MIN_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      if (dx < 0) onLeft();
      else onRight();
    },
  };
}
