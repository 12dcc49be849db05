import { Button, Group, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { Connection, NewServer, ProviderState } from '#contract/connections.ts';
import {
  isOAuthProvider,
  PROVIDER_NAMES,
  type OAuthProvider,
  type Provider,
} from '#domain/connections/providers.ts';
import { api } from '#web/lib/api.ts';
import { explain, fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/focus-refused.ts';
import { useMember } from '#web/lib/member.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';

/** Known to the server only. */
const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => api.connections.list(),
  meta: NOT_CACHED,
  staleTime: 0,
  refetchInterval: 60_000,
});

const TEXTS: Readonly<Record<Provider, string>> = {
  oura: 'Sleep, resting heart rate, HRV, steps and workouts from your ring.',
  withings: 'Weight, blood pressure, sleep, steps and workouts from your devices.',
  'open-wearables':
    'Garmin, Whoop, Polar, Suunto, Strava, Fitbit and more, from your own Open Wearables server.',
};

function useChange<Input, Output>(act: (input: Input) => Promise<Output>) {
  // What was read changes other screens.
  return useMutation({ mutationFn: act, onSettled: () => queryClient.invalidateQueries() });
}

const fail = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

function OAuthButton({ provider }: { readonly provider: OAuthProvider }) {
  const authorize = useMutation({ mutationFn: () => api.connections.authorize({ provider }) });
  const go = () =>
    authorize.mutate(undefined, { onSuccess: ({ url }) => globalThis.location.assign(url), onError: fail });
  return (
    <Group>
      <Button variant="light" loading={authorize.isPending} onClick={go}>
        Connect {PROVIDER_NAMES[provider]}
      </Button>
    </Group>
  );
}

const FIELDS = [
  { field: 'url', label: 'Server address', placeholder: 'https://wearables.example.org', maxLength: 500 },
  { field: 'account', label: 'User ID', placeholder: 'From the server’s dashboard', maxLength: 40 },
] as const;

function ServerForm() {
  const connect = useChange((input: NewServer) => api.connections.openWearables(input));
  const [typed, setTyped] = useState<NewServer>({ url: '', key: '', account: '' });
  const faults = fieldFaults(connect.error);
  useFocusRefused(connect.error, faults);
  const asked = { url: typed.url.trim(), key: typed.key.trim(), account: typed.account.trim() };
  const isWhole = Object.values(asked).every((value) => value !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && !connect.isPending) connect.mutate(asked);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {FIELDS.map(({ field, ...rest }) => (
          <TextInput
            key={field}
            {...rest}
            value={typed[field]}
            onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [field]: value }))}
            error={faults[field]}
          />
        ))}
        <PasswordInput
          label="API key"
          autoComplete="off"
          value={typed.key}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, key: value }))}
          error={faults['key']}
          maxLength={300}
        />
        {Boolean(connect.error) && Object.keys(faults).length === 0 && (
          <Text role="alert" c="red">
            {explain(connect.error).text}
          </Text>
        )}
        <Group>
          <Button type="submit" variant="light" loading={connect.isPending} disabled={!isWhole}>
            Connect Open Wearables
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const Connect = ({ provider }: { readonly provider: Provider }) =>
  isOAuthProvider(provider) ? <OAuthButton provider={provider} /> : <ServerForm />;

const hasFailed = ({ lastErrorAt, lastSuccessAt }: Connection): boolean =>
  lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt);

/** "Last read Nov 20, 2:05 PM", or why it wasn't. */
function stateText(connection: Connection): string {
  const { disabledAt, lastError, lastErrorAt, lastSuccessAt } = connection;
  if (disabledAt !== null) return `Turned off. ${lastError ?? ''}`.trim();
  if (lastErrorAt !== null && hasFailed(connection))
    return `Last error ${momentText(lastErrorAt)}: ${lastError ?? ''}`;
  return lastSuccessAt === null ? 'Reading the last 90 days …' : `Last read ${momentText(lastSuccessAt)}`;
}

function Connected({
  provider,
  connection,
}: {
  readonly provider: Provider;
  readonly connection: Connection;
}) {
  const [isAsking, setAsking] = useState(false);
  const read = useChange(() => api.connections.read({ provider }));
  const disconnect = useChange(() => api.connections.disconnect({ provider }));
  const isFaulty = connection.disabledAt !== null || hasFailed(connection);
  const name = PROVIDER_NAMES[provider];
  return (
    <Stack gap="sm">
      {connection.url !== null && <Text style={{ overflowWrap: 'anywhere' }}>{connection.url}</Text>}
      <Text size="sm" c={isFaulty ? 'red' : 'dimmed'} role="status">
        {stateText(connection)}
      </Text>
      {connection.disabledAt !== null && <Connect provider={provider} />}
      <Group gap="sm">
        {connection.disabledAt === null && (
          <Button
            variant="light"
            aria-label={`Read ${name} now`}
            loading={read.isPending}
            onClick={() => read.mutate(undefined, { onError: fail })}
          >
            Read now
          </Button>
        )}
        <Button variant="default" aria-label={`Disconnect ${name}`} onClick={() => setAsking(true)}>
          Disconnect
        </Button>
      </Group>
      <AskDialog
        opened={isAsking}
        title={`Disconnect ${name}?`}
        text="New data stops. What you have stays."
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

const ENV: Readonly<Record<OAuthProvider, string>> = { oura: 'OURA', withings: 'WITHINGS' };

function Service({ state }: { readonly state: ProviderState }) {
  const { provider, isOffered, connection } = state;
  const [search] = useSearchParams();
  const name = PROVIDER_NAMES[provider];
  return (
    <Stack gap="xs" role="group" aria-label={name}>
      <Text fw={600}>{name}</Text>
      <Text size="sm">{TEXTS[provider]}</Text>
      {search.get('refused') === provider && connection === null && (
        <Text size="sm" c="red" role="alert">
          {name} wasn’t connected. Try again, and allow access there.
        </Text>
      )}
      {connection !== null ? (
        <Connected provider={provider} connection={connection} />
      ) : isOffered ? (
        <Connect provider={provider} />
      ) : (
        isOAuthProvider(provider) && (
          <Text size="sm" c="dimmed">
            Only admins see this: register this server with {name}, then set {ENV[provider]}_CLIENT_ID and{' '}
            {ENV[provider]}_CLIENT_SECRET.
          </Text>
        )
      )}
    </Stack>
  );
}

function Services({ isAdmin }: { readonly isAdmin: boolean }) {
  const { data, error, refetch } = useQuery(connectionsQuery);
  if (error && data === undefined) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="6rem" />;
  return data
    .filter(({ isOffered, connection }) => isOffered || connection !== null || isAdmin)
    .map((state) => <Service key={state.provider} state={state} />);
}

/** Services that are read for the member every half hour. */
export function ConnectionsCard() {
  const { data: member } = useMember();
  return (
    <Card title="Connected services">
      <Stack gap="lg">
        {member?.isDemo === true ? (
          <Text c="dimmed">Not available in the demo. Create an account to connect.</Text>
        ) : (
          <Services isAdmin={member?.role === 'admin'} />
        )}
      </Stack>
    </Card>
  );
}
