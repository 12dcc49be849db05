import type { HttpBindings } from '@hono/node-server';
import { os } from '@orpc/server';
import type { RequestSession } from '#server/auth/session.ts';
import { SECOND_FACTOR_REQUIRED } from '#server/http/admin-rule.ts';
import type { TokenArea } from '#domain/tokens/scopes.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { readRefusal, scopeVerdict } from '#server/http/token-scope.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';

const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
/** Difference explained by network delay and small clock errors. */
const NEAR_MS = 30_000;

/** Milliseconds by which a device's clock is behind the server's; 0 if it is right, or unknown. */
function behindMs(headers: Headers, nowMs: number): number {
  const apartMs = nowMs - Date.parse(headers.get('x-sent-at') ?? '');
  return Math.abs(apartMs) > NEAR_MS ? apartMs : 0;
}

/**
 * The `Idempotency-Key` of a write, if it contains the time of the write: a version 7 UUID (RFC 9562), which sorts by time. A device with a
 * wrong clock reveals that with `X-Sent-At`, and its key is corrected: otherwise its edits would lose against older ones, or block later
 * ones.
 * @returns undefined for a key from the future, which nothing can correct
 */
function writeKeyOf(headers: Headers, nowMs: number): string | undefined {
  const key = headers.get('idempotency-key')?.toLowerCase() ?? '';
  if (!UUID_V7.test(key)) return undefined;
  const madeMs = Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) + behindMs(headers, nowMs);
  if (madeMs < 0 || madeMs > nowMs + NEAR_MS) return undefined;
  const stamp = madeMs.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}${key.slice(13)}`;
}

/** The context of every procedure. */
export interface ApiContext {
  readonly headers: Headers;
  /** Request id in the log and the response. */
  readonly requestId: string;
  /** Key for rate limits: the client's address, or its /64 network for IPv6. */
  readonly clientAddress: string;
  /** Read at most once per request, and only by procedures that need it. */
  readonly session: () => Promise<RequestSession>;
  /** Cookies to send with the response. */
  readonly addCookies: (setCookies: readonly string[]) => void;
  /** Hides the answer from an access token that may only write. */
  readonly hideAnswer: () => void;
  /** Sets the name in the request log. */
  readonly nameRoute: (name: string) => void;
  /** Sets `Retry-After`, ms from now. */
  readonly retryLater: (waitMs: number) => void;
}

/** Lets signed-in members through, and adds the actor and the time of the write to the context. */
export const membersOnly = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const { actor, setCookies } = await context.session();
  context.addCookies(setCookies);
  if (!actor) throw new Refusal('UNAUTHORIZED');
  const writeKey = writeKeyOf(context.headers, Date.now());
  return next({ context: { actor: { ...actor, writeKey } } });
});

/**
 * Refuses an operation that a request's access token may not do. It runs before every procedure; browsers have no token.
 * @throws Refusal UNAUTHORIZED without a token, FORBIDDEN without the scope
 */
export async function judgeTokenCall(context: ApiContext, operation: string): Promise<void> {
  const { token } = await context.session();
  if (!token) throw new Refusal('UNAUTHORIZED');
  const verdict = scopeVerdict(token.scopes, operation);
  if ('refusal' in verdict) throw refuseField('FORBIDDEN', 'token', verdict.refusal);
  if (verdict.isAnswerHidden) context.hideAnswer();
}

/** Whether a request may read an area of the data: browsers may read all of their own. */
export async function mayRead(context: ApiContext, area: TokenArea): Promise<boolean> {
  const { token } = await context.session();
  return !token || readRefusal(token.scopes, area) === undefined;
}

/**
 * Rejects a question about an area of the data that a request's access token may not read; browsers may read all of their own.
 * @throws Refusal FORBIDDEN
 */
export async function refuseUnlessReading(context: ApiContext, area: TokenArea): Promise<void> {
  const { token } = await context.session();
  const refusal = token && readRefusal(token.scopes, area);
  if (refusal !== undefined) throw refuseField('FORBIDDEN', 'token', refusal);
}

/** Lets only admins through. */
export const adminsOnly = membersOnly.concat(({ context, next }) => {
  const { role, owesSecondFactor } = context.actor;
  if (role !== 'admin') throw new Refusal('FORBIDDEN');
  if (owesSecondFactor) throw refuseField('FORBIDDEN', 'secondFactor', SECOND_FACTOR_REQUIRED);
  return next();
});

/** Of the routes, for Hono. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: HttpVariables;
}
