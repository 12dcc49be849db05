import { Anchor, Box, Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MESSAGE_STATES, type MessageState } from '#domain/content/page-states.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { oneOf, useFilter } from '#web/lib/address/use-filter.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkList } from '#web/ui/lists/link-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { messagesQuery } from './queries.ts';

const MAX_COUNTED = 100;
const NAMES: Readonly<Record<MessageState, string>> = {
  open: 'Open',
  answered: 'Answered',
  archived: 'Archived',
};
const NOTHING: Readonly<Record<MessageState, string>> = {
  open: 'Nothing waits for an answer. What people write at /contact appears here.',
  answered: 'What you answer from here appears in this list.',
  archived: 'Archived messages appear here.',
};

const countOf = (count: number | undefined): string => {
  if (!count) return '';
  return count >= MAX_COUNTED ? ` (${MAX_COUNTED}+)` : ` (${count})`;
};

/** `/admin/messages`: messages in one state, newest first. */
export function MessagesPage() {
  const [told, tell] = useFilter(['state', 'search']);
  const state = oneOf(MESSAGE_STATES, told.state) ?? 'open';
  const { search = '' } = told;
  const query = useInfiniteQuery(messagesQuery(state, search));
  const { data, error, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = query;
  const messages = data?.pages.flatMap((part) => part.messages) ?? [];
  const openCount = data?.pages[0]?.openCount;
  return (
    <>
      <PageHeader title="Messages" text="What people wrote at /contact. Answers go out by e-mail." />
      <Stack gap="md">
        <Group gap="md" align="center">
          <SegmentedControl
            aria-label="State of messages"
            data={MESSAGE_STATES.map((value) => ({
              value,
              label: NAMES[value] + (value === 'open' ? countOf(openCount) : ''),
            }))}
            value={state}
            flex="1 1 20rem"
            onChange={(value) => tell({ state: value })}
          />
          <Box flex="1 1 14rem">
            <SearchField
              isBare
              label="Search messages"
              value={search}
              onSearch={(words) => tell({ search: words })}
            />
          </Box>
        </Group>
        {isError && !data && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="20rem" radius="lg" />}
        {data && messages.length === 0 && (
          <Card>
            <EmptyState
              title={search === '' ? `No ${state} messages` : 'No message found'}
              text={search === '' ? NOTHING[state] : `No ${state} message has “${search}” in it.`}
            />
          </Card>
        )}
        {messages.length > 0 && (
          <Card title={NAMES[state]}>
            <LinkList>
              {messages.map(({ id, subject, name, createdAt }) => (
                <Anchor key={id} component={Link} to={paths.adminMessage(id)} c="inherit" underline="never">
                  <div>
                    <Text fw={600}>{subject}</Text>
                    <Text size="sm" c="dimmed">
                      {name}, {momentText(createdAt)}
                    </Text>
                  </div>
                  <IconChevronRight size="1.1em" aria-hidden />
                </Anchor>
              ))}
            </LinkList>
          </Card>
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
    </>
  );
}
