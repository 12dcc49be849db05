import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { paths } from './paths.ts';

const statusOf = (error: unknown): number => (error instanceof ORPCError ? error.status : 0);

/** To the login, and back here afterwards. The server decides where a signed-in member belongs. */
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

/** One cache for all screens. No answer and server trouble are tried again; a refusal is not. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      // Without a connection the screen says so at once, and asks by itself when it is back.
      retry: (failures, error) =>
        failures < 2 && (statusOf(error) === 0 ? navigator.onLine : statusOf(error) >= 500),
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});
