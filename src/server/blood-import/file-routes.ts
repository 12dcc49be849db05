import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { bloodFileQuery, type BloodFileAnswer } from '#contract/blood-file.ts';
import { takeTry } from '#server/auth/rate-limit.ts';
import type { RequestSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { faultOf } from '#server/http/api-errors.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { Refusal } from '#server/http/refusal.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';
import { FileFault } from './file-fault.ts';
import { lookIntoFile, type LookOptions } from './look-into-file.ts';

const MOST_BYTES = 20 * 1024 * 1024;
/** Files in memory at once; more are told to come again. */
const MOST_AT_ONCE = 2;
const NO_MORE =
  'Your plan allows no more scans today. New ones come at midnight; PDFs with text, CSV and FHIR have no such limit.';
const FILES = { tries: 60, windowMs: 60 * 60_000 };

export interface BloodFileOptions extends Pick<LookOptions, 'readScan'> {
  readonly db: Db;
  readonly readSession: (headers: Headers) => Promise<RequestSession>;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly now: () => number;
}

/** Browsers name the type by the file's ending, and some say nothing. */
const isSent = (headers: Headers): boolean =>
  /^(?:text\/|multipart\/form-data|application\/(?:json|fhir\+json|x-ndjson|fhir\+ndjson|pdf|octet-stream|csv|vnd\.ms-excel))|^$/i.test(
    headers.get('content-type') ?? '',
  );

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

/** `POST /api/blood-files`: a file with results of a laboratory as it is; the answer is what it holds. Nothing is stored. */
export function bloodFiles({ db, readSession, publicUrl, log, now, readScan }: BloodFileOptions) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  let reading = 0;
  routes.post(
    '/',
    writeGuard(publicUrl, isSent),
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (c) =>
        wireAnswer(c, 'PAYLOAD_TOO_LARGE', 'A file is at most 20 MB. Export fewer years.', 'file'),
    }),
    async (c) => {
      c.set('routeName', 'blood.file');
      const { actor, setCookies } = await readSession(c.req.raw.headers);
      for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true });
      if (!actor) return wireAnswer(c, 'UNAUTHORIZED');
      const query = bloodFileQuery.safeParse(c.req.query());
      if (!query.success) return refuseQuery(c, query.error);
      if ((await takeTry(db, ['blood-file', actor.userId], FILES, now())) > 0)
        return wireAnswer(c, 'TOO_MANY_REQUESTS', 'At most 60 files an hour. Try again later.', 'file');
      if (reading >= MOST_AT_ONCE)
        return wireAnswer(
          c,
          'TOO_MANY_REQUESTS',
          'Other files are being read. Try again in a moment.',
          'file',
        );
      reading += 1;
      try {
        const bytes = await bytesOf(c);
        if (!bytes?.length) return wireAnswer(c, 'BAD_REQUEST', 'The file is empty. Choose another.', 'file');
        c.header('Cache-Control', 'private, no-store');
        const options = { ...query.data, nowMs: now(), readScan };
        return c.json((await lookIntoFile(actor, bytes, options)) satisfies BloodFileAnswer);
      } finally {
        reading -= 1;
      }
    },
  );
  routes.onError((error, c) => {
    if (error instanceof FileFault) return wireAnswer(c, error.code, error.message, 'file');
    if (error instanceof Refusal && error.code === 'PLAN_LIMIT')
      return wireAnswer(c, 'TOO_MANY_REQUESTS', NO_MORE, 'file');
    log.error({ fault: faultOf(error) }, 'a file of blood tests could not be read');
    return wireAnswer(c, 'INTERNAL');
  });
  return routes;
}
