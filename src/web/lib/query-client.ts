import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
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

const onError = (error: unknown): void => {
  if (statusOf(error) === 401 && !leaving) goToLogin();
};

/** The session's name changes when two-factor authentication or the password changes. Requests in flight at that moment are rejected once. */
export const RENAMED_SESSION_DELAY_MS = 400;

function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  const status = statusOf(error);
  if (status === 0) return navigator.onLine;
  return status === 401 ? !leaving : status >= 500;
}

/** One cache for all screens. Missing responses, server errors and ended sessions are retried; other refusals aren't. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      // Offline, the screen says so immediately and refetches when the connection is back.
      retry: shouldRetry,
      retryDelay: (failures, error) =>
        statusOf(error) === 401 ? RENAMED_SESSION_DELAY_MS : Math.min(1000 * 2 ** failures, 30_000),
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});
