import { ORPCError } from '@orpc/client';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { API_URL } from './api.ts';
import { paths } from './paths.ts';

const statusOf = (error: unknown): number => (error instanceof ORPCError ? error.status : 0);

/** Goes to the login, and back here afterwards. The server redirects members who are signed in. */
export function goToLogin(): void {
  if (location.pathname === '/auth') return;
  location.assign(paths.auth(location.pathname + location.search));
}

let leaving = false;

/** From now on a 401 is expected: the member is logging out. */
export const expectLogout = (expected: boolean): void => {
  leaving = expected;
};

/** The session's name changes when two-factor authentication or the password changes. Requests in flight at that moment are rejected once. */
export const RENAMED_SESSION_DELAY_MS = 400;

/** How long a read that was refused waits for changes under way. */
const MAX_WAIT_MS = 10_000;

const waitABit = () => new Promise((resolve) => setTimeout(resolve, RENAMED_SESSION_DELAY_MS));

async function isSessionOver(): Promise<boolean> {
  for (
    let waitedMs = 0;
    queryClient.isMutating() > 0 && waitedMs < MAX_WAIT_MS;
    waitedMs += RENAMED_SESSION_DELAY_MS
  )
    await waitABit();
  const answer = await fetch(`${API_URL}/account/me`, { credentials: 'same-origin' }).catch(() => undefined);
  return answer?.status === 401;
}

let checking: Promise<boolean> | undefined;

/**
 * Goes to the login if the session is over. A slow change may have renamed it meanwhile: leaving then would lose what it shows only once,
 * such as recovery codes.
 */
async function leaveIfOver(queryKey: QueryKey | undefined): Promise<void> {
  checking ??= isSessionOver().finally(() => (checking = undefined));
  if (await checking) {
    if (!leaving) goToLogin();
  } else if (queryKey) await queryClient.invalidateQueries({ queryKey });
}

const onError = (error: unknown, queryKey?: QueryKey): void => {
  if (statusOf(error) === 401 && !leaving) void leaveIfOver(queryKey);
};

function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  const status = statusOf(error);
  if (status === 0) return navigator.onLine;
  return status === 401 ? !leaving : status >= 500;
}

/** The library restarts refetches on invalidation, but not a first fetch, whose answer may predate the write. This one restarts both. */
class FreshQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of filters?.refetchType === 'none' ? [] : this.getQueryCache().findAll(filters))
      if (query.state.data === undefined && query.isActive()) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

/** Without a response, a screen must soon say so; a server with an error needs longer to recover. */
function retryDelay(failures: number, error: unknown): number {
  const status = statusOf(error);
  if (status === 401) return RENAMED_SESSION_DELAY_MS;
  return (status === 0 ? 250 : 1000) * 2 ** failures;
}

/** One cache for all screens. Missing responses, server errors and ended sessions are retried; other refusals aren't. */
export const queryClient = new FreshQueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, queryKey) }),
  mutationCache: new MutationCache({ onError: (error) => onError(error) }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      // Offline, the screen says so immediately and refetches when the connection is back.
      retry: shouldRetry,
      retryDelay,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});
