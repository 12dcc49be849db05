import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * Props of a dialog that opens over another one: Escape closes only this one.
 * @param onClose of the dialog
 */
export const ownEscape = (onClose: () => void) => ({
  // On Escape, the library closes everything open, unless the focused element prevents it.
  onFocus: ({ target }: FocusEvent) => target.setAttribute('data-mantine-stop-propagation', 'true'),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  },
});
