import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import classes from './shell.module.css';

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
  return {
    state: isOwnScreen(pathname) ? null : panel,
    change,
    close: () => change(null),
    open: () => {
      if (matchMedia(WIDE).matches) change({ id: uuidV7(), isStored: false });
      else void navigate(paths.coach());
    },
  };
}

const NAME = 'Ask the coach';

/** Opens the coach from any screen but its own. Phones and the dashboard have it in the header, where it covers nothing. */
export function CoachButton({ onOpen }: { readonly onOpen: () => void }) {
  const { pathname } = useLocation();
  if (isOwnScreen(pathname)) return null;
  return (
    <UnstyledButton className={classes.coachButton} onClick={onOpen} aria-label={NAME}>
      <IconMessages size="1.5rem" stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}

/** The same button for screen headers, instead of the floating one. */
export function CoachHeaderButton({ onOpen }: { readonly onOpen: () => void }) {
  const { pathname } = useLocation();
  if (isOwnScreen(pathname)) return null;
  return (
    <ActionIcon
      data-coach-in-header
      size={44}
      radius="xl"
      variant="light"
      color="evergreen"
      onClick={onOpen}
      aria-label={NAME}
    >
      <IconMessages size="1.35rem" stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
