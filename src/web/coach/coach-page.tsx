import { ConversationsLink } from './conversations-link.tsx';
import { ActionIcon, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { CoachChat } from './coach-chat.tsx';
import classes from './coach.module.css';
import { questionIn } from '#web/lib/coach-question.ts';

/** The coach's own screen. A new conversation gets its address with the first answer; a link can include its first question. */
export function CoachPage() {
  const { conversationId } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [fresh, setFresh] = useState(uuidV7);
  const id = conversationId ?? fresh;
  const startOver = () => {
    setFresh(uuidV7());
    void navigate(paths.coach());
  };
  return (
    <div className={classes.page}>
      <PageHeader title={SCREENS.coach.title}>
        <Group gap="xs">
          <ConversationsLink iconSize="1.4rem" />
          <ActionIcon variant="subtle" size={44} aria-label="New conversation" onClick={startOver}>
            <IconPlus size="1.4rem" stroke={1.6} aria-hidden />
          </ActionIcon>
        </Group>
      </PageHeader>
      <CoachChat
        key={id}
        conversationId={id}
        isStored={conversationId !== undefined}
        firstQuestion={questionIn(state)}
        onStored={() => void navigate(paths.coach(id), { replace: true })}
        onNew={startOver}
      />
    </div>
  );
}
