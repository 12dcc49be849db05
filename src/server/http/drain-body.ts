import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { incomingOf } from './receive-body.ts';
import type { MemberEnv } from './signed-in.ts';

/** What a refused body may still send before its answer: clients read that only once they have sent everything. */
const OF_MEMBERS = { maxBytes: 64 * 1024 * 1024, atOnce: 32 };
/** Strangers' bodies cost time too: above this their connection closes, also where their client has not read why. */
const OF_STRANGERS = { maxBytes: 8 * 1024 * 1024, atOnce: 8 };
const MAX_DRAIN_MS = 5000;
/** Who sends nothing for so long waits for the answer. */
const IDLE_MS = 500;

const drains = new Map<typeof OF_MEMBERS, number>();

/** Reads the rest of a body without keeping it. Resolves to whether its end was reached. */
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
 * Reads to its end what a request still sends once it is answered, or tells the client that the connection closes: an answer that keeps
 * it open and then drops it loses the client's next request.
 */
export const drainBody = createMiddleware<{ Variables: Partial<MemberEnv['Variables']> }>(async (c, next) => {
  await next();
  const incoming = incomingOf(c);
  if (!incoming || ['GET', 'HEAD'].includes(c.req.method)) return;
  const limits = c.get('actor') ? OF_MEMBERS : OF_STRANGERS;
  const isStalled = c.res.status === 408;
  if (isStalled || !(await drain(incoming, limits))) c.res.headers.set('Connection', 'close');
});
