import { useEffect, useRef } from 'react';

/** Id of the list of suggestions. */
export const SUGGESTIONS_ID = 'suggestions';

/** Id that Mantine gives the line that opens a suggestion. @param id of a suggestion */
const lineIdOf = (id: string): string => `${SUGGESTIONS_ID}-control-${id}`;

/**
 * Where the focus goes when the suggestion with the focused button is removed: to the next one's line, the previous one's if it was the last,
 * or the screen's heading if none is left.
 * @param shown the visible suggestions in order
 * @returns a function to call before a suggestion is removed
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
    const line = next === undefined ? null : document.getElementById(lineIdOf(next));
    (line ?? document.querySelector('h1'))?.focus({ preventScroll: line === null });
  });
  return (id) => {
    leaving.current = { id, place: shown.indexOf(id) };
  };
}
