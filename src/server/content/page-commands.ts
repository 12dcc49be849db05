import { and, eq } from 'drizzle-orm';
import type { ContentPage, PageWords } from '#contract/content/content.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import { newId } from '#server/core/new-id.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { contentLock } from './content-lock.ts';
import type { MarkdownRenderer } from './markdown-renderer.ts';
import { pageOf } from './page-answer.ts';
import { recordMove } from './page-moves.ts';
import {
  assertHasText,
  assertPicturesDescribed,
  assertPicturesThere,
  assertSeedUnchanged,
  assertSlugFree,
} from './page-rules.ts';
import type { PublishedPages } from './published.ts';
import { contentPages, contentRevisions } from './tables.ts';

/** Dependencies of commands on pages. */
export interface PageDeps extends Deps {
  readonly markdown: MarkdownRenderer;
  readonly pages: PublishedPages;
}

type PageRow = typeof contentPages.$inferSelect;

const wordsOf = ({ slug, title, description, markdown, audience }: PageWords): PageWords => ({
  slug,
  title,
  description,
  markdown,
  audience,
});

const isSame = (row: PageRow, words: PageWords): boolean =>
  JSON.stringify(wordsOf(row)) === JSON.stringify(wordsOf(words));

/** A page's draft. @throws Refusal NOT_FOUND */
export async function rowOf(tx: Db, id: string): Promise<PageRow> {
  const [row] = await tx.select().from(contentPages).where(eq(contentPages.id, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

const newer = (): Refusal =>
  refuseField(
    'CONFLICT',
    'version',
    'Someone saved a newer version of this page. Yours isn’t lost. Compare the two, then save again.',
  );

/** Stores a page's latest revision. @returns its id */
async function addRevision(
  tx: Db,
  pageId: string,
  words: PageWords,
  version: number,
  actor: Actor,
  now: Date,
): Promise<string> {
  const id = newId();
  const saved = { savedBy: actor.username, savedById: actor.userId, savedAt: now };
  await tx.insert(contentRevisions).values({ id, pageId, ...wordsOf(words), version, ...saved });
  return id;
}

/**
 * Creates a page as a draft. A repeated id returns the existing page.
 * @throws Refusal if the address is reserved or taken
 */
export async function createPage(
  { db, now }: PageDeps,
  actor: Actor,
  { id, ...words }: PageWords & { readonly id: string },
): Promise<ContentPage> {
  return db.transaction(async (tx) => {
    await contentLock(tx);
    const [there] = await tx
      .select({ id: contentPages.id })
      .from(contentPages)
      .where(eq(contentPages.id, id));
    if (there) return pageOf(tx, id);
    await assertSlugFree(tx, id, words.slug);
    const at = new Date(now());
    const version = 1;
    await tx
      .insert(contentPages)
      .values({ id, ...wordsOf(words), state: 'draft', version, createdAt: at, updatedAt: at });
    await addRevision(tx, id, words, version, actor, at);
    await audit(
      tx,
      actor,
      { action: 'page.create', targetKind: 'page', target: words.slug, details: { title: words.title } },
      now(),
    );
    return pageOf(tx, id);
  });
}

interface Saving extends PageWords {
  readonly id: string;
  /** The changed page. */
  readonly version: number;
  readonly publish: boolean;
}

/** The version and revision with this text: the existing ones if nothing changed. */
async function writeWords(
  tx: Db,
  actor: Actor,
  row: PageRow,
  words: PageWords,
  now: Date,
): Promise<{ readonly version: number; readonly revisionId: string }> {
  if (isSame(row, words)) {
    const [latest] = await tx
      .select({ id: contentRevisions.id })
      .from(contentRevisions)
      .where(and(eq(contentRevisions.pageId, row.id), eq(contentRevisions.version, row.version)));
    if (latest) return { version: row.version, revisionId: latest.id };
  }
  const version = row.version + 1;
  return { version, revisionId: await addRevision(tx, row.id, words, version, actor, now) };
}

/**
 * Saves a page, and publishes it immediately if requested.
 * @throws Refusal CONFLICT on `version` if a newer one is stored, which stays; on an invalid field
 */
export async function savePage(
  { db, markdown, pages, now }: PageDeps,
  actor: Actor,
  { id, version, publish, ...words }: Saving,
): Promise<ContentPage> {
  if (publish) {
    assertHasText(words.markdown);
    // Before the lock: a slow text must not keep others from saving.
    assertPicturesDescribed(await markdown.render(words.markdown));
  }
  const saved = await db.transaction(async (tx) => {
    await contentLock(tx);
    const row = await rowOf(tx, id);
    const isRepeated = row.version === version + 1 && isSame(row, words);
    if (row.version !== version && !isRepeated) throw newer();
    assertSeedUnchanged(row.slug, words);
    await assertSlugFree(tx, id, words.slug);
    if (publish) await assertPicturesThere(tx, words.markdown);
    const at = new Date(now());
    const { version: stored, revisionId } = await writeWords(tx, actor, row, words, at);
    const isNews = stored !== row.version || (publish && row.publishedRevisionId !== revisionId);
    if (!isNews) return pageOf(tx, id);
    const shown = publish ? { publishedRevisionId: revisionId, state: 'published' as const } : {};
    if (publish)
      await recordMove(
        tx,
        actor,
        { pageId: id, shownRevisionId: row.publishedRevisionId, slug: words.slug },
        now(),
      );
    await tx
      .update(contentPages)
      .set({ ...wordsOf(words), version: stored, updatedAt: at, ...shown })
      .where(eq(contentPages.id, id));
    await audit(
      tx,
      actor,
      {
        action: publish ? 'page.publish' : 'page.save',
        targetKind: 'page',
        target: words.slug,
        details: { version: stored, audience: words.audience },
      },
      now(),
    );
    return pageOf(tx, id);
  });
  if (publish) pages.drop();
  return saved;
}

/**
 * Restores an earlier revision's title, description and text as a new revision. Address and audience stay; readers see it once published.
 * @throws Refusal CONFLICT on `version`; NOT_FOUND
 */
export async function restoreRevision(
  deps: PageDeps,
  actor: Actor,
  { id, revisionId, version }: { readonly id: string; readonly revisionId: string; readonly version: number },
): Promise<ContentPage> {
  const [old] = await deps.db.select().from(contentRevisions).where(eq(contentRevisions.id, revisionId));
  if (old?.pageId !== id) throw new Refusal('NOT_FOUND');
  const { slug, audience } = await rowOf(deps.db, id);
  const { title, description, markdown } = old;
  return savePage(deps, actor, { id, version, publish: false, slug, audience, title, description, markdown });
}
