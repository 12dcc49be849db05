import { open } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { foodUploadQuery } from '#contract/admin/foods.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { fileErrors } from '#server/http/files/file-errors.ts';
import { refuseQuery } from '#server/http/files/refuse-query.ts';
import { BODY_PACE, receiveBody } from '#server/http/receive-body.ts';
import { requireAdmin, requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';
import { takeUpload, tooLarge, type UploadDeps } from './uploads.ts';

const BYTES_PER_MB = 1024 * 1024;
const MAX_AT_ONCE = 2;
const AN_UPLOAD_MS = 30_000;
/** Browsers derive the type from the file extension, and some send none. */
const TYPES =
  /^(?:text\/|application\/(?:json|x-ndjson|octet-stream|csv|gzip|x-gzip|zip|x-zip-compressed|vnd\.ms-excel))/i;

const WRONG_TYPE = 'Send the raw file as application/octet-stream.';

export interface UploadRouteOptions extends UploadDeps {
  readonly readSession: ReadSession;
  readonly publicUrl: string;
  readonly log: Logger;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** A gigabyte may take half an hour. */
const PACE = { ...BODY_PACE, deadlineMs: 30 * 60_000 };

async function writeBody(c: Context, place: string, mostMb: number): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    const limits = { ...PACE, maxBytes: mostMb * BYTES_PER_MB, tooLarge: tooLarge(mostMb) };
    await receiveBody(c, limits, (piece) => file.write(piece));
  } finally {
    await file.close();
  }
}

/** `POST /api/admin/food-files`: streams a raw food file to disk, for import in the background. */
export function foodUploads({ readSession, publicUrl, log, ...deps }: UploadRouteOptions) {
  const { foodUploadMb } = deps;
  const routes = new Hono<MemberEnv>();
  let coming = 0;
  routes.post(
    '/',
    // Unauthorized users learn nothing about what may be sent.
    writeGuard(publicUrl, () => true),
    requireMember(readSession, 'admin.foods.upload'),
    requireAdmin,
    async (c) => {
      if (!TYPES.test(c.req.header('content-type') ?? ''))
        return wireAnswer(c, 'UNSUPPORTED_MEDIA_TYPE', WRONG_TYPE, 'file');
      const asked = foodUploadQuery.safeParse(c.req.query());
      if (!asked.success) return refuseQuery(c, asked.error);
      if (Number(c.req.header('content-length') ?? 0) > foodUploadMb * BYTES_PER_MB)
        return wireAnswer(c, 'PAYLOAD_TOO_LARGE', tooLarge(foodUploadMb), 'file');
      if (coming >= MAX_AT_ONCE) {
        retryLater(c, AN_UPLOAD_MS);
        const said = 'Two food files are already being uploaded. Wait until one is done.';
        return wireAnswer(c, 'TOO_MANY_REQUESTS', said, 'file');
      }
      coming += 1;
      try {
        const { id, fileName, format, state } = await takeUpload(deps, c.get('actor'), {
          ...asked.data,
          writeTo: (place) => writeBody(c, place, foodUploadMb),
          signal: c.req.raw.signal,
        });
        c.header('Cache-Control', 'private, no-store');
        return c.json({ id, fileName, format, state }, 201);
      } finally {
        coming -= 1;
      }
    },
  );
  const answer = (c: Context, error: Error) => {
    if (codeOf(error) !== 'ENOSPC') return undefined;
    log.error('the disk is too full for a food file');
    return wireAnswer(c, 'UNAVAILABLE', 'The server’s disk is too full for this file.', 'file');
  };
  routes.onError(fileErrors({ log, field: 'file', failed: 'a food file could not be imported', answer }));
  return routes;
}
