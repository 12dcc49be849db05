import { ActionIcon } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

interface PanelState {
  readonly id: string;
  readonly isStored: boolean;
}

/** From this width on, the panel fits beside the page; below, the coach is a screen. */
const WIDE = '(min-width: 75em)';

const isOwnScreen = (pathname: string): boolean =>
  [addressOf('coach'), addressOf('conversations')].some((path) => `${pathname}/`.startsWith(`${path}/`));

/** The conversation in the panel; null while it is closed. The coach's own screens have no panel. */
export function useCoachPanel() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [panel, change] = useState<PanelState | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return {
    button,
    state: isOwnScreen(pathname) ? null : panel,
    change,
    close: () => {
      // The button is only in the header while the panel is closed.
      flushSync(() => change(null));
      button.current?.focus({ preventScroll: true });
    },
    open: () => {
      if (matchMedia(WIDE).matches) change({ id: uuidV7(), isStored: false });
      else void navigate(paths.coach());
    },
  };
}

interface CoachButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
}

/** Opens the coach from any screen but its own. It is in the screen's header, where it covers nothing. */
export function CoachButton({ button, onOpen }: CoachButtonProps) {
  const { pathname } = useLocation();
  if (isOwnScreen(pathname)) return null;
  return (
    <ActionIcon
      ref={button}
      size={44}
      radius="xl"
      variant="light"
      color="evergreen"
      onClick={onOpen}
      aria-label="Ask the coach"
    >
      <IconMessages size="1.35rem" stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
