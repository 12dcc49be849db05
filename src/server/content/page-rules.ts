import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { PageWords } from '#contract/content/content.ts';
import { isReservedSlug, isSeededSlug } from '#domain/content/reserved-slugs.ts';
import type { Db } from '#server/db/database.ts';
import { refuseField } from '#server/core/refusal.ts';
import { contentImages, contentPages, contentRevisions } from './tables.ts';

const PICTURES = /\/content-images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** Ids of the pictures that a text shows. */
export const picturesIn = (markdown: string): readonly string[] => [
  ...new Set([...markdown.matchAll(PICTURES)].map(([, id = '']) => id)),
];

/**
 * Checks that an address is free, including addresses that redirect to other pages.
 * @throws Refusal on `slug`
 */
export async function assertSlugFree(tx: Db, pageId: string, slug: string): Promise<void> {
  if (isReservedSlug(slug))
    throw refuseField('BAD_REQUEST', 'slug', `“${slug}” is reserved. Choose a different address.`);
  const [taken] = await tx
    .select({ title: contentPages.title })
    .from(contentPages)
    .leftJoin(contentRevisions, eq(contentRevisions.id, contentPages.publishedRevisionId))
    .where(and(ne(contentPages.id, pageId), or(eq(contentPages.slug, slug), eq(contentRevisions.slug, slug))))
    .limit(1);
  if (taken)
    throw refuseField(
      'CONFLICT',
      'slug',
      `The page “${taken.title}” already uses this address. Choose a different one.`,
    );
}

/**
 * Checks that a built-in page keeps its address and stays public, because it is linked.
 * @param before its current address
 * @throws Refusal on `slug` or `audience`
 */
export function assertSeedUnchanged(before: string, { slug, audience }: PageWords): void {
  if (!isSeededSlug(before)) return;
  if (slug !== before)
    throw refuseField('FORBIDDEN', 'slug', 'You can’t change the address of a built-in page.');
  if (audience !== 'public')
    throw refuseField('FORBIDDEN', 'audience', 'Public pages link to this one, so it has to stay public.');
}

/** A draft may be empty, a published page may not. @throws Refusal on `markdown` */
export function assertHasText(markdown: string): void {
  if (markdown.trim() === '')
    throw refuseField('BAD_REQUEST', 'markdown', 'Write something before you publish.');
}

const UNDESCRIBED = /<img src="([^"]+)" alt=""(?! role="presentation")/;

/**
 * Checks that every picture has a description or is decorative.
 * @param html sanitized
 * @throws Refusal on `markdown`
 */
export function assertPicturesDescribed(html: string): void {
  const picture = UNDESCRIBED.exec(html)?.[1];
  if (picture !== undefined)
    throw refuseField(
      'BAD_REQUEST',
      'markdown',
      `The picture ${picture} has no description. Describe it between the square brackets, or write “decorative” if it adds nothing to the text.`,
    );
}

/**
 * Checks that every picture in a text exists.
 * @throws Refusal on `markdown`
 */
export async function assertPicturesThere(tx: Db, markdown: string): Promise<void> {
  const ids = picturesIn(markdown);
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: contentImages.id })
    .from(contentImages)
    .where(inArray(contentImages.id, [...ids]));
  const there = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !there.has(id));
  if (missing !== undefined)
    throw refuseField(
      'BAD_REQUEST',
      'markdown',
      `The picture /content-images/${missing} was deleted. Remove it from the text, or upload it again.`,
    );
}
