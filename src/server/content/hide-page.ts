import { eq } from 'drizzle-orm';
import type { ContentPage } from '#contract/content/content.ts';
import { isSeededSlug } from '#domain/content/reserved-slugs.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import { refuseField } from '#server/core/refusal.ts';
import { contentLock } from './content-lock.ts';
import { pageOf } from './page-answer.ts';
import { rowOf, type PageDeps } from './page-commands.ts';
import { contentPages } from './tables.ts';

/**
 * Unpublishes a page. Does nothing if it already is.
 * @throws Refusal FORBIDDEN for a built-in page
 */
export async function unpublishPage(
  { db, pages, now }: PageDeps,
  actor: Actor,
  id: string,
): Promise<ContentPage> {
  const hidden = await db.transaction(async (tx) => {
    await contentLock(tx);
    const row = await rowOf(tx, id);
    if (isSeededSlug(row.slug))
      throw refuseField('FORBIDDEN', 'state', 'Every page links to this one, so it has to stay published.');
    if (row.state === 'draft') return pageOf(tx, id);
    await tx
      .update(contentPages)
      .set({ state: 'draft', publishedRevisionId: null, updatedAt: new Date(now()) })
      .where(eq(contentPages.id, id));
    await audit(tx, actor, { action: 'page.unpublish', targetKind: 'page', target: row.slug }, now());
    return pageOf(tx, id);
  });
  pages.drop();
  return hidden;
}

/**
 * Deletes a page with its revisions.
 * @throws Refusal FORBIDDEN for a built-in page
 */
export async function removePage({ db, pages, now }: PageDeps, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await contentLock(tx);
    const row = await rowOf(tx, id);
    if (isSeededSlug(row.slug)) throw refuseField('FORBIDDEN', 'slug', 'You can’t delete a built-in page.');
    await tx.delete(contentPages).where(eq(contentPages.id, id));
    await audit(
      tx,
      actor,
      { action: 'page.delete', targetKind: 'page', target: row.slug, details: { title: row.title } },
      now(),
    );
  });
  pages.drop();
}
