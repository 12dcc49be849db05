import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { FileFault } from '#server/core/file-fault.ts';

export interface BodyLimits {
  readonly maxBytes: number;
  /** What to do about a body that is too large. */
  readonly tooLarge?: string;
  /** An upload that receives less than `minBytes` in a window is aborted. */
  readonly windowMs: number;
  readonly minBytes: number;
  /** Total time limit. */
  readonly deadlineMs: number;
}

/** A phone on a bad connection sends ten times as much. */
export const BODY_PACE = { windowMs: 15_000, minBytes: 16 * 1024, deadlineMs: 10 * 60_000 };

const TOO_LARGE = 'This is larger than the server accepts.';
const TOO_SLOW = 'The upload stalled. Check your connection and try again.';
const CUT_OFF = 'The upload was interrupted. Try again.';

/** Node's own request, if there is a connection; tests have none. */
export const incomingOf = (c: Context): IncomingMessage | undefined =>
  (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;

/** The body's size according to its headers; undefined for a chunked one. */
export function announcedBytes({ headers }: Request): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length);
}

// Hono's own body stream buffers unrequested data, and breaks the connection when it is abandoned.
const bodyOf = (c: Context): Readable | undefined =>
  incomingOf(c) ?? (c.req.raw.body ? Readable.fromWeb(c.req.raw.body as ReadableStream) : undefined);

/**
 * Passes on a body's chunks as they arrive, each only once the previous one is handled.
 * @throws FileFault for a body that is too large, too slow or cut off; the connection stays usable for the response
 */
export async function receiveBody(
  c: Context,
  { maxBytes, tooLarge = TOO_LARGE, windowMs, minBytes, deadlineMs }: BodyLimits,
  take: (piece: Buffer) => unknown,
): Promise<number> {
  const large = () => new FileFault(tooLarge, 'PAYLOAD_TOO_LARGE');
  if ((announcedBytes(c.req.raw) ?? 0) > maxBytes) throw large();
  const body = bodyOf(c);
  if (!body || body.readableEnded) return 0;
  let received = 0;
  const timers: NodeJS.Timeout[] = [];
  const remove: (() => void)[] = [];
  const on = (event: string, listener: (value?: never) => void): void => {
    body.on(event, listener);
    remove.push(() => body.off(event, listener));
  };
  try {
    await new Promise<void>((resolve, reject) => {
      let atLook = 0;
      let taken = Promise.resolve();
      const slow = () => reject(new FileFault(TOO_SLOW, 'REQUEST_TIMEOUT'));
      const look = () => (received - atLook < minBytes ? slow() : (atLook = received));
      timers.push(setInterval(look, windowMs), setTimeout(slow, deadlineMs));
      on('data', (piece?: Buffer) => {
        received += piece?.length ?? 0;
        if (received > maxBytes) return reject(large());
        body.pause();
        taken = Promise.resolve(piece && take(piece)).then(() => void body.resume());
        taken.catch(reject);
      });
      // A short body ends while its last chunk is still being handled, even if the stream is paused.
      on('end', () => void taken.then(resolve, reject));
      on('close', () => body.readableEnded || reject(new FileFault(CUT_OFF)));
      on('error', () => reject(new FileFault(CUT_OFF)));
    });
    return received;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    for (const off of remove) off();
    body.pause();
  }
}
