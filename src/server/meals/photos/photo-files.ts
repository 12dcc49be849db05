import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import { FileFault } from '#server/core/file-fault.ts';
import { Refusal } from '#server/core/refusal.ts';
import { isHead } from '#server/http/files/download.ts';
import { fileErrors } from '#server/http/files/file-errors.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import type { Uploads } from '#server/http/files/uploads.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';
import type { ReadSession } from '#server/auth/session.ts';
import {
  storePhoto,
  storedPhoto,
  photoOf,
  removePhoto,
  type PhotoDeps,
  type PhotoRow,
} from './photo-commands.ts';
import type { PictureWorker } from './picture-worker.ts';

const MAX_BYTES = 15 * 1024 * 1024;

export interface PhotoFileOptions extends PhotoDeps {
  readonly readSession: ReadSession;
  readonly pictures: PictureWorker;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly uploads: Uploads;
}

const isId = (id: string | undefined): id is string => z.uuid().safeParse(id).success;

const isSent = (headers: Headers): boolean =>
  /^(image\/|multipart\/form-data|application\/octet-stream)/i.test(headers.get('content-type') ?? '');

const answerOf = ({ id, widthPx, heightPx, sizeBytes }: PhotoRow) => ({ id, widthPx, heightPx, sizeBytes });

const etagOf = ({ digest }: PhotoRow, isSmall: boolean): string => `"${digest}${isSmall ? '-small' : ''}"`;

/** Uploads and downloads of pictures, for their owner only, next to the procedures, which use JSON. */
export function photoFiles({ readSession, publicUrl, pictures, log, uploads, ...deps }: PhotoFileOptions) {
  const routes = new Hono<MemberEnv>();
  routes.post('/', writeGuard(publicUrl, isSent), requireMember(readSession, 'photos.upload'), async (c) => {
    const actor = c.get('actor');
    const upload = {
      userId: actor.userId,
      maxBytes: MAX_BYTES,
      tooLarge: 'Photos are limited to 15 MB. Choose a smaller one.',
      empty: 'This request doesn’t include a photo.',
      field: 'photo',
    };
    // A form with `id` and `photo`, or the raw picture with `?id=`.
    const photo = await uploads.handle(c, upload, async (file) => {
      const id = file.fields['id'] ?? c.req.query('id');
      if (!isId(id)) throw new FileFault('The photo needs a valid ID (UUID).');
      const stored = await storedPhoto(deps.db, actor.userId, id);
      return stored ?? storePhoto(deps, actor, id, await pictures.do('read', await file.bytes()));
    });
    c.header('Cache-Control', 'private, no-store');
    return c.json(answerOf(photo), 201);
  });
  routes.get('/:id', requireMember(readSession, 'photos.get'), async (c) => {
    const id = c.req.param('id');
    if (!isId(id)) return wireAnswer(c, 'NOT_FOUND');
    const isSmall = c.req.query('size') === 'small';
    const photo = await photoOf(deps.db, c.get('actor').userId, id);
    // Revalidated each time, because another member may be signed in; an unchanged picture isn't sent again.
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
  routes.delete('/:id', writeGuard(publicUrl), requireMember(readSession, 'photos.remove'), async (c) => {
    const id = c.req.param('id');
    if (!isId(id)) return wireAnswer(c, 'NOT_FOUND');
    await removePhoto(deps, c.get('actor'), id);
    return c.json({ id });
  });
  const answer = (c: Context, error: Error) => {
    if (!(error instanceof Refusal)) return undefined;
    if (error.code === 'NOT_FOUND') return wireAnswer(c, 'NOT_FOUND');
    return error.code === 'FORBIDDEN' ? wireAnswer(c, 'FORBIDDEN', error.message, 'photo') : undefined;
  };
  routes.onError(fileErrors({ log, field: 'photo', failed: 'a picture could not be handled', answer }));
  return routes;
}
