import { queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Connection } from '#contract/connections.ts';
import { isRecipeProvider, PROVIDER_NAMES, type Provider } from '#domain/connections/providers.ts';
import { api } from '#web/lib/api.ts';
import { useMember } from '#web/lib/member.ts';
import { tokensQuery } from '#web/lib/member/access-tokens.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

/** A service that the server reads for the member, or an app that sends data. */
export type LiveSource = Provider | 'nightscout' | 'health-auto-export';

interface SourceWords {
  readonly name: string;
  /** The data it provides, in a few words. */
  readonly brings: string;
  readonly about: string;
}

/** In display order. */
export const LIVE_SOURCES: Readonly<Record<LiveSource, SourceWords>> = {
  nightscout: {
    name: 'Nightscout',
    brings: 'glucose',
    about: 'Glucose from your own Nightscout site, every five minutes.',
  },
  'health-auto-export': {
    name: 'Health Auto Export',
    brings: 'Apple Health',
    about: 'Apple Health from your iPhone, sent by the Health Auto Export app.',
  },
  oura: {
    name: PROVIDER_NAMES.oura,
    brings: 'sleep, heart rate, steps',
    about: 'Sleep, resting heart rate, HRV, steps and workouts from your ring.',
  },
  withings: {
    name: PROVIDER_NAMES.withings,
    brings: 'weight, blood pressure, sleep',
    about: 'Weight, blood pressure, sleep, steps and workouts from your devices.',
  },
  'open-wearables': {
    name: PROVIDER_NAMES['open-wearables'],
    brings: 'Garmin, Whoop and more',
    about: 'Garmin, Whoop, Polar, Suunto, Strava, Fitbit and more, from your own Open Wearables server.',
  },
  mealie: {
    name: PROVIDER_NAMES.mealie,
    brings: 'recipes',
    about: 'Recipes from your own Mealie server, with their nutrition.',
  },
  tandoor: {
    name: PROVIDER_NAMES.tandoor,
    brings: 'recipes',
    about: 'Recipes from your own Tandoor server, with their nutrition.',
  },
};

export const LIVE_SOURCE_KEYS = Object.keys(LIVE_SOURCES) as LiveSource[];

export const isLiveSource = (text: string | null): text is LiveSource =>
  text !== null && Object.hasOwn(LIVE_SOURCES, text);

const POLL_MS = 60_000;
/** Only the server knows the state. */
const polled = { meta: NOT_CACHED, staleTime: 0, refetchInterval: POLL_MS } as const;
const FIRST_READ_POLL_MS = 3000;

/** Its last 90 days are being read, or about to be. */
const isFirstRead = ({ provider, connection }: { provider: Provider; connection: Connection | null }) =>
  connection !== null &&
  !isRecipeProvider(provider) &&
  (connection.lastSuccessAt ?? connection.lastErrorAt ?? connection.disabledAt) === null;

const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => api.connections.list(),
  ...polled,
  refetchInterval: ({ state }) => (state.data?.some(isFirstRead) ? FIRST_READ_POLL_MS : POLL_MS),
});

const nightscoutQuery = queryOptions({
  queryKey: ['nightscout'],
  queryFn: () => api.nightscout.get(),
  ...polled,
});

export interface SourceState {
  readonly source: LiveSource;
  /** False if the operator hasn't registered this server with the service: only admins see it. */
  readonly isOffered: boolean;
  /** Null if it isn't connected. */
  readonly connection: Connection | null;
  /** Access tokens with which it sends. */
  readonly tokenIds: readonly string[];
}

/** Once a service has been read, other screens and the import history have new data. @param reads when each was read last */
function useFreshData(reads: string | undefined): void {
  const before = useRef(reads);
  useEffect(() => {
    if (before.current !== undefined && reads !== before.current) void queryClient.invalidateQueries();
    before.current = reads;
  }, [reads]);
}

/** Every source, those that are connected first; undefined until the server has answered. */
export function useLiveSources() {
  const { data: member } = useMember();
  const enabled = member !== undefined && !member.isDemo;
  const [services, site, tokens] = useQueries({
    queries: [
      { ...connectionsQuery, enabled },
      { ...nightscoutQuery, enabled },
      { ...tokensQuery, enabled },
    ],
  });
  useFreshData(services.data?.map(({ connection }) => connection?.lastSuccessAt ?? '').join());
  const all = [services, site, tokens];
  const isKnown = services.data !== undefined && site.data !== undefined && tokens.data !== undefined;
  // Match the name too: disconnecting must not revoke a token made for something else.
  const senders = (tokens.data?.tokens ?? []).filter(
    ({ name, scopes }) =>
      name === LIVE_SOURCES['health-auto-export'].name && scopes.join() === 'ingest:write',
  );
  const received = senders.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).toSorted();
  const sending = {
    url: null,
    createdAt: senders[0]?.createdAt ?? '',
    lastSuccessAt: received.at(-1) ?? null,
    lastErrorAt: null,
    lastError: null,
    disabledAt: null,
  };
  const states = LIVE_SOURCE_KEYS.flatMap((source): SourceState[] => {
    if (source === 'nightscout')
      return [{ source, isOffered: true, connection: site.data ?? null, tokenIds: [] }];
    if (source === 'health-auto-export')
      return [
        {
          source,
          isOffered: true,
          connection: senders.length === 0 ? null : sending,
          tokenIds: senders.map(({ id }) => id),
        },
      ];
    const state = services.data?.find(({ provider }) => provider === source);
    return state ? [{ source, ...state, tokenIds: [] }] : [];
  });
  return {
    sources: isKnown
      ? states
          .filter(({ isOffered, connection }) => isOffered || connection !== null || member?.role === 'admin')
          .toSorted((one, other) => Number(one.connection === null) - Number(other.connection === null))
      : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isLoading: all.some(({ isLoading }) => isLoading),
    refetch: () => Promise.all(all.map((query) => query.refetch())),
  };
}
