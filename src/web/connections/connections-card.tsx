import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
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
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { Connected, fail } from './connected.tsx';
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

/** "Last read Nov 20, 2:05 PM"; undefined before the first reading of a diary. */
function readTextOf(provider: Provider, { lastSuccessAt }: Connection): string | undefined {
  if (lastSuccessAt !== null) return `Last read ${momentText(lastSuccessAt)}`;
  return isRecipeProvider(provider) ? 'Connected' : undefined;
}

interface ServiceConnectionProps {
  readonly provider: Provider;
  readonly connection: Connection;
}

function ServiceConnection({ provider, connection }: ServiceConnectionProps) {
  const read = useChange(() => api.connections.read({ provider }));
  const disconnect = useChange(() => api.connections.disconnect({ provider }));
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
    <Connected
      name={name}
      connection={connection}
      readText={readTextOf(provider, connection)}
      read={read}
      afterwards={
        isOAuthProvider(provider)
          ? `New data stops, and access ends at ${name} too. What you have stays.`
          : 'New data stops. What you have stays.'
      }
      onDisconnect={() => disconnect.mutate(undefined, { onSuccess: warnIfOpen, onError: fail })}
      form={<Connect provider={provider} />}
      action={isRecipeProvider(provider) ? <RecipesButton provider={provider} /> : undefined}
    />
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
        <ServiceConnection provider={provider} connection={connection} />
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
