import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Connection, ProviderState } from '#contract/connections.ts';
import {
  isOAuthProvider,
  isRecipeProvider,
  PROVIDER_NAMES,
  type OAuthProvider,
  type Provider,
} from '#domain/connections/providers.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { RecipesButton } from './recipes-dialog.tsx';
import { RecipeServerForm, WearablesForm } from './server-form.tsx';
import { useChange } from './use-change.ts';

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
  mealie: 'Recipes from your own Mealie server, with their nutrition.',
  tandoor: 'Recipes from your own Tandoor server, with their nutrition.',
};

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

function Connect({ provider }: { readonly provider: Provider }) {
  if (isOAuthProvider(provider)) return <OAuthButton provider={provider} />;
  return isRecipeProvider(provider) ? <RecipeServerForm provider={provider} /> : <WearablesForm />;
}

const hasFailed = ({ lastErrorAt, lastSuccessAt }: Connection): boolean =>
  lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt);

/** "Last read Nov 20, 2:05 PM", or why it wasn't. */
function stateText(provider: Provider, connection: Connection): string {
  const { disabledAt, lastError, lastErrorAt, lastSuccessAt } = connection;
  if (disabledAt !== null) return `Turned off. ${lastError ?? ''}`.trim();
  if (lastErrorAt !== null && hasFailed(connection))
    return `Last error ${momentText(lastErrorAt)}: ${lastError ?? ''}`;
  if (lastSuccessAt !== null) return `Last read ${momentText(lastSuccessAt)}`;
  return isRecipeProvider(provider) ? 'Connected' : 'Reading the last 90 days …';
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
  const warnIfOpen = ({ isEndedThere }: { readonly isEndedThere: boolean | null }) => {
    if (isEndedThere === false)
      void toast({
        title: `${name} didn’t confirm`,
        text: `It’s disconnected here. Remove access in your ${name} account too.`,
        tone: 'destructive',
      });
  };
  return (
    <Stack gap="sm">
      {connection.url !== null && <Text style={{ overflowWrap: 'anywhere' }}>{connection.url}</Text>}
      <Text size="sm" c={isFaulty ? 'red' : 'dimmed'} role="status">
        {stateText(provider, connection)}
      </Text>
      {connection.disabledAt !== null && <Connect provider={provider} />}
      <Group gap="sm">
        {connection.disabledAt === null && isRecipeProvider(provider) && (
          <RecipesButton provider={provider} />
        )}
        {connection.disabledAt === null && (
          <Button
            variant={isRecipeProvider(provider) ? 'default' : 'light'}
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
        text={
          isOAuthProvider(provider)
            ? `New data stops, and access ends at ${name} too. What you have stays.`
            : 'New data stops. What you have stays.'
        }
        confirmLabel="Disconnect"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          disconnect.mutate(undefined, { onSuccess: warnIfOpen, onError: fail });
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
