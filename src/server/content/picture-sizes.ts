import { inArray } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { contentImages } from './tables.ts';

/** A picture in sanitized HTML; text that mentions one has no `<`. */
const PICTURE = /<img src="\/content-images\/([0-9a-f-]{36})"/g;

/** Adds width and height to a page's pictures, which prevents layout shifts. @param html sanitized */
export async function sizedPictures(db: Db, html: string): Promise<string> {
  const ids = [...new Set([...html.matchAll(PICTURE)].map(([, id = '']) => id))];
  if (ids.length === 0) return html;
  const { id, widthPx, heightPx } = contentImages;
  const rows = await db.select({ id, widthPx, heightPx }).from(contentImages).where(inArray(id, ids));
  const sizes = new Map(rows.map((row) => [row.id, `width="${row.widthPx}" height="${row.heightPx}"`]));
  return html.replaceAll(PICTURE, (img, of: string) => {
    const size = sizes.get(of);
    return size === undefined ? img : `${img} ${size}`;
  });
}
