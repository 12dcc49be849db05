import type { KeyboardEvent } from 'react';

/** Ctrl or Command with Enter saves what is under review, wherever in it the focus is. */
export const onSaveKey =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // React also passes on keys from dialogs opened here, which are elsewhere in the document.
    if (event.repeat || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    save();
  };
