import { useEffect, useRef } from 'react';

/** @param id of a suggestion */
export const headingIdOf = (id: string): string => `suggestion-${id}`;

/**
 * Where the focus goes when the card with the button that had it leaves: to the heading of the next one, to that of the one before
 * where it was the last, and to the heading of the screen where none is left.
 * @param shown the suggestions in view, in their order
 * @returns tells which card is about to leave
 */
export function useFocusAfter(shown: readonly string[]): (id: string) => void {
  const leaving = useRef<{ readonly id: string; readonly place: number }>(undefined);
  useEffect(() => {
    const left = leaving.current;
    if (!left || shown.includes(left.id)) return;
    leaving.current = undefined;
    // Whoever went on elsewhere in the meantime stays there.
    if (document.activeElement !== document.body) return;
    const next = shown[Math.min(left.place, shown.length - 1)];
    const heading = next === undefined ? null : document.getElementById(headingIdOf(next));
    (heading ?? document.querySelector('h1'))?.focus({ preventScroll: heading === null });
  });
  return (id) => {
    leaving.current = { id, place: shown.indexOf(id) };
  };
}
