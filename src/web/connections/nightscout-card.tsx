import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { NewNightscoutConnection, NightscoutConnection } from '#contract/nightscout.ts';
import { api } from '#web/lib/api.ts';
import { explain, fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/focus-refused.ts';
import { FormFault } from '#web/lib/form-fault.tsx';
import { useMember } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { AddressField } from '#web/ui/forms/address-field.tsx';
import { Connected, fail } from './connected.tsx';

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
        <AddressField
          label="Nightscout address"
          placeholder="https://my-site.example.org"
          value={url}
          onChange={setUrl}
          error={faults['url']}
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
        <FormFault error={connect.error} fields={['url', 'token']} />
        <Group>
          <Button type="submit" variant="light" loading={connect.isPending} disabled={url.trim() === ''}>
            Connect
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** "Newest reading Nov 20, 2:05 PM", or that there is none; undefined before the first answer. */
function readTextOf({ lastReadingAt, lastSuccessAt }: NightscoutConnection): string | undefined {
  if (lastReadingAt !== null) return `Newest reading ${momentText(lastReadingAt)}`;
  return lastSuccessAt === null ? undefined : 'No readings in the last 90 days';
}

function Site({ connection }: { readonly connection: NightscoutConnection }) {
  const read = useChange(() => api.nightscout.read());
  const disconnect = useChange(() => api.nightscout.disconnect());
  return (
    <Connected
      name="Nightscout"
      connection={connection}
      readText={readTextOf(connection)}
      read={read}
      afterwards="New readings stop. Those you have stay."
      onDisconnect={() => disconnect.mutate(undefined, { onError: fail })}
      form={<ConnectForm />}
    />
  );
}

function Controls() {
  const { data, error, refetch } = useQuery(connectionQuery);
  if (error && data === undefined) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="3rem" />;
  return data === null ? <ConnectForm /> : <Site connection={data} />;
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
