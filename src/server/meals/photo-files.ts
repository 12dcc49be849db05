import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { z } from 'zod';
import { faultOf } from '#server/http/api-errors.ts';
import { failedAnswer } from '#server/http/failed-answer.ts';
import { FileFault } from '#server/http/file-fault.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isHead } from '#server/http/sent-file.ts';
import { signedIn, type MemberEnv } from '#server/http/signed-in.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';
import type { ReadSession } from '#server/auth/session.ts';
import {
  keepPhoto,
  keptPhoto,
  photoOf,
  removePhoto,
  type PhotoDeps,
  type PhotoRow,
} from './photo-commands.ts';
import type { PictureWorker } from './picture-worker.ts';

const MOST_BYTES = 15 * 1024 * 1024;
/** Uploads in memory at once; more are told to come again. */
const MOST_UPLOADS = 8;
/** What taking in one of them lasts at most, usually. */
const A_PICTURE_MS = 2000;

export interface PhotoFileOptions extends PhotoDeps {
  readonly readSession: ReadSession;
  readonly pictures: PictureWorker;
  readonly publicUrl: string;
  readonly log: Logger;
}

const isId = (id: string | undefined): id is string => z.uuid().safeParse(id).success;

const isSent = (headers: Headers): boolean =>
  /^(image\/|multipart\/form-data|application\/octet-stream)/i.test(headers.get('content-type') ?? '');

const answerOf = ({ id, widthPx, heightPx, sizeBytes }: PhotoRow) => ({ id, widthPx, heightPx, sizeBytes });

/** The id and the bytes of an upload: a form with `id` and `photo`, or the picture itself with `?id=`. */
async function uploadOf(
  c: Context<MemberEnv>,
): Promise<{ id: string | undefined; bytes: Uint8Array | undefined }> {
  if (!/^multipart\//i.test(c.req.header('content-type') ?? ''))
    return { id: c.req.query('id'), bytes: new Uint8Array(await c.req.arrayBuffer()) };
  const { id, photo } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
  return {
    id: typeof id === 'string' ? id : undefined,
    bytes: photo instanceof File ? new Uint8Array(await photo.arrayBuffer()) : undefined,
  };
}

const etagOf = ({ digest }: PhotoRow, isSmall: boolean): string => `"${digest}${isSmall ? '-small' : ''}"`;

function atMostUploads(most: number) {
  let uploading = 0;
  return createMiddleware<MemberEnv>(async (c, next) => {
    if (uploading >= most) {
      retryLater(c, A_PICTURE_MS);
      return wireAnswer(c, 'TOO_MANY_REQUESTS');
    }
    uploading += 1;
    await next().finally(() => (uploading -= 1));
    return undefined;
  });
}

/** Pictures go in and out as they are, beside the procedures, which speak JSON. Their owner alone reaches them. */
export function photoFiles({ readSession, publicUrl, pictures, log, ...deps }: PhotoFileOptions) {
  const routes = new Hono<MemberEnv>();
  routes.post(
    '/',
    writeGuard(publicUrl, isSent),
    signedIn(readSession, 'photos.upload'),
    atMostUploads(MOST_UPLOADS),
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (c) => wireAnswer(c, 'PAYLOAD_TOO_LARGE', 'A picture is at most 15 MB. Choose a smaller one.'),
    }),
    async (c) => {
      const { id, bytes } = await uploadOf(c);
      if (!isId(id)) return wireAnswer(c, 'BAD_REQUEST', 'The picture has no valid id (UUID).');
      if (!bytes?.length) return wireAnswer(c, 'BAD_REQUEST', 'There is no picture in this request.');
      const kept = await keptPhoto(deps.db, c.get('actor').userId, id);
      const photo = kept ?? (await keepPhoto(deps, c.get('actor'), id, await pictures.do('read', bytes)));
      c.header('Cache-Control', 'private, no-store');
      return c.json(answerOf(photo), 201);
    },
  );
  routes.get('/:id', signedIn(readSession, 'photos.get'), async (c) => {
    const id = c.req.param('id');
    if (!isId(id)) return wireAnswer(c, 'NOT_FOUND');
    const isSmall = c.req.query('size') === 'small';
    const photo = await photoOf(deps.db, c.get('actor').userId, id);
    // Asked again each time, for somebody else may be signed in; what is unchanged is not sent again.
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Cookie');
    c.header('ETag', etagOf(photo, isSmall));
    if (c.req.header('if-none-match')?.includes(etagOf(photo, isSmall))) return c.body(null, 304);
    c.header('Content-Type', 'image/jpeg');
    if (isHead(c)) return c.body(null);
    const bytes = await deps.store.get(photo.storageKey);
    if (!bytes) return wireAnswer(c, 'NOT_FOUND');
    return c.body(new Uint8Array(isSmall ? await pictures.do('small', bytes) : bytes));
  });
  routes.delete('/:id', writeGuard(publicUrl), signedIn(readSession, 'photos.remove'), async (c) => {
    const id = c.req.param('id');
    if (!isId(id)) return wireAnswer(c, 'NOT_FOUND');
    await removePhoto(deps, c.get('actor'), id);
    return c.json({ id });
  });
  routes.onError((error, c) => {
    if (error instanceof FileFault) return wireAnswer(c, error.code, error.message);
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return wireAnswer(c, 'NOT_FOUND');
    if (error instanceof Refusal && error.code === 'FORBIDDEN')
      return wireAnswer(c, 'FORBIDDEN', error.message);
    log.error({ fault: faultOf(error) }, 'a picture could not be handled');
    return failedAnswer(c, error);
  });
  return routes;
}
