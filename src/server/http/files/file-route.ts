import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Actor } from '#server/core/actor.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { faultOf } from '#server/core/fault.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { refuseQuery } from './refuse-query.ts';
import { Refusal } from '#server/core/refusal.ts';
import { signedIn, type MemberEnv } from '#server/http/signed-in.ts';
import { failedAnswer, limitAnswer, retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import type { SentFile, Uploads } from './uploads.ts';
import { writeGuard } from '#server/http/write-guard.ts';

const BYTES_PER_MB = 1024 * 1024;
/** Typical time to read a file. */
const RETRY_MS = 5000;
/** A preview and a confirmation each. */
const FILES = { tries: 60, windowMs: 60 * 60_000 };

export interface FileRouteOptions {
  readonly db: Db;
  readonly readSession: ReadSession;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly now: () => number;
  /** Receives and queues files. */
  readonly uploads: Uploads;
}

/** A kind of file that members upload. */
interface FileKind<Query extends z.ZodType> {
  readonly routeName: string;
  /** Rate limit key of a member's uploads. */
  readonly counted: string;
  /** Accepted content types. */
  readonly types: RegExp;
  readonly maxMb: number;
  /** What to do about a file that is too large. */
  readonly tooLarge: string;
  /** Parameters in the query. */
  readonly query: Query;
  /** @throws FileFault for an unusable file, Refusal PLAN_LIMIT at the plan's daily limit */
  readonly take: (
    actor: Actor,
    query: z.output<Query>,
    file: SentFile,
    signal: AbortSignal,
  ) => Promise<object>;
  /** Log message if the server fails. */
  readonly failed: string;
}

/** Receives a file and answers with its content: one at a time for a member, two in total. Holds nothing in memory. */
export function fileRoute<Query extends z.ZodType>(
  { db, readSession, publicUrl, log, now, uploads }: FileRouteOptions,
  { routeName, counted, types, maxMb, tooLarge, query, take, failed }: FileKind<Query>,
) {
  const routes = new Hono<MemberEnv>();
  routes.post(
    '/',
    writeGuard(publicUrl, (headers) => types.test(headers.get('content-type') ?? '')),
    signedIn(readSession, routeName),
    async (c) => {
      const actor = c.get('actor');
      const asked = query.safeParse(c.req.query());
      if (!asked.success) return refuseQuery(c, asked.error);
      const waitMs = await countAttempt(db, [counted, actor.userId], FILES, now());
      if (waitMs > 0) {
        retryLater(c, waitMs);
        return wireAnswer(c, 'TOO_MANY_REQUESTS', 'At most 60 files an hour. Try again later.', 'file');
      }
      const file = await uploads.receive(c, {
        userId: actor.userId,
        maxBytes: maxMb * BYTES_PER_MB,
        tooLarge: `A file is at most ${maxMb} MB. ${tooLarge}`,
        field: 'file',
      });
      try {
        if (file.sizeBytes === 0)
          return wireAnswer(c, 'BAD_REQUEST', 'The file is empty. Choose another.', 'file');
        const { signal } = c.req.raw;
        const answer = await uploads.turn(actor.userId, signal, () => take(actor, asked.data, file, signal));
        c.header('Cache-Control', 'private, no-store');
        return c.json(answer);
      } finally {
        await file.close();
      }
    },
  );
  routes.onError((error, c) => {
    if (error instanceof FileFault) {
      if (error.code === 'TOO_MANY_REQUESTS') retryLater(c, RETRY_MS);
      return wireAnswer(c, error.code, error.message, 'file');
    }
    // The client is gone.
    if (c.req.raw.signal.aborted) return wireAnswer(c, 'REQUEST_TIMEOUT');
    if (error instanceof Refusal && error.limit) return limitAnswer(c, error.limit);
    log.error({ fault: faultOf(error) }, failed);
    return failedAnswer(c, error);
  });
  return routes;
}
