import { Box, Group, SegmentedControl, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MESSAGE_STATES, type MessageState } from '#domain/content/page-states.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { paths } from '#web/lib/paths.ts';
import { oneOf, useFilter } from '#web/lib/address/use-filter.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { LinkRow } from '#web/ui/lists/link-list.tsx';
import { LinkedPages } from '#web/content/editor/linked-pages.tsx';
import { messagesQuery } from '#web/content/queries.ts';

const MAX_COUNTED = 100;
const NAMES: Readonly<Record<MessageState, string>> = {
  open: 'Open',
  answered: 'Answered',
  archived: 'Archived',
};
const NOTHING: Readonly<Record<MessageState, string>> = {
  open: 'No messages waiting for a reply. Messages sent from /contact appear here.',
  answered: 'Messages you reply to appear here.',
  archived: 'Archived messages appear here.',
};

const countOf = (count: number | undefined): string => {
  if (!count) return '';
  return count >= MAX_COUNTED ? ` (${MAX_COUNTED}+)` : ` (${count})`;
};

/** `/admin/messages`: messages in one state, newest first. */
export function MessagesPage() {
  const [filter, setFilter] = useFilter(['state', 'search']);
  const state = oneOf(MESSAGE_STATES, filter.state) ?? 'open';
  const { search = '' } = filter;
  const query = useInfiniteQuery(messagesQuery(state, search));
  const { data } = query;
  const messages = data?.pages.flatMap((part) => part.messages) ?? [];
  const openCount = data?.pages[0]?.openCount;
  return (
    <>
      <PageHeader
        isShort
        title={SCREENS.adminMessages.title}
        text="Messages sent from /contact. Replies go out by email."
      />
      <Stack gap="md">
        <Group gap="md" align="center">
          <SegmentedControl
            aria-label="Message status"
            data={MESSAGE_STATES.map((value) => ({
              value,
              label: NAMES[value] + (value === 'open' ? countOf(openCount) : ''),
            }))}
            value={state}
            flex="1 1 20rem"
            onChange={(value) => setFilter({ state: value })}
          />
          <Box flex="1 1 14rem">
            <SearchField
              isBare
              label="Search messages"
              value={search}
              onSearch={(words) => setFilter({ search: words })}
            />
          </Box>
        </Group>
        <LinkedPages
          query={query}
          count={messages.length}
          title={NAMES[state]}
          height="20rem"
          empty={
            search === ''
              ? { title: `No ${state} messages`, text: NOTHING[state] }
              : { title: 'No messages found', text: `No ${state} messages match “${search}”.` }
          }
        >
          {messages.map(({ id, subject, name, createdAt }) => (
            <LinkRow
              key={id}
              to={paths.adminMessage(id)}
              name={subject}
              text={`${name}, ${momentText(createdAt)}`}
            />
          ))}
        </LinkedPages>
      </Stack>
    </>
  );
}
