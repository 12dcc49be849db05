import { HOUR_MS } from '#domain/time/spans.ts';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Actor } from '#server/core/actor.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { fileErrors } from './file-errors.ts';
import { refuseQuery } from './refuse-query.ts';
import { Refusal } from '#server/core/refusal.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { limitAnswer, retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import type { SentFile, Uploads } from './uploads.ts';
import { writeGuard } from '#server/http/write-guard.ts';

const BYTES_PER_MB = 1024 * 1024;
/** Each file needs two: a preview and a confirmation. */
const FILES_AN_HOUR = 60;

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
  /** How many a member may send in an hour, if not 60. */
  readonly perHour?: number;
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
  {
    routeName,
    counted,
    perHour = FILES_AN_HOUR,
    types,
    maxMb,
    tooLarge,
    query,
    take,
    failed,
  }: FileKind<Query>,
) {
  const routes = new Hono<MemberEnv>();
  routes.post(
    '/',
    writeGuard(publicUrl, (headers) => types.test(headers.get('content-type') ?? '')),
    requireMember(readSession, routeName),
    async (c) => {
      const actor = c.get('actor');
      const asked = query.safeParse(c.req.query());
      if (!asked.success) return refuseQuery(c, asked.error);
      const waitMs = await countAttempt(
        db,
        [counted, actor.userId],
        { tries: perHour, windowMs: HOUR_MS },
        now(),
      );
      if (waitMs > 0) {
        retryLater(c, waitMs);
        return wireAnswer(
          c,
          'TOO_MANY_REQUESTS',
          `You can upload up to ${perHour} files an hour. Try again later.`,
          'file',
        );
      }
      const upload = {
        userId: actor.userId,
        maxBytes: maxMb * BYTES_PER_MB,
        tooLarge: `Files are limited to ${maxMb} MB. ${tooLarge}`,
        empty: 'The file is empty. Choose another.',
        field: 'file',
      };
      const { signal } = c.req.raw;
      const answer = await uploads.handle(c, upload, (file) => take(actor, asked.data, file, signal));
      c.header('Cache-Control', 'private, no-store');
      return c.json(answer);
    },
  );
  const answer = (c: Context, error: Error) =>
    error instanceof Refusal && error.limit ? limitAnswer(c, error.limit) : undefined;
  routes.onError(fileErrors({ log, field: 'file', failed, answer }));
  return routes;
}
