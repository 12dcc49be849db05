import { Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import { MAX_IMAGE_MB } from '#domain/content/limits.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { adminRefusal } from '#server/http/admin-rule.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { isHead } from '#server/http/files/download.ts';
import { fileErrors } from '#server/http/files/file-errors.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import type { Uploads } from '#server/http/files/uploads.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';
import { imageOf, storeImage, type ImageDeps } from './images.ts';

const MAX_BYTES = MAX_IMAGE_MB * 1024 * 1024;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FILE_NAME_CHARS = 120;

export interface ImageFileOptions extends ImageDeps {
  readonly readSession: ReadSession;
  /** Re-encodes uploads in another process. @throws FileFault */
  readonly pictures: {
    do(job: 'read', bytes: Uint8Array): Promise<{ bytes: Uint8Array; widthPx: number; heightPx: number }>;
  };
  readonly publicUrl: string;
  readonly log: Logger;
  readonly uploads: Uploads;
}

const isId = (id: string | undefined): id is string => z.uuid().safeParse(id).success;
const isSent = (headers: Headers): boolean =>
  /^(image\/|application\/octet-stream)/i.test(headers.get('content-type') ?? '');

/** A file's name without folders or special characters. */
const nameOf = (sent: string | undefined): string =>
  (sent ?? '')
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, FILE_NAME_CHARS) || 'picture';

/** Picture uploads by admins: the picture is the body; id and name are in the query. */
export function imageUploads({ readSession, publicUrl, pictures, log, uploads, ...deps }: ImageFileOptions) {
  const routes = new Hono<MemberEnv>();
  routes.post(
    '/',
    writeGuard(publicUrl, isSent),
    requireMember(readSession, 'content.images.upload'),
    async (c, next) => {
      const why = adminRefusal(c.get('actor'), 'Only admins can add pictures.');
      return why === undefined ? next() : wireAnswer(c, 'FORBIDDEN', why, 'image');
    },
    async (c) => {
      const id = c.req.query('id');
      if (!isId(id)) return wireAnswer(c, 'BAD_REQUEST', 'The picture needs a valid ID (UUID).', 'image');
      const actor = c.get('actor');
      const fileName = nameOf(c.req.query('name'));
      const upload = {
        userId: actor.userId,
        maxBytes: MAX_BYTES,
        tooLarge: `Pictures are limited to ${MAX_IMAGE_MB} MB. Choose a smaller one.`,
        empty: 'This request doesn’t include an image.',
        field: 'picture',
      };
      const image = await uploads.handle(c, upload, async (file) => {
        const stored = await imageOf(deps.db, id);
        const read = async () => pictures.do('read', await file.bytes());
        return stored ?? storeImage(deps, actor, { id, fileName }, await read());
      });
      c.header('Cache-Control', 'private, no-store');
      return c.json({ id: image.id, widthPx: image.widthPx, heightPx: image.heightPx }, 201);
    },
  );
  routes.onError(fileErrors({ log, field: 'image', failed: 'a picture of a page could not be handled' }));
  return routes;
}

/** Serves pictures of pages to anybody. An id always means the same picture. */
export function imageFiles({ db, store }: Pick<ImageDeps, 'db' | 'store'>) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  routes.get('/:id', async (c) => {
    c.set('routeName', 'content image');
    const id = c.req.param('id');
    const image = isId(id) ? await imageOf(db, id.toLowerCase()) : undefined;
    const bytes = image && !isHead(c) && (await store.get(image.storeKey));
    if (!image || bytes === undefined) return wireAnswer(c, 'NOT_FOUND');
    c.header('Content-Type', image.mimeType);
    c.header('Cache-Control', FOR_GOOD);
    c.header('Content-Length', String(image.bytes));
    if (bytes === false) return c.body(null);
    return c.body(new Uint8Array(bytes));
  });
  return routes;
}
