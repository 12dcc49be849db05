import { Button, CopyButton, Group, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { SecretBox } from '#web/ui/secret-box.tsx';
import { toast } from '#web/ui/toast.ts';

/** Whether the feed is on; only the server knows. */
const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: () => api.calendar.get(),
  meta: NOT_CACHED,
  staleTime: 0,
});

export const useCalendarFeed = () => useQuery(feedQuery);

function useFeedChange<Output>(act: () => Promise<Output>) {
  return useMutation({
    mutationFn: act,
    onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: feedQuery.queryKey }),
  });
}

/** The address, shown once. */
const Address = ({ address }: { readonly address: string }) => (
  <Stack gap="sm">
    <Text size="sm">
      Copy the link now; we won’t show it again. In your calendar app, add it as a calendar subscription.
    </Text>
    <SecretBox label="Calendar link">{address}</SecretBox>
    <CopyButton value={address} timeout={3000}>
      {({ copied, copy }) => (
        <Group>
          <Button variant="light" onClick={copy}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        </Group>
      )}
    </CopyButton>
  </Stack>
);

function Controls() {
  const { data, error, refetch } = useCalendarFeed();
  const create = useFeedChange(() => api.calendar.create());
  const remove = useFeedChange(() => api.calendar.remove());
  const [asking, setAsking] = useState<'renew' | 'remove'>();
  if (error && !data) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="3rem" />;
  if (data.createdAt === null)
    return (
      <Group>
        <Button variant="light" loading={create.isPending} onClick={() => create.mutate()}>
          Create calendar link
        </Button>
      </Group>
    );
  const confirm = () => {
    setAsking(undefined);
    if (asking === 'renew') create.mutate();
    else remove.mutate(undefined, { onSuccess: () => create.reset() });
  };
  return (
    <Stack gap="md">
      {create.data && <Address address={create.data.address} />}
      <Text size="sm" c="dimmed">
        On since {dayText(data.createdAt)} ·{' '}
        {data.lastReadAt === null ? 'no calendar has read it yet' : `last read ${dayText(data.lastReadAt)}`}
      </Text>
      <Group gap="sm">
        <Button variant="default" loading={create.isPending} onClick={() => setAsking('renew')}>
          Create new link
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={() => setAsking('remove')}>
          Turn off
        </Button>
      </Group>
      <AskDialog
        opened={asking !== undefined}
        title={asking === 'renew' ? 'Create a new link?' : 'Turn off the calendar feed?'}
        text="Calendars that use the current link will stop updating."
        confirmLabel={asking === 'renew' ? 'Create new link' : 'Turn off feed'}
        isFinal
        onCancel={() => setAsking(undefined)}
        onConfirm={confirm}
      />
    </Stack>
  );
}

/** The calendar feed: fasts and reminders in the member's own calendar. */
export function CalendarCard() {
  const { data: member } = useMember();
  return (
    <Card title="Calendar">
      <Stack gap="md">
        <Text>See your fasts and reminders in your own calendar. Anyone with the link can see them.</Text>
        {member?.isDemo === true ? (
          <Text c="dimmed">Calendar feeds aren’t available in the demo. Create an account to use one.</Text>
        ) : (
          <Controls />
        )}
      </Stack>
    </Card>
  );
}
