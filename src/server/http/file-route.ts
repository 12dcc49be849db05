import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Actor } from '#server/auth/actor.ts';
import { takeTry } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { faultOf } from './api-errors.ts';
import { failedAnswer } from './failed-answer.ts';
import { FileFault } from './file-fault.ts';
import { Refusal } from './refusal.ts';
import { signedIn, type MemberEnv } from './signed-in.ts';
import { limitAnswer, retryLater, wireAnswer } from './wire-answer.ts';
import { writeGuard } from './write-guard.ts';

const BYTES_PER_MB = 1024 * 1024;
/** Files of one kind in memory at once; more are told to come again. */
const MOST_AT_ONCE = 2;
/** What reading one of them lasts, usually. */
const A_FILE_MS = 5000;
/** A preview and a confirmation each. */
const FILES = { tries: 60, windowMs: 60 * 60_000 };

export interface FileRouteOptions {
  readonly db: Db;
  readonly readSession: ReadSession;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly now: () => number;
}

/** A kind of file that members send to have it read. */
interface SentFile<Query extends z.ZodType> {
  readonly routeName: string;
  /** What a member's tries are counted under. */
  readonly counted: string;
  /** The content types it comes as. */
  readonly types: RegExp;
  readonly mostMb: number;
  /** What to do about a file that is larger. */
  readonly tooLarge: string;
  /** What is asked of the file, in the address. */
  readonly query: Query;
  /** @throws FileFault for a file that gives nothing, Refusal PLAN_LIMIT where the day's uses are spent */
  readonly take: (actor: Actor, query: z.output<Query>, bytes: Uint8Array) => Promise<object>;
  /** What the log says where the server is at fault. */
  readonly failed: string;
}

/** The bytes of a file: the body as it is, or `file` of a form. */
async function bytesOf(c: Context): Promise<Uint8Array | undefined> {
  if (!/^multipart\//i.test(c.req.header('content-type') ?? ''))
    return new Uint8Array(await c.req.arrayBuffer());
  const { file } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : undefined;
}

const refuseQuery = (c: Context, { issues }: z.ZodError): Response => {
  const [issue] = issues;
  return wireAnswer(c, 'BAD_REQUEST', issue?.message ?? '', String(issue?.path[0] ?? 'file'));
};

/** A file goes in as it is, and the answer says what is in it: one after the other for a member, and never many at once. */
export function fileRoute<Query extends z.ZodType>(
  { db, readSession, publicUrl, log, now }: FileRouteOptions,
  { routeName, counted, types, mostMb, tooLarge, query, take, failed }: SentFile<Query>,
) {
  const routes = new Hono<MemberEnv>();
  let reading = 0;
  routes.post(
    '/',
    writeGuard(publicUrl, (headers) => types.test(headers.get('content-type') ?? '')),
    bodyLimit({
      maxSize: mostMb * BYTES_PER_MB,
      onError: (c) =>
        wireAnswer(c, 'PAYLOAD_TOO_LARGE', `A file is at most ${mostMb} MB. ${tooLarge}`, 'file'),
    }),
    signedIn(readSession, routeName),
    async (c) => {
      const actor = c.get('actor');
      const asked = query.safeParse(c.req.query());
      if (!asked.success) return refuseQuery(c, asked.error);
      const waitMs = await takeTry(db, [counted, actor.userId], FILES, now());
      if (waitMs > 0) {
        retryLater(c, waitMs);
        return wireAnswer(c, 'TOO_MANY_REQUESTS', 'At most 60 files an hour. Try again later.', 'file');
      }
      if (reading >= MOST_AT_ONCE) {
        const said = 'Other files are being read. Try again in a moment.';
        retryLater(c, A_FILE_MS);
        return wireAnswer(c, 'TOO_MANY_REQUESTS', said, 'file');
      }
      reading += 1;
      try {
        const bytes = await bytesOf(c);
        if (!bytes?.length) return wireAnswer(c, 'BAD_REQUEST', 'The file is empty. Choose another.', 'file');
        c.header('Cache-Control', 'private, no-store');
        return c.json(await take(actor, asked.data, bytes));
      } finally {
        reading -= 1;
      }
    },
  );
  routes.onError((error, c) => {
    if (error instanceof FileFault) return wireAnswer(c, error.code, error.message, 'file');
    if (error instanceof Refusal && error.limit) return limitAnswer(c, error.limit);
    log.error({ fault: faultOf(error) }, failed);
    return failedAnswer(c, error);
  });
  return routes;
}
