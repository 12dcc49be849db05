import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { NewNightscoutConnection, NightscoutConnection } from '#contract/nightscout.ts';
import { api } from '#web/lib/api.ts';
import { explain, fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/focus-refused.ts';
import { useMember } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';

/** Known to the server only. */
const connectionQuery = queryOptions({
  queryKey: ['nightscout'],
  queryFn: () => api.nightscout.get(),
  meta: NOT_CACHED,
  staleTime: 0,
  refetchInterval: 60_000,
});

function useChange<Input, Output>(act: (input: Input) => Promise<Output>) {
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: connectionQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['glucose'] }),
      ]),
  });
}

const fail = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

function ConnectForm() {
  const connect = useChange((input: NewNightscoutConnection) => api.nightscout.connect(input));
  const [url, setUrl] = useState('');
  const [token, setToken] = useState('');
  const faults = fieldFaults(connect.error);
  useFocusRefused(connect.error, faults);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() !== '' && !connect.isPending)
      connect.mutate({ url: url.trim(), token: token.trim() }, { onSuccess: () => setToken('') });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Nightscout address"
          placeholder="https://my-site.example.org"
          type="url"
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          error={faults['url']}
          maxLength={500}
        />
        <TextInput
          label="Access token"
          description="A token with the role “readable”, or the API secret. Leave it empty if anyone can read your site."
          autoComplete="off"
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
          error={faults['token']}
          maxLength={200}
        />
        {Boolean(connect.error) && !('url' in faults) && !('token' in faults) && (
          <Text role="alert" c="red">
            {explain(connect.error).text}
          </Text>
        )}
        <Group>
          <Button type="submit" variant="light" loading={connect.isPending} disabled={url.trim() === ''}>
            Connect
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const hasFailed = ({ lastErrorAt, lastSuccessAt }: NightscoutConnection): boolean =>
  lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt);

/** "Newest reading Nov 20, 2:05 PM", or why there is none. */
function stateText(connection: NightscoutConnection): string {
  const { disabledAt, lastError, lastErrorAt, lastReadingAt, lastSuccessAt } = connection;
  if (disabledAt !== null) return `Turned off. ${lastError ?? ''}`.trim();
  if (lastErrorAt !== null && hasFailed(connection))
    return `Last error ${momentText(lastErrorAt)}: ${lastError ?? ''}`;
  if (lastReadingAt !== null) return `Newest reading ${momentText(lastReadingAt)}`;
  return lastSuccessAt === null ? 'Reading the last 90 days …' : 'No readings in the last 90 days';
}

function Connected({ connection }: { readonly connection: NightscoutConnection }) {
  const [isAsking, setAsking] = useState(false);
  const read = useChange(() => api.nightscout.read());
  const disconnect = useChange(() => api.nightscout.disconnect());
  const isFaulty = connection.disabledAt !== null || hasFailed(connection);
  return (
    <Stack gap="sm">
      <Text style={{ overflowWrap: 'anywhere' }}>{connection.url}</Text>
      <Text size="sm" c={isFaulty ? 'red' : 'dimmed'} role="status">
        {stateText(connection)}
      </Text>
      {connection.disabledAt !== null && <ConnectForm />}
      <Group gap="sm">
        {connection.disabledAt === null && (
          <Button
            variant="default"
            loading={read.isPending}
            onClick={() => read.mutate(undefined, { onError: fail })}
          >
            Read now
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking(true)}>
          Disconnect
        </Button>
      </Group>
      <AskDialog
        opened={isAsking}
        title="Disconnect Nightscout?"
        text="New readings stop. Those you have stay."
        confirmLabel="Disconnect"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          disconnect.mutate(undefined, { onError: fail });
        }}
      />
    </Stack>
  );
}

function Controls() {
  const { data, error, refetch } = useQuery(connectionQuery);
  if (error && data === undefined) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="3rem" />;
  return data === null ? <ConnectForm /> : <Connected connection={data} />;
}

/** Glucose from the member's own Nightscout site. */
export function NightscoutCard() {
  const { data: member } = useMember();
  return (
    <Card title="Nightscout">
      <Stack gap="md">
        <Text>Glucose from your own Nightscout site, every five minutes.</Text>
        {member?.isDemo === true ? (
          <Text c="dimmed">Not available in the demo. Create an account to connect.</Text>
        ) : (
          <Controls />
        )}
      </Stack>
    </Card>
  );
}
