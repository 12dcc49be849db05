import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { incomingOf } from './receive-body.ts';

/** What a refused body may still send before its answer: clients read that only once they have sent everything. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
const MAX_DRAIN_MS = 5000;
/** Who sends nothing for so long waits for the answer. */
const IDLE_MS = 500;
const MAX_DRAINS = 64;

let drains = 0;

/** Reads the rest of a body without keeping it. Resolves to whether its end was reached. */
async function drain(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded) return true;
  if (incoming.destroyed || drains >= MAX_DRAINS) return false;
  drains += 1;
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
        if (drained > MAX_DRAINED_BYTES) resolve(false);
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
    drains -= 1;
  }
}

const announcesMore = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > MAX_DRAINED_BYTES;

/**
 * Reads to its end what a request still sends once it is answered, or tells the client that the connection closes: an answer that keeps
 * it open and then drops it loses the client's next request.
 */
export const unreadBody = createMiddleware(async (c, next) => {
  await next();
  const incoming = incomingOf(c);
  if (!incoming || ['GET', 'HEAD'].includes(c.req.method)) return;
  const isStalled = c.res.status === 408;
  if (isStalled || announcesMore(incoming) || !(await drain(incoming)))
    c.res.headers.set('Connection', 'close');
});
