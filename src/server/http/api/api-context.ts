import { os } from '@orpc/server';
import type { RequestSession } from '#server/auth/session.ts';
import { SECOND_FACTOR_REQUIRED } from '#server/http/admin-rule.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { writeKeyOf } from './write-key.ts';

/** What every procedure is given about its request. */
export interface ApiContext {
  readonly headers: Headers;
  /** The number of this request in the log, and in its answer. */
  readonly requestId: string;
  /** Whom rate limits count; a network of its own for each person where it is IPv6. */
  readonly clientAddress: string;
  /** Read once a request, and only by procedures that ask. */
  readonly session: () => Promise<RequestSession>;
  /** Cookies that go out with the answer. */
  readonly addCookies: (setCookies: readonly string[]) => void;
  /** What the log calls this request. */
  readonly nameRoute: (name: string) => void;
  /** Tells the caller when the next try makes sense, ms from now. */
  readonly retryLater: (waitMs: number) => void;
}

/** Lets signed-in members through and tells the procedure who acts, and when what they write was written. */
export const membersOnly = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const { actor, setCookies } = await context.session();
  context.addCookies(setCookies);
  if (!actor) throw new Refusal('UNAUTHORIZED');
  const writeKey = writeKeyOf(context.headers, Date.now());
  return next({ context: { actor: { ...actor, writeKey } } });
});

/** Lets admins through alone: who is signed in without being one learns that, who is not is asked to log in. */
export const adminsOnly = membersOnly.concat(({ context, next }) => {
  const { role, owesSecondFactor } = context.actor;
  if (role !== 'admin') throw new Refusal('FORBIDDEN');
  if (owesSecondFactor) throw refuseField('FORBIDDEN', 'secondFactor', SECOND_FACTOR_REQUIRED);
  return next();
});
