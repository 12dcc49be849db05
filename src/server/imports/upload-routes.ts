import { mkdir, open, rename, rm } from 'node:fs/promises';
import { and, count, eq, inArray } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { importFileQuery } from '#contract/imports.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { faultOf } from '#server/core/fault.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { refuseQuery } from '#server/http/files/refuse-query.ts';
import { slots } from '#server/http/files/slots.ts';
import { BODY_PACE, receiveBody } from '#server/http/receive-body.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { failedAnswer, retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';
import { importFile, type ImportDeps } from './commands.ts';
import { importInfoOf, ownImport } from './queries.ts';
import { imports } from './tables.ts';

const BYTES_PER_MB = 1024 * 1024;
const FILES = { tries: 60, windowMs: 60 * 60_000 };
/** Maximum number of a member's files that wait for their decision. */
const MAX_OPEN = 10;
const PACE = { ...BODY_PACE, deadlineMs: 60 * 60_000 };
const RETRY_MS = 10_000;
/** Browsers derive the type from the file extension, and some send none. */
const TYPES = /^(?:text\/|application\/)|^$/i;

export interface ImportUploadOptions extends ImportDeps {
  readonly readSession: ReadSession;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly importMb: number;
}

const tooLarge = (mb: number): string =>
  `Files are limited to ${mb.toLocaleString('en-US')} MB here. Export fewer years at a time.`;

const PART = '.part';

async function writeBody(c: Context, place: string, mb: number): Promise<number> {
  const file = await open(place, 'wx', 0o600);
  try {
    const limits = { ...PACE, maxBytes: mb * BYTES_PER_MB, tooLarge: tooLarge(mb) };
    return await receiveBody(c, limits, (piece) => file.write(piece));
  } finally {
    await file.close();
  }
}

/** `POST /api/import-files`: streams a file to disk, for a preview in the background. */
export function importUploads({ readSession, publicUrl, log, importMb, ...deps }: ImportUploadOptions) {
  const { db, now, importFolder, runImport } = deps;
  const routes = new Hono<MemberEnv>();
  const coming = slots({ perKey: 2, total: 8 });

  async function take(c: Context<MemberEnv>, userId: string): Promise<Response> {
    const asked = importFileQuery.safeParse(c.req.query());
    if (!asked.success) return refuseQuery(c, asked.error);
    const { id, fileName, timeZone } = asked.data;
    const waitMs = await countAttempt(db, ['import-file', userId], FILES, now());
    if (waitMs > 0) {
      retryLater(c, waitMs);
      return wireAnswer(c, 'TOO_MANY_REQUESTS', 'You can upload 60 files an hour. Try again later.', 'file');
    }
    const waiting = inArray(imports.step, ['reading', 'columns', 'ready', 'importing']);
    const [{ value } = { value: 0 }] = await db
      .select({ value: count() })
      .from(imports)
      .where(and(eq(imports.userId, userId), waiting));
    if (value >= MAX_OPEN)
      return wireAnswer(
        c,
        'BAD_REQUEST',
        'Ten files are already waiting. Import or discard one of them first.',
        'file',
      );
    await mkdir(importFolder, { recursive: true, mode: 0o700 });
    const place = importFile(importFolder, { userId, id });
    const part = `${place}-${crypto.randomUUID()}${PART}`;
    try {
      const sizeBytes = await writeBody(c, part, importMb);
      if (sizeBytes === 0) return wireAnswer(c, 'BAD_REQUEST', 'The file is empty. Choose another.', 'file');
      const row = {
        userId,
        id,
        fileName,
        timeZone,
        sizeBytes,
        step: 'reading',
        createdAt: new Date(now()),
      } as const;
      const [made] = await db.insert(imports).values(row).onConflictDoNothing().returning();
      if (made) await rename(part, place);
      const [stored] = made ? [made] : await db.select().from(imports).where(ownImport(userId, id));
      if (!stored) throw new Error('We couldn’t record the import.');
      runImport(userId, id);
      c.header('Cache-Control', 'private, no-store');
      return c.json(importInfoOf(stored, now()), 201);
    } finally {
      await rm(part, { force: true });
    }
  }

  routes.post(
    '/',
    writeGuard(publicUrl, (headers) => TYPES.test(headers.get('content-type') ?? '')),
    requireMember(readSession, 'imports.file'),
    async (c) => {
      const { userId } = c.get('actor');
      const leave = coming.enter(userId);
      try {
        return await take(c, userId);
      } finally {
        leave();
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
    log.error({ fault: faultOf(error) }, 'a file to import could not be received');
    return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
      ? wireAnswer(c, 'UNAVAILABLE', 'The server’s disk is too full for this file.', 'file')
      : failedAnswer(c, error);
  });
  return routes;
}
