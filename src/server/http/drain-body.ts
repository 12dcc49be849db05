import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { incomingOf } from './receive-body.ts';
import type { MemberEnv } from './require-member.ts';

/** Limits for the rest of a refused member's body, which clients send before they read the response. */
const OF_MEMBERS = { maxBytes: 64 * 1024 * 1024, atOnce: 32 };
/** Anonymous bodies cost time too: above this the connection closes, even if the client hasn't read the response. */
const OF_STRANGERS = { maxBytes: 8 * 1024 * 1024, atOnce: 2 };
const MAX_DRAIN_MS = 5000;
/** A client that sends nothing for this long waits for the response. */
const IDLE_MS = 500;

const drains = new Map<typeof OF_MEMBERS, number>();

/** Reads and discards the rest of a body. Resolves to whether its end was reached. */
async function drain(incoming: IncomingMessage, limits: typeof OF_MEMBERS): Promise<boolean> {
  if (incoming.readableEnded) return true;
  const underWay = drains.get(limits) ?? 0;
  const isMuch = Number(incoming.headers['content-length'] ?? 0) > limits.maxBytes;
  if (incoming.destroyed || isMuch || underWay >= limits.atOnce) return false;
  drains.set(limits, underWay + 1);
  let drained = 0;
  const timers: NodeJS.Timeout[] = [];
  const count = new AbortController();
  try {
    return await new Promise<boolean>((resolve) => {
      let atLook = -1;
      const look = () => (drained === atLook ? resolve(false) : (atLook = drained));
      timers.push(
        setTimeout(() => resolve(false), MAX_DRAIN_MS),
        setInterval(look, IDLE_MS),
      );
      const add = (piece: Buffer) => {
        drained += piece.length;
        if (drained > limits.maxBytes) resolve(false);
      };
      incoming.on('data', add).once('end', () => resolve(true));
      incoming.once('close', () => resolve(false));
      incoming.once('error', () => resolve(false));
      count.signal.addEventListener('abort', () => incoming.off('data', add));
      incoming.resume();
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    count.abort();
    incoming.pause();
    drains.set(limits, (drains.get(limits) ?? 1) - 1);
  }
}

/**
 * Reads the rest of a request's body after the response, or announces that the connection closes. Dropping a keep-alive connection without
 * notice would lose the client's next request.
 */
export const drainBody = createMiddleware<{ Variables: Partial<MemberEnv['Variables']> }>(async (c, next) => {
  await next();
  const incoming = incomingOf(c);
  if (!incoming || ['GET', 'HEAD'].includes(c.req.method)) return;
  const limits = c.get('actor') ? OF_MEMBERS : OF_STRANGERS;
  const isStalled = c.res.status === 408;
  if (isStalled || !(await drain(incoming, limits))) c.res.headers.set('Connection', 'close');
});
