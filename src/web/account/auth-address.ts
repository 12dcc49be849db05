import { useSyncExternalStore } from 'react';
import { registrationTokens } from '#contract/account/registration-tokens.ts';
import { safeNext } from '#contract/account/safe-next.ts';
import { dropCachedReads } from '#web/lib/storage/read-cache-store.ts';

/** The mode of the /auth screen, from its address. */
export type AuthMode = 'login' | 'register' | 'forgot' | 'reset' | 'second-step';

const FAILURES = ['wait', 'later', 'provider', 'disabled', 'closed', 'invite'] as const;
export type LoginFailure = (typeof FAILURES)[number] | 'wrong';

/** The query of /auth. */
export interface AuthAddress {
  readonly mode: AuthMode;
  /** Of a reset link. */
  readonly resetToken: string | undefined;
  /** Token of a purchase that waits for its account. */
  readonly purchaseToken: string | undefined;
  readonly inviteToken: string | undefined;
  /** Error of a login form without JavaScript, or of the identity provider. */
  readonly failed: LoginFailure | undefined;
  /** Whether registration asks about the body; before that it asks for the account. */
  readonly isAtBody: boolean;
  /** Whether the identity provider named a visitor without a connected account. */
  readonly isConnecting: boolean;
  /** The whole query, for addresses that keep the other parameters. */
  readonly query: URLSearchParams;
}

function modeOf(query: URLSearchParams): AuthMode {
  if (query.get('reset')) return 'reset';
  if (query.get('second-step') === 'true') return 'second-step';
  if (query.get('forgot') === 'true') return 'forgot';
  return query.get('register') === 'true' ? 'register' : 'login';
}

const failureOf = (failed: string | null): AuthAddress['failed'] => {
  if (failed === null) return undefined;
  return FAILURES.find((failure) => failure === failed) ?? 'wrong';
};

/** The second step of registration, in the address. */
const BODY_STEP = 'body';

/** Reads the query of an address of /auth. */
export function readAuthAddress(search: string): AuthAddress {
  const query = new URLSearchParams(search);
  return {
    mode: modeOf(query),
    resetToken: query.get('reset') ?? undefined,
    ...registrationTokens(query),
    failed: failureOf(query.get('failed')),
    isAtBody: query.get('step') === BODY_STEP,
    isConnecting: query.get('connect') === 'true',
    query,
  };
}

const MODES: readonly string[] = ['register', 'forgot', 'reset', 'second-step', 'failed', 'step'];

/** The address of another mode; the rest of the query, such as `next` and a purchase, stays. */
export function authAddress({ query }: AuthAddress, mode: Exclude<AuthMode, 'reset'>): string {
  const kept = [...query].filter(([name]) => !MODES.includes(name));
  const asked = mode === 'login' ? kept : [[mode, 'true'], ...kept];
  return asked.length === 0
    ? '/auth'
    : `/auth?${new URLSearchParams(asked.map(([name = '', value = '']) => [name, value]))}`;
}

/** The address of registration's second step. */
export const bodyAddress = (address: AuthAddress): string =>
  `${authAddress(address, 'register')}&step=${BODY_STEP}`;

const listen = (onChange: () => void): (() => void) => {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
};

/** The address of /auth, as it changes. */
export const useAuthAddress = (): AuthAddress =>
  readAuthAddress(useSyncExternalStore(listen, () => location.search));

/** Shows another mode of /auth. */
export function showAuth(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/** Goes to the member's destination with a page load, so that the server decides what they see. Never returns. */
export async function goIn({ query }: AuthAddress): Promise<never> {
  await dropCachedReads();
  location.replace(safeNext(query.get('next')));
  return new Promise(() => undefined);
}
