import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE_MS = 600;

/** A text field that saves itself: after a pause, on blur, and on leaving the screen. */
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
