import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { MAX_KEPT_PICTURES } from '#domain/membership/plans.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { Picture } from './photo-picture.ts';
import { meals, photos } from '#server/meals/tables.ts';

/** What commands and queries on pictures work with. */
export interface PhotoDeps {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly now: () => number;
}

export type PhotoRow = typeof photos.$inferSelect;

const FORGOTTEN_MS = 2 * DAY_MS;
/** Pictures of no meal a member may have; who has more is filling the disk. */
const MAX_LOOSE = 100;
const BATCH = 500;

const own = (userId: string, id: string) => and(eq(photos.userId, userId), eq(photos.id, id));

/**
 * A member's own picture.
 * @throws Refusal NOT_FOUND where they have none of this id
 */
export async function photoOf(db: Db, userId: string, id: string): Promise<PhotoRow> {
  const [row] = await db.select().from(photos).where(own(userId, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The picture that was kept under this id before, where there is one. */
export async function keptPhoto(db: Db, userId: string, id: string): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(own(userId, id));
  return row;
}

/**
 * Keeps a picture. A repeated id answers what is kept under it.
 * @throws Refusal FORBIDDEN where a hundred pictures of the member belong to no meal, or as many are kept as are kept of anybody
 */
export async function keepPhoto(
  { db, store, now }: PhotoDeps,
  actor: Actor,
  id: string,
  { bytes, widthPx, heightPx }: Picture,
): Promise<PhotoRow> {
  const [held] = await db
    .select({ pictures: count(), loose: sql<number>`count(*) filter (where ${isNull(photos.mealId)})::int` })
    .from(photos)
    .where(eq(photos.userId, actor.userId));
  if (held && held.pictures >= MAX_KEPT_PICTURES)
    throw new Refusal('FORBIDDEN', {
      said: `You have ${MAX_KEPT_PICTURES.toLocaleString('en')} pictures, as many as are kept for one member. Delete some that you need no more; then this one is taken.`,
    });
  if (held && held.loose >= MAX_LOOSE)
    throw new Refusal('FORBIDDEN', {
      said: 'A hundred of your pictures belong to no meal yet; more are taken when these are removed, after two days.',
    });
  const row = {
    userId: actor.userId,
    id,
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

// The bytes go first: a row without its picture is removed at the next try, a picture without its row never.
async function forget({ db, store }: Pick<PhotoDeps, 'db' | 'store'>, row: PhotoRow): Promise<void> {
  await store.delete(row.storageKey);
  await db.delete(photos).where(own(row.userId, row.id));
}

/** Deletes a member's picture for good; deleting it twice is fine. */
export async function removePhoto(deps: PhotoDeps, actor: Actor, id: string): Promise<void> {
  const row = await keptPhoto(deps.db, actor.userId, id);
  if (row) await forget(deps, row);
}

/** Forgets pictures that belonged to no meal for two days, and those of meals that are gone for good. */
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
