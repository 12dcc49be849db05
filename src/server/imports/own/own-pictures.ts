import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { FileFault } from '#server/core/file-fault.ts';
import { Refusal } from '#server/core/refusal.ts';
import { removePhoto, storePhoto, type PhotoDeps } from '#server/meals/photos/photo-commands.ts';
import type { PictureWorker } from '#server/meals/photos/picture-worker.ts';
import type { RowBatch } from '#server/imports/reading.ts';
import { countRows, type Into } from '#server/imports/store-rows.ts';
import { importRows } from '#server/imports/tables.ts';

export interface PictureDeps extends PhotoDeps {
  readonly pictures: PictureWorker;
}

const pictureRow = z.object({
  id: z.uuid(),
  meal_id: z.uuid().nullable(),
  digest: z.string(),
  bytes: z.base64(),
});
type PictureRow = z.infer<typeof pictureRow>;

const JPEG = 'ffd8ff';

/** Stores a picture unchanged, if it matches its row and can be read. */
async function addPicture(
  deps: PictureDeps,
  { userId, importId }: Into,
  { id, meal_id: mealId, digest, bytes: text }: PictureRow,
): Promise<number> {
  const bytes = Buffer.from(text, 'base64');
  const isWhole = createHash('sha256').update(bytes).digest('hex') === digest;
  if (!isWhole || bytes.toString('hex', 0, 3) !== JPEG) return 0;
  try {
    const { widthPx, heightPx } = await deps.pictures.do('read', bytes);
    await storePhoto(deps, { userId }, id, { bytes, widthPx, heightPx }, mealId);
  } catch (error) {
    if (error instanceof FileFault || error instanceof Refusal) return 0;
    throw error;
  }
  const row = { userId, importId, kind: 'photos', rowKey: id };
  await deps.db.insert(importRows).values(row).onConflictDoNothing();
  return 1;
}

/**
 * Stores pictures of a full export that the member doesn't have, and didn't delete.
 * @returns how many were added
 */
export async function addPictures(deps: PictureDeps, into: Into, batch: RowBatch): Promise<number> {
  let count = 0;
  for (const row of z.array(pictureRow).parse(JSON.parse(batch.rows))) {
    const { added } = await countRows(deps.db, into, {
      ...batch,
      keys: [row.id],
      rows: JSON.stringify([{ id: row.id }]),
    });
    if (added > 0) count += await addPicture(deps, into, row);
  }
  return count;
}

/** Removes the pictures of an import, with their files. */
export async function removePictures(deps: PhotoDeps, { userId, importId }: Omit<Into, 'at'>): Promise<void> {
  const ofImport = and(
    eq(importRows.userId, userId),
    eq(importRows.importId, importId),
    eq(importRows.kind, 'photos'),
  );
  const rows = await deps.db.select({ id: importRows.rowKey }).from(importRows).where(ofImport);
  for (const { id } of rows) await removePhoto(deps, { userId }, id);
  await deps.db.delete(importRows).where(ofImport);
}
