import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import classes from './shell.module.css';

interface PanelState {
  readonly id: string;
  readonly isStored: boolean;
}

/** From here on there is room for the panel beside the page; below, the coach is a screen. */
const WIDE = '(min-width: 75em)';

const isWithin = (pathname: string, screen: 'coach' | 'conversations'): boolean =>
  pathname === addressOf(screen) || pathname.startsWith(`${addressOf(screen)}/`);

/** The conversation in the panel; null while it is closed. The coach's own screens have no panel beside them. */
export function useCoachPanel() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [panel, change] = useState<PanelState | null>(null);
  const isOwnScreen = isWithin(pathname, 'coach') || isWithin(pathname, 'conversations');
  return {
    state: isOwnScreen ? null : panel,
    change,
    close: () => change(null),
    open: () => {
      if (matchMedia(WIDE).matches) change({ id: uuidV7(), isStored: false });
      else void navigate(paths.coach());
    },
  };
}

/** Opens the coach from any screen but its own. */
export function CoachButton({ onOpen }: { readonly onOpen: () => void }) {
  const { pathname } = useLocation();
  if (isWithin(pathname, 'coach') || isWithin(pathname, 'conversations')) return null;
  return (
    <UnstyledButton className={classes.coachButton} onClick={onOpen} aria-label="Ask the coach">
      <IconMessageCircle size="1.5rem" stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}
