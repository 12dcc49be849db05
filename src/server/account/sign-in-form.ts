import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { MAX_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import { ARRIVAL_COOKIE } from '#contract/account/arrival.ts';
import { safeNext } from '#contract/account/safe-next.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { formGuards } from '#server/http/pages/form-guards.ts';
import type { WireErrorCode } from '#contract/shared/errors.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { addCookies } from '#server/http/require-member.ts';
import { retryLater } from '#server/http/wire-answer.ts';
import { logIn, type LogInDeps } from './log-in.ts';

const MAX_LOGIN_CHARS = 254;
/** As long as browsers keep a cookie: the application may be opened much later. */
const KEPT_SECONDS = 400 * 86_400;

export interface SignInFormOptions {
  readonly deps: LogInDeps;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
}

type Failure = 'true' | 'wait' | 'later';

const FAILURES: Partial<Record<WireErrorCode, Failure>> = { TOO_MANY_REQUESTS: 'wait', UNAVAILABLE: 'later' };

/** Redirects to the login screen with an error code, keeping `next`. */
function authScreen(state: `failed=${Failure}` | 'second-step=true', next: string | null): string {
  return next === null ? `/auth?${state}` : `/auth?${state}&next=${encodeURIComponent(next)}`;
}

interface Form {
  readonly login: string;
  readonly password: string;
  /** The `next` address that the page sent. */
  readonly next: string | null;
}

/** Parsed form; undefined if it can't be anybody's name and password. */
async function formOf(c: Context): Promise<Form | undefined> {
  const form = new URLSearchParams(await c.req.text());
  const login = form.get('username')?.trim() ?? '';
  const password = form.get('password') ?? '';
  const isPossible =
    login !== '' &&
    login.length <= MAX_LOGIN_CHARS &&
    password !== '' &&
    password.length <= MAX_PASSWORD_CHARS;
  return isPossible ? { login, password, next: form.get('next') } : undefined;
}

/** Signals that a new member may use this device. The application reads the cookie, so it isn't `HttpOnly`. */
export const noteArrival = (c: Context, publicUrl: string): void =>
  setCookie(c, ARRIVAL_COOKIE, '1', {
    path: '/',
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: KEPT_SECONDS,
  });

/** `/auth/sign-in`: login from pages without JavaScript, with the application's limits and responses. */
export function signInForm({ deps, publicUrl, trustProxy }: SignInFormOptions) {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  // Shows the form when the address is reloaded or reopened after a refusal.
  routes.get('/auth/sign-in', (c) => c.redirect('/auth'));
  routes.post('/auth/sign-in', ...formGuards(publicUrl), async (c) => {
    c.set('routeName', 'sign-in form');
    c.header('Cache-Control', 'no-store');
    const form = await formOf(c);
    if (!form) return c.redirect(authScreen('failed=true', null), 303);
    const { headers } = c.req.raw;
    const next = form.next === null ? null : safeNext(form.next);
    try {
      const begun = await logIn(deps, form, {
        headers,
        requestId: c.get('requestId'),
        clientAddress: clientAddress(c.env, headers, trustProxy),
      });
      addCookies(c, begun.setCookies);
      if (!begun.actor) return c.redirect(authScreen('second-step=true', next), 303);
      noteArrival(c, publicUrl);
      return c.redirect(safeNext(next), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.waitMs !== undefined) {
        if (error.code === 'TOO_MANY_REQUESTS') c.set('refusedFor', 'too many tries');
        retryLater(c, error.waitMs);
      }
      return c.redirect(authScreen(`failed=${FAILURES[error.code] ?? 'true'}`, next), 303);
    }
  });
  return routes;
}
