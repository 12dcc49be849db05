import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface AskFrameProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Frame of a confirmation, even over a drawer: Escape closes only the dialog. */
export const AskFrame = ({ opened, title, onClose, children }: AskFrameProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    centered
    closeButtonProps={{ 'aria-label': 'Go back' }}
    // The question is usually removed once it is answered: fading out would show an empty frame.
    transitionProps={{ exitDuration: 0 }}
    // On Escape, the library closes everything open, unless the focused element prevents it.
    onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
    onKeyDown={({ key, nativeEvent }) => {
      if (key === 'Escape' && !nativeEvent.isComposing) onClose();
    }}
  >
    {children}
  </Modal>
);
