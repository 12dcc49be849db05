import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { ownEscape } from './own-escape.ts';

interface AskFrameProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Frame of a confirmation, even over a drawer. */
export const AskFrame = ({ opened, title, onClose, children }: AskFrameProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    centered
    closeButtonProps={{ 'aria-label': 'Go back' }}
    // The question is usually removed once it is answered: fading out would show an empty frame.
    transitionProps={{ exitDuration: 0 }}
    {...ownEscape(onClose)}
  >
    {children}
  </Modal>
);
