import { and, desc, eq, lt, or, sql, type AnyColumn } from 'drizzle-orm';
import type { ContentPageSummary, ContentRevision } from '#contract/content/content.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { after, newestFirst, pageOf, placeOf } from '#server/http/api/list-cursor.ts';
import { summaryOf } from './page-answer.ts';
import { contentPages, contentRevisions } from './tables.ts';

const PAGES = 50;
const REVISIONS = 30;

/** Whether a column contains the search text, ignoring case. Wildcards have no special meaning. */
export const has = (column: AnyColumn, words: string) =>
  sql`strpos(lower(${column}), ${words.toLowerCase()}) > 0`;

interface ListFilter {
  readonly search?: string | undefined;
  readonly after?: string | undefined;
}

/** Pages, the last changed first. */
export async function listPages(
  db: Db,
  filter: ListFilter,
): Promise<{ pages: ContentPageSummary[]; nextCursor: string | null }> {
  const { updatedAt, id, title, slug } = contentPages;
  const rows = await db
    .select({
      page: {
        id,
        slug,
        title,
        state: contentPages.state,
        audience: contentPages.audience,
        version: contentPages.version,
        updatedAt,
      },
      shown: { version: contentRevisions.version, slug: contentRevisions.slug },
    })
    .from(contentPages)
    .leftJoin(contentRevisions, eq(contentRevisions.id, contentPages.publishedRevisionId))
    .where(
      and(
        after(filter.after, updatedAt, id),
        filter.search ? or(has(title, filter.search), has(slug, filter.search)) : undefined,
      ),
    )
    .orderBy(...newestFirst(updatedAt, id))
    .limit(PAGES + 1);
  const { rows: part, next: nextCursor } = pageOf(rows, PAGES, ({ page }) =>
    placeOf(page.updatedAt, page.id),
  );
  return { pages: part.map(({ page, shown }) => summaryOf(page, shown)), nextCursor };
}

const revisionColumns = {
  id: contentRevisions.id,
  version: contentRevisions.version,
  title: contentRevisions.title,
  savedBy: contentRevisions.savedBy,
  savedAt: contentRevisions.savedAt,
};

async function publishedIdOf(db: Db, pageId: string): Promise<string | null> {
  const [page] = await db
    .select({ shown: contentPages.publishedRevisionId })
    .from(contentPages)
    .where(eq(contentPages.id, pageId));
  if (!page) throw new Refusal('NOT_FOUND');
  return page.shown;
}

/**
 * Every saved state of a page, newest first.
 * @param before only those of an older version
 * @throws Refusal NOT_FOUND
 */
export async function listRevisions(
  db: Db,
  pageId: string,
  before: number | undefined,
): Promise<{ revisions: ContentRevision[]; nextBefore: number | null }> {
  const shown = await publishedIdOf(db, pageId);
  const rows = await db
    .select(revisionColumns)
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.pageId, pageId),
        before === undefined ? undefined : lt(contentRevisions.version, before),
      ),
    )
    .orderBy(desc(contentRevisions.version))
    .limit(REVISIONS + 1);
  const part = rows.slice(0, REVISIONS);
  return {
    revisions: part.map((row) => ({
      ...row,
      savedAt: row.savedAt.toISOString(),
      isPublished: row.id === shown,
    })),
    nextBefore: rows.length > REVISIONS ? (part.at(-1)?.version ?? null) : null,
  };
}

/** A page's earlier revision. @throws Refusal NOT_FOUND */
export async function revisionOf(db: Db, pageId: string, revisionId: string) {
  const shown = await publishedIdOf(db, pageId);
  const [row] = await db
    .select({
      ...revisionColumns,
      description: contentRevisions.description,
      markdown: contentRevisions.markdown,
    })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.pageId, pageId), eq(contentRevisions.id, revisionId)));
  if (!row) throw new Refusal('NOT_FOUND');
  return { ...row, savedAt: row.savedAt.toISOString(), isPublished: row.id === shown };
}
