import { ActionIcon, Button, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { ListedConversation } from '#contract/coach/coach.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { localDate, mondayOf } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone, useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatMonth, formatTime } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast.ts';
import { CONVERSATIONS } from '#web/coach/use-coach.ts';
import { ConversationView } from './conversation-view.tsx';
import { Highlighted } from './highlighted-text.tsx';
import classes from './saved.module.css';

interface ListProps {
  readonly conversations: readonly ListedConversation[];
  readonly current: string | undefined;
  readonly search: string;
}

/** "Pinned", "This week" or "October 2026". */
function groupOf({ isPinned, updatedAt }: ListedConversation, today: string): string {
  if (isPinned) return 'Pinned';
  const date = localDate(Date.parse(updatedAt), deviceTimeZone());
  return date >= mondayOf(today) ? 'This week' : formatMonth(date);
}

/** Today's have their time, as in a mailbox. */
function whenText(updatedAt: string, today: string): string {
  const at = Date.parse(updatedAt);
  const zone = deviceTimeZone();
  return localDate(at, zone) === today ? formatTime(at, zone) : dayText(updatedAt, today);
}

function List({ conversations, current, search }: ListProps) {
  const today = useToday();
  // The list is newest first after pinned ones, and so are its groups.
  const groups = Map.groupBy(conversations, (one) => groupOf(one, today));
  return [...groups].map(([name, some]) => (
    <section key={name} aria-label={name}>
      <h2 className={classes.group}>{name}</h2>
      <ul className={classes.list}>
        {some.map(({ id, title, updatedAt, excerpt }) => (
          <li key={id}>
            <Link
              to={paths.conversations(id, search === '' ? undefined : search)}
              className={classes.row}
              aria-current={id === current ? 'page' : undefined}
            >
              <span className={classes.rowHead}>
                <b>
                  <Highlighted text={title} words={search} />
                </b>
                <small>{whenText(updatedAt, today)}</small>
              </span>
              <span className={classes.excerpt}>
                <Highlighted text={excerpt} words={search} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function DeleteAll({ count }: { readonly count: number }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = async () => {
    setAsking(false);
    await api.coach.conversations.removeAll();
    queryClient.removeQueries({ queryKey: ['coach', 'conversation'] });
    await queryClient.invalidateQueries({ queryKey: CONVERSATIONS });
    void navigate(paths.conversations(), { replace: true });
    void toast({ title: 'Deleted', text: `${countText(count, 'conversation')} permanently deleted` });
  };
  return (
    <>
      <Text size="sm" c="dimmed" mt="lg" px="md">
        Saved conversations stay on this server until you delete them.
      </Text>
      <Button variant="subtle" color="red" mt="xs" px="md" onClick={() => setAsking(true)}>
        Delete all
      </Button>
      <AskDialog
        opened={isAsking}
        title="Delete all conversations?"
        text={`${countText(count, 'conversation')} will be deleted, along with every answer. This can’t be undone. Everything you logged will be kept.`}
        confirmLabel="Delete all"
        isFinal
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Conversations with the coach: the list, and the open one next to it. */
export function ConversationsPage() {
  const { conversationId } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...CONVERSATIONS, search],
    queryFn: () => api.coach.conversations.list({ search }),
    placeholderData: keepPreviousData,
  });
  const isEmpty = data?.length === 0 && search === '';
  return (
    <div className={classes.page} data-open={conversationId !== undefined}>
      <div className={classes.side}>
        <PageHeader title={SCREENS.conversations.title}>
          {!isEmpty && (
            <ActionIcon
              component={Link}
              to={paths.coach()}
              variant="filled"
              color="evergreen"
              size={44}
              radius="md"
              aria-label="New conversation"
            >
              <IconPlus size="1.3rem" aria-hidden />
            </ActionIcon>
          )}
        </PageHeader>
        {error !== null && !data && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
        {!data && error === null && <Skeleton height="14rem" radius="md" />}
        {isEmpty && (
          <Card>
            <EmptyState
              title="No conversations yet"
              text="Your conversations are saved here, with the numbers you saw at the time."
              picture={
                <Sample caption="Sample question">
                  <Text fw={600}>Do late dinners hurt my sleep?</Text>
                  <Text size="sm" c="dimmed">
                    You slept 38 min less after 6 late dinners than on 21 other nights.
                  </Text>
                </Sample>
              }
            >
              <Button component={Link} to={paths.coach()}>
                Ask the coach
              </Button>
            </EmptyState>
          </Card>
        )}
        {data && !isEmpty && (
          <>
            <SearchField
              label="Search conversations"
              isBare
              value={search}
              onSearch={(text) => setParameters(text === '' ? {} : { search: text }, { replace: true })}
            />
            <Text size="sm" c="dimmed" px="md" mt="md" aria-live="polite">
              {search === '' ? countText(data.length, 'conversation') : countText(data.length, 'result')}
            </Text>
            <List conversations={data} current={conversationId} search={search} />
            {search === '' && <DeleteAll count={data.length} />}
          </>
        )}
      </div>
      {conversationId !== undefined && <ConversationView key={conversationId} id={conversationId} />}
    </div>
  );
}
