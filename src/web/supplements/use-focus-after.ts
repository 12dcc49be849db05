import { useEffect, useRef } from 'react';

/** @param id of a suggestion */
export const headingIdOf = (id: string): string => `suggestion-${id}`;

/**
 * Where the focus goes when the card with the focused button is removed: to the next card's heading, the previous one's if it was the last,
 * or the screen's heading if none is left.
 * @param shown the visible suggestions in order
 * @returns a function to call before a card is removed
 */
export function useFocusAfter(shown: readonly string[]): (id: string) => void {
  const leaving = useRef<{ readonly id: string; readonly place: number }>(undefined);
  useEffect(() => {
    const left = leaving.current;
    if (!left || shown.includes(left.id)) return;
    leaving.current = undefined;
    // The focus stays if the member has moved it elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const next = shown[Math.min(left.place, shown.length - 1)];
    const heading = next === undefined ? null : document.getElementById(headingIdOf(next));
    (heading ?? document.querySelector('h1'))?.focus({ preventScroll: heading === null });
  });
  return (id) => {
    leaving.current = { id, place: shown.indexOf(id) };
  };
}
