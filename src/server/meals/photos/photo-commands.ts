import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { MAX_KEPT_PICTURES } from '#domain/membership/plans.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { Picture } from './photo-picture.ts';
import { meals, photos } from '#server/meals/tables.ts';

/** Dependencies of commands and queries on pictures. */
export interface PhotoDeps extends Deps {
  readonly store: ObjectStore;
}

export type PhotoRow = typeof photos.$inferSelect;

const FORGOTTEN_MS = 2 * DAY_MS;
/** Maximum unattached pictures of a member; more would fill the disk. */
const MAX_LOOSE = 100;
const BATCH = 500;

const own = (userId: string, id: string) => and(eq(photos.userId, userId), eq(photos.id, id));

/**
 * A member's own picture.
 * @throws Refusal NOT_FOUND if they have none with this id
 */
export async function photoOf(db: Db, userId: string, id: string): Promise<PhotoRow> {
  const [row] = await db.select().from(photos).where(own(userId, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The picture stored before under this id, if any. */
export async function storedPhoto(db: Db, userId: string, id: string): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(own(userId, id));
  return row;
}

/**
 * Stores a picture. A repeated id returns the stored one.
 * @throws Refusal FORBIDDEN at the limit of unattached pictures, or of all pictures of a member
 */
export async function storePhoto(
  { db, store, now }: PhotoDeps,
  actor: Pick<Actor, 'userId'>,
  id: string,
  { bytes, widthPx, heightPx }: Picture,
  mealId: string | null = null,
): Promise<PhotoRow> {
  const [held] = await db
    .select({ pictures: count(), loose: sql<number>`count(*) filter (where ${isNull(photos.mealId)})::int` })
    .from(photos)
    .where(eq(photos.userId, actor.userId));
  if (held && held.pictures >= MAX_KEPT_PICTURES)
    throw new Refusal('FORBIDDEN', {
      said: `You’ve reached the limit of ${MAX_KEPT_PICTURES.toLocaleString('en')} photos. Delete some to add more.`,
    });
  if (held && mealId === null && held.loose >= MAX_LOOSE)
    throw new Refusal('FORBIDDEN', {
      said: 'You’ve reached the limit of 100 photos not attached to a meal. We delete unattached photos after two days.',
    });
  const row = {
    userId: actor.userId,
    id,
    mealId,
    storageKey: randomBytes(16).toString('hex'),
    digest: createHash('sha256').update(bytes).digest('hex'),
    widthPx,
    heightPx,
    sizeBytes: bytes.length,
    createdAt: new Date(now()),
  };
  await store.put(row.storageKey, bytes);
  try {
    const [written] = await db.insert(photos).values(row).onConflictDoNothing().returning();
    if (written) return written;
  } catch (error) {
    await store.delete(row.storageKey);
    throw error;
  }
  await store.delete(row.storageKey);
  return photoOf(db, actor.userId, id);
}

// Deletes the file first. A row without a file is removed at the next attempt; a file without a row would stay forever.
async function forget({ db, store }: Pick<PhotoDeps, 'db' | 'store'>, row: PhotoRow): Promise<void> {
  await store.delete(row.storageKey);
  await db.delete(photos).where(own(row.userId, row.id));
}

/** Permanently deletes a member's picture; deleting it twice is fine. */
export async function removePhoto(deps: PhotoDeps, actor: Pick<Actor, 'userId'>, id: string): Promise<void> {
  const row = await storedPhoto(deps.db, actor.userId, id);
  if (row) await forget(deps, row);
}

/** Deletes pictures that weren't attached to a meal for two days, and those of purged meals. */
export async function sweepPhotos({ db, store, now }: PhotoDeps): Promise<void> {
  const looseSince = new Date(now() - FORGOTTEN_MS);
  for (;;) {
    const rows = await db
      .select({ photo: photos })
      .from(photos)
      .leftJoin(meals, and(eq(meals.userId, photos.userId), eq(meals.id, photos.mealId)))
      .where(
        or(
          and(isNull(photos.mealId), lt(photos.createdAt, looseSince)),
          and(isNotNull(photos.mealId), isNull(meals.id)),
        ),
      )
      .limit(BATCH);
    for (const { photo } of rows) await forget({ db, store }, photo);
    if (rows.length < BATCH) return;
  }
}
