import { randomBytes } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ContentImage, ImageUses } from '#contract/content/content.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { contentLock } from './content-lock.ts';
import { after, newestFirst, pageOf, placeOf } from '#server/http/api/list-cursor.ts';
import { contentImages, contentPages, contentRevisions } from './tables.ts';

/** Dependencies of commands and queries on pictures. */
export interface ImageDeps extends Deps {
  readonly store: ObjectStore;
}

export type ImageRow = typeof contentImages.$inferSelect;

const PART = 60;
const MIME_TYPE = 'image/jpeg';

/** A stored picture: re-encoded, without metadata. */
interface Picture {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A picture by id, if it exists. */
export async function imageOf(db: Db, id: string): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(contentImages).where(eq(contentImages.id, id));
  return row;
}

/** Stores a picture for pages. A repeated id returns the stored one. */
export async function storeImage(
  { db, store, now }: ImageDeps,
  actor: Actor,
  { id, fileName }: { readonly id: string; readonly fileName: string },
  { bytes, widthPx, heightPx }: Picture,
): Promise<ImageRow> {
  const storeKey = randomBytes(16).toString('hex');
  await store.put(storeKey, bytes);
  const kept = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contentImages)
      .values({
        id,
        storeKey,
        mimeType: MIME_TYPE,
        widthPx,
        heightPx,
        bytes: bytes.length,
        fileName,
        uploadedAt: new Date(now()),
      })
      .onConflictDoNothing()
      .returning();
    if (row)
      await audit(
        tx,
        actor,
        { action: 'image.upload', targetKind: 'image', target: id, details: { fileName } },
        now(),
      );
    return row;
  });
  if (kept) return kept;
  await store.delete(storeKey);
  const there = await imageOf(db, id);
  if (!there) throw new Refusal('NOT_FOUND');
  return there;
}

const shows = (column: typeof contentPages.markdown | typeof contentRevisions.markdown) =>
  sql`strpos(${column}, '/content-images/' || ${contentImages.id}::text) > 0`;

/** Pages that use these pictures, published or as drafts. */
const usesOf = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: contentImages.id,
      title: contentPages.title,
      isShown: sql<boolean>`coalesce(${shows(contentRevisions.markdown)}, false)`,
    })
    .from(contentImages)
    .innerJoin(contentPages, sql`true`)
    .leftJoin(contentRevisions, eq(contentRevisions.id, contentPages.publishedRevisionId))
    .where(
      and(
        inArray(contentImages.id, [...ids]),
        or(shows(contentPages.markdown), shows(contentRevisions.markdown)),
      ),
    );

/**
 * Pages and revisions that would have a gap without the picture.
 * @throws Refusal NOT_FOUND if there is no such picture
 */
export async function imageUses(db: Db, id: string): Promise<ImageUses> {
  if (!(await imageOf(db, id))) throw new Refusal('NOT_FOUND');
  const published = eq(contentRevisions.id, contentPages.publishedRevisionId);
  const rows = await db
    .select({
      title: contentPages.title,
      isDrafted: sql<boolean>`bool_or(${shows(contentPages.markdown)})`,
      isShown: sql<boolean>`bool_or(coalesce(${published} and ${shows(contentRevisions.markdown)}, false))`,
    })
    .from(contentImages)
    .innerJoin(contentPages, sql`true`)
    .leftJoin(contentRevisions, eq(contentRevisions.pageId, contentPages.id))
    .where(and(eq(contentImages.id, id), or(shows(contentPages.markdown), shows(contentRevisions.markdown))))
    .groupBy(contentPages.id, contentPages.title)
    .orderBy(contentPages.title);
  const titles = (test: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(test).map(({ title }) => title);
  return {
    shown: titles(({ isShown }) => isShown),
    drafts: titles(({ isShown, isDrafted }) => isDrafted && !isShown),
    earlier: titles(({ isShown, isDrafted }) => !isDrafted && !isShown),
  };
}

/** Pictures of pages, newest first, each with the pages that use it. */
export async function listImages(
  db: Db,
  cursor: string | undefined,
): Promise<{ images: ContentImage[]; nextCursor: string | null }> {
  const { uploadedAt, id } = contentImages;
  const rows = await db
    .select()
    .from(contentImages)
    .where(after(cursor, uploadedAt, id))
    .orderBy(...newestFirst(uploadedAt, id))
    .limit(PART + 1);
  const { rows: part, next: nextCursor } = pageOf(rows, PART, (row) => placeOf(row.uploadedAt, row.id));
  const ids = part.map((row) => row.id);
  const uses = ids.length === 0 ? [] : await usesOf(db, ids);
  const images = part.map(({ storeKey: _storeKey, mimeType: _mimeType, ...row }) => ({
    ...row,
    uploadedAt: row.uploadedAt.toISOString(),
    usedBy: uses.filter((use) => use.id === row.id).map(({ title }) => title),
  }));
  return { images, nextCursor };
}

/**
 * Permanently deletes a picture. Deleting it twice is fine.
 * @throws Refusal CONFLICT while a published page shows it
 */
export async function removeImage({ db, store, now }: ImageDeps, actor: Actor, id: string): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    await contentLock(tx);
    const row = await imageOf(tx, id);
    if (!row) return undefined;
    const [use] = (await usesOf(tx, [id])).filter(({ isShown }) => isShown);
    if (use)
      throw new Refusal('CONFLICT', {
        issues: [
          {
            field: 'id',
            message: `The published page “${use.title}” shows this picture. Remove it there and publish, then delete it here.`,
          },
        ],
      });
    await tx.delete(contentImages).where(eq(contentImages.id, id));
    await audit(
      tx,
      actor,
      { action: 'image.delete', targetKind: 'image', target: id, details: { fileName: row.fileName } },
      now(),
    );
    return row;
  });
  // Readers can't reach it any more, so a file left in the store is harmless.
  if (gone) await store.delete(gone.storeKey);
}
