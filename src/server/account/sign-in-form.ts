import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { safeNext } from '#contract/safe-next.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { addCookies } from '#server/http/signed-in.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';
import { logIn, type LogInDeps } from './log-in.ts';

const MOST_BYTES = 8192;
const MOST_LOGIN_LETTERS = 254;
const MOST_PASSWORD_LETTERS = 128;

export interface SignInFormOptions {
  readonly deps: LogInDeps;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
}

/** Back to the login screen, which says what happened; `next` goes along. */
function authScreen(state: 'failed=true' | 'failed=wait' | 'second-step=true', next: string | null): string {
  return next === null ? `/auth?${state}` : `/auth?${state}&next=${encodeURIComponent(next)}`;
}

interface Form {
  readonly login: string;
  readonly password: string;
  /** Where to go afterwards, as the page sent it. */
  readonly next: string | null;
}

/** What was sent; undefined where it cannot be anybody's name and password. */
async function formOf(c: Context): Promise<Form | undefined> {
  const form = new URLSearchParams(await c.req.text());
  const login = form.get('username')?.trim() ?? '';
  const password = form.get('password') ?? '';
  const isPossible =
    login !== '' &&
    login.length <= MOST_LOGIN_LETTERS &&
    password !== '' &&
    password.length <= MOST_PASSWORD_LETTERS;
  return isPossible ? { login, password, next: form.get('next') } : undefined;
}

/** `/auth/sign-in`: the login of pages that run no program. The same login, limits and answers as the application's own. */
export function signInForm({ deps, publicUrl, trustProxy }: SignInFormOptions) {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  routes.post(
    '/auth/sign-in',
    writeGuard(publicUrl, (headers) =>
      /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? ''),
    ),
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => wireAnswer(c, 'PAYLOAD_TOO_LARGE') }),
    async (c) => {
      c.set('routeName', 'sign-in form');
      c.header('Cache-Control', 'no-store');
      const form = await formOf(c);
      if (!form) return c.redirect(authScreen('failed=true', null), 303);
      const { headers } = c.req.raw;
      const next = form.next === null ? null : safeNext(form.next);
      try {
        const begun = await logIn(deps, form, {
          headers,
          clientAddress: clientAddress(c.env, headers, trustProxy),
        });
        addCookies(c, begun.setCookies);
        return c.redirect(begun.actor ? safeNext(next) : authScreen('second-step=true', next), 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.waitMs !== undefined) retryLater(c, error.waitMs);
        return c.redirect(
          authScreen(error.code === 'TOO_MANY_REQUESTS' ? 'failed=wait' : 'failed=true', next),
          303,
        );
      }
    },
  );
  return routes;
}
