import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE_MS = 600;

/** Text that is typed and kept by itself: after a pause, on leaving the field, and when the screen is left. */
export function useSavedText(initial: string, save: (text: string) => void) {
  const [text, setText] = useState(initial);
  const later = useDebouncedCallback(save, { delay: PAUSE_MS, flushOnUnmount: true });
  return {
    text,
    change: (typed: string): void => {
      setText(typed);
      later(typed);
    },
    flush: (): void => later.flush(),
  };
}
