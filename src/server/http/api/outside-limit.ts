import { os } from '@orpc/server';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { countAttempt, type RateLimit } from '#server/auth/rate-limit.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Deps } from '#server/db/deps.ts';
import { slots } from '#server/http/files/slots.ts';

/** Enough for people looking through their recipes, too few to use this server against others. */
export const OUTSIDE_CALLS: RateLimit = { tries: 120, windowMs: 10 * MINUTE_MS };
/** Responses of other servers are held in memory while they are read, which may take a while. */
const calling = slots({ perKey: 3, total: 24 });
const RETRY_MS = 3000;

const refusal = (waitMs: number) =>
  new Refusal('TOO_MANY_REQUESTS', {
    said: 'Too many requests to other servers. Wait a moment and try again.',
    waitMs,
  });

/** Limits procedures that call an address that their member entered. @throws Refusal TOO_MANY_REQUESTS */
export const limitOutsideCalls = ({ db, now }: Deps) =>
  os.$context<{ readonly actor: Actor }>().middleware(async ({ context: { actor }, next }) => {
    const leave = calling.tryEnter(actor.userId);
    if (!leave) throw refusal(RETRY_MS);
    try {
      const waitMs = await countAttempt(db, ['outside-call', actor.userId], OUTSIDE_CALLS, now());
      if (waitMs > 0) throw refusal(waitMs);
      return await next();
    } finally {
      leave();
    }
  });
