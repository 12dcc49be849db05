import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ReadSession } from '#server/auth/session.ts';
import { clientAddress } from './client-address.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { announcedBytes, BODY_PACE, incomingOf, receiveBody } from './receive-body.ts';
import { slots } from '#server/http/files/slots.ts';
import { wireAnswer } from './wire-answer.ts';

/** Registration, login and forms are a few kB; other anonymous requests have no body. */
const MAX_ANONYMOUS_BYTES = 32 * 1024;
/** JSON arrives quickly; a minute is for bad connections. */
const PACE = { ...BODY_PACE, deadlineMs: 60_000 };

export interface BodyLimitOptions {
  readonly maxBytes: number;
  readonly trustProxy?: boolean;
  /** If given, anonymous requests are limited to 32 kB. */
  readonly readSession?: ReadSession;
}

/** Concurrent bodies in memory whose length is unknown or not small. */
const taken = slots({ perKey: 4, total: 32 });

/**
 * Refuses bodies that are too large. A short body of known length isn't read here. Any other is read only after its sender is known, so
 * that anonymous requests can't fill the memory.
 */
export const limitBody = ({ maxBytes, trustProxy = false, readSession }: BodyLimitOptions) => {
  const anonymousBytes = readSession ? Math.min(maxBytes, MAX_ANONYMOUS_BYTES) : maxBytes;
  const read = async (c: Context): Promise<Uint8Array<ArrayBuffer>> => {
    const { headers } = c.req.raw;
    const actor = readSession && (await readSession(headers)).actor;
    const leave = taken.enter(
      actor?.userId ?? clientAddress({ incoming: incomingOf(c) } as never, headers, trustProxy),
    );
    try {
      const pieces: Buffer[] = [];
      await receiveBody(
        c,
        { ...PACE, maxBytes: actor ? maxBytes : anonymousBytes },
        (piece) => void pieces.push(piece),
      );
      return new Uint8Array(Buffer.concat(pieces));
    } finally {
      leave();
    }
  };
  return createMiddleware(async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const bytes = announcedBytes(c.req.raw);
    const isNone = bytes === undefined && !c.req.raw.headers.has('transfer-encoding') && incomingOf(c);
    if (isNone || (bytes !== undefined && bytes <= anonymousBytes)) return next();
    if (bytes !== undefined && bytes > maxBytes) return wireAnswer(c, 'PAYLOAD_TOO_LARGE');
    try {
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: await read(c) });
    } catch (error) {
      if (error instanceof FileFault) return wireAnswer(c, error.code);
      throw error;
    }
    return next();
  });
};
