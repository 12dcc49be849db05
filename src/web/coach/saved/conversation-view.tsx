import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconClock,
  IconDownload,
  IconGitBranch,
  IconPencil,
  IconPin,
  IconPinFilled,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Conversation, Exchange, ListedConversation } from '#contract/coach/coach.ts';
import { MAX_TITLE } from '#domain/coach/limits.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { CoachChat } from '#web/coach/coach-chat.tsx';
import {
  changeConversation,
  CONVERSATIONS,
  showConversation,
  useConversation,
} from '#web/coach/use-coach.ts';
import { TextDialog } from '#web/ui/dialogs/text-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { downloadConversation } from './download-conversation.ts';
import classes from './saved.module.css';

const icon = { size: '1.2rem', stroke: 1.6, 'aria-hidden': true } as const;

const sayFailure = (error: unknown) => {
  const { title, text } = explain(error);
  void toast({ title, text, tone: 'destructive' });
};

const refreshList = () => queryClient.invalidateQueries({ queryKey: CONVERSATIONS });

/** Updates every cached list, which is shown until it is refetched. */
const changeLists = (to: (list: readonly ListedConversation[]) => ListedConversation[]) =>
  queryClient.setQueriesData<ListedConversation[]>({ queryKey: CONVERSATIONS }, (list) => list && to(list));

/** Changes to a conversation, each shown immediately. */
function useChanges({ id, title, isPinned }: Pick<Conversation, 'id' | 'title' | 'isPinned'>) {
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: (changes: { readonly title?: string; readonly isPinned?: boolean }) =>
      api.coach.conversations.change({ id, title, isPinned, ...changes }),
    onSuccess: async (changed) => {
      await changeConversation(id, (before) => before && { ...before, ...changed });
      changeLists((list) => list.map((each) => (each.id === id ? { ...each, ...changed } : each)));
      void refreshList();
    },
    onError: sayFailure,
  });
  const restore = async () => {
    await api.coach.conversations.restore({ id });
    await refreshList();
    void navigate(paths.conversations(id));
  };
  const remove = useMutation({
    mutationFn: () => api.coach.conversations.remove({ id }),
    onSuccess: () => {
      changeLists((list) => list.filter((each) => each.id !== id));
      void refreshList();
      void navigate(paths.conversations(), { replace: true });
      void toast({
        title: 'Deleted',
        text: title,
        tone: 'destructive',
        undo: () => void restore().catch(sayFailure),
      });
    },
    onError: sayFailure,
  });
  const branch = useMutation({
    mutationFn: (exchangeId: string) => api.coach.conversations.branch({ id, newId: uuidV7(), exchangeId }),
    onSuccess: async (made) => {
      await showConversation(made);
      void navigate(paths.conversations(made.id));
      void toast({ title: 'New branch', text: 'Continue here. The original conversation won’t change.' });
    },
    onError: sayFailure,
  });
  return { change, remove, branch };
}

interface HeadProps {
  readonly conversation: Conversation;
  readonly changes: ReturnType<typeof useChanges>;
}

function Head({ conversation, changes: { change, remove } }: HeadProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { title, isPinned, createdAt, exchanges } = conversation;
  return (
    <header className={classes.head}>
      <ActionIcon
        component={Link}
        to={paths.conversations()}
        className={classes.back ?? ''}
        variant="subtle"
        size={44}
        aria-label="All conversations"
      >
        <IconArrowLeft {...icon} />
      </ActionIcon>
      <div className={classes.headText}>
        <h2>{title}</h2>
        <p>
          {momentText(createdAt)} · {countText(exchanges.length, 'question')}
          {isPinned && ' · pinned'}
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={isPinned ? 'Unpin' : 'Pin'}
        onClick={() => change.mutate({ isPinned: !isPinned })}
      >
        {isPinned ? <IconPinFilled {...icon} /> : <IconPin {...icon} />}
      </ActionIcon>
      <ActionIcon variant="subtle" size={44} aria-label="Rename" onClick={() => setRenaming(true)}>
        <IconPencil {...icon} />
      </ActionIcon>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label="Export">
            <IconDownload {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => downloadConversation(conversation, 'md')}>Markdown</Menu.Item>
          <Menu.Item onClick={() => downloadConversation(conversation, 'json')}>JSON</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label="Delete"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <IconTrash {...icon} />
      </ActionIcon>
      {isRenaming && (
        <TextDialog
          title="Rename conversation"
          label="Title"
          text={title}
          maxLength={MAX_TITLE}
          submitLabel="Rename"
          onSubmit={(renamed) => {
            setRenaming(false);
            change.mutate({ title: renamed });
          }}
          onClose={() => setRenaming(false)}
        />
      )}
    </header>
  );
}

function FiguresNotice({ id, exchanges }: Pick<Conversation, 'id' | 'exchanges'>) {
  const update = useMutation({
    mutationFn: () => api.coach.conversations.update({ id }),
    onSuccess: showConversation,
    onError: sayFailure,
  });
  const [oldest] = exchanges.map(({ answeredAt }) => answeredAt).toSorted();
  if (oldest === undefined) return null;
  return (
    <div className={classes.notice}>
      <IconClock {...icon} />
      <span>
        Numbers as of <b>{momentText(oldest)}</b>.
      </span>
      <Button
        variant="light"
        leftSection={<IconRefresh size="1.1em" aria-hidden />}
        loading={update.isPending}
        onClick={() => update.mutate()}
      >
        Update numbers
      </Button>
    </div>
  );
}

/** A saved conversation, to read, change and continue. */
export function ConversationView({ id }: { readonly id: string }) {
  const { data } = useConversation(id, true);
  const navigate = useNavigate();
  const changes = useChanges(data ?? { id, title: '', isPinned: false });
  return (
    <section className={classes.conversation} aria-label={data?.title ?? 'Conversation'}>
      {data && <Head conversation={data} changes={changes} />}
      <CoachChat
        conversationId={id}
        isStored
        onNew={() => void navigate(paths.coach())}
        placeholder="Continue this conversation"
        actions={({ id: exchangeId }: Exchange) => (
          <ActionIcon
            className={classes.branch ?? ''}
            variant="subtle"
            size={36}
            aria-label="Branch from here"
            onClick={() => changes.branch.mutate(exchangeId)}
          >
            <IconGitBranch {...icon} />
          </ActionIcon>
        )}
      >
        {data && <FiguresNotice id={id} exchanges={data.exchanges} />}
      </CoachChat>
    </section>
  );
}
