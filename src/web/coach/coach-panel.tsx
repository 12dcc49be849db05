import { ConversationsLink } from './conversations-link.tsx';
import { ActionIcon } from '@mantine/core';
import { useEventListener } from '@mantine/hooks';
import { IconArrowsDiagonal, IconPlus, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { CoachChat } from './coach-chat.tsx';
import classes from './coach.module.css';

/** Content of the panel: a conversation, which is stored after its first answer. */
export interface PanelState {
  readonly id: string;
  readonly isStored: boolean;
}

interface CoachPanelProps {
  readonly state: PanelState;
  readonly onChange: (state: PanelState) => void;
  readonly onClose: () => void;
}

/** The coach beside any screen. */
export function CoachPanel({ state: { id, isStored }, onChange, onClose }: CoachPanelProps) {
  const startOver = () => onChange({ id: uuidV7(), isStored: false });
  // An answer’s sheet isn’t inside the panel, so Escape closes only the sheet.
  const panel = useEventListener<'keydown', HTMLDivElement>('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  const icon = { size: '1.3rem', stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <div ref={panel} className={classes.panel}>
      <header className={classes.panelHead}>
        <h2>Coach</h2>
        <ActionIcon variant="subtle" size={44} aria-label="New conversation" onClick={startOver}>
          <IconPlus {...icon} />
        </ActionIcon>
        <ConversationsLink iconSize={icon.size} />
        <ActionIcon
          component={Link}
          to={paths.coach(isStored ? id : undefined)}
          variant="subtle"
          size={44}
          aria-label="Open full page"
          onClick={onClose}
        >
          <IconArrowsDiagonal {...icon} />
        </ActionIcon>
        <ActionIcon variant="subtle" size={44} aria-label="Close the coach" onClick={onClose}>
          <IconX {...icon} />
        </ActionIcon>
      </header>
      <div className={classes.panelBody}>
        <CoachChat
          key={id}
          conversationId={id}
          isStored={isStored}
          onStored={() => onChange({ id, isStored: true })}
          onNew={startOver}
          takesFocus
        />
      </div>
    </div>
  );
}
