import type { KeyboardEvent } from 'react';

/** Ctrl or Command with Enter saves what is under review, wherever in it the focus is. */
export const onSaveKey =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
