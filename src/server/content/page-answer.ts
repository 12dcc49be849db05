import { eq } from 'drizzle-orm';
import type { ContentPage, ContentPageSummary } from '#contract/content/content.ts';
import { isSeededSlug } from '#domain/content/reserved-slugs.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { formerSlugsOf } from './page-moves.ts';
import { contentPages, contentRevisions } from './tables.ts';

type PageRow = typeof contentPages.$inferSelect;

/** The published revision; null for a draft. */
type Shown = { readonly version: number; readonly slug: string } | null;

export const summaryOf = (
  page: Pick<PageRow, 'id' | 'slug' | 'title' | 'state' | 'audience' | 'version' | 'updatedAt'>,
  shown: Shown,
): ContentPageSummary => ({
  id: page.id,
  slug: page.slug,
  title: page.title,
  state: page.state,
  audience: page.audience,
  isSeeded: isSeededSlug(page.slug),
  hasUnpublishedChanges: shown !== null && shown.version !== page.version,
  updatedAt: page.updatedAt.toISOString(),
});

/** @throws Refusal NOT_FOUND */
export async function pageOf(db: Db, id: string): Promise<ContentPage> {
  const [found] = await db
    .select({ page: contentPages, version: contentRevisions.version, slug: contentRevisions.slug })
    .from(contentPages)
    .leftJoin(contentRevisions, eq(contentRevisions.id, contentPages.publishedRevisionId))
    .where(eq(contentPages.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  const { page, version, slug } = found;
  const shown = version === null || slug === null ? null : { version, slug };
  return {
    ...summaryOf(page, shown),
    description: page.description,
    markdown: page.markdown,
    version: page.version,
    publishedSlug: slug,
    formerSlugs: await formerSlugsOf(db, id),
  };
}
