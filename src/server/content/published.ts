import { eq } from 'drizzle-orm';
import type { Audience } from '#domain/content/page-states.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import type { MarkdownRenderer } from './markdown-renderer.ts';
import { sizedPictures } from './picture-sizes.ts';
import { contentMoves, contentPages, contentRevisions } from './tables.ts';

/** A published page. */
export interface PublishedPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Sanitized HTML. */
  readonly html: string;
  readonly audience: Audience;
  /** When it was written, ISO 8601. */
  readonly updatedAt: string;
}

/** A cache of published pages: at most one query every five seconds. */
export interface PublishedPages {
  /** The page at this address, or the one that moved from here, with its new slug. Undefined if there is neither. */
  published(slug: string): Promise<PublishedPage | undefined>;
  /** Every published page, without its text. */
  all(): Promise<readonly Omit<PublishedPage, 'html'>[]>;
  /** Drops the cache, after a page was published or hidden. */
  drop(): void;
}

/** How long another instance may show the previous revision. */
const FRESH_MS = 5000;
/** Long, because a published text was rendered before: only a busy machine can make it slow. */
const PATIENCE_MS = 60_000;

type Known = Omit<PublishedPage, 'html'> & { readonly revisionId: string };

interface Index {
  readonly pages: ReadonlyMap<string, Known>;
  /** Old addresses and the pages' current ones. */
  readonly moves: ReadonlyMap<string, string>;
}

async function readIndex(db: Db): Promise<Index> {
  const rows = await db
    .select({
      slug: contentRevisions.slug,
      title: contentRevisions.title,
      description: contentRevisions.description,
      audience: contentRevisions.audience,
      savedAt: contentRevisions.savedAt,
      revisionId: contentRevisions.id,
    })
    .from(contentPages)
    .innerJoin(contentRevisions, eq(contentRevisions.id, contentPages.publishedRevisionId));
  const moved = await db
    .select({ from: contentMoves.slug, to: contentRevisions.slug })
    .from(contentMoves)
    .innerJoin(contentPages, eq(contentPages.id, contentMoves.pageId))
    .innerJoin(contentRevisions, eq(contentRevisions.id, contentPages.publishedRevisionId));
  return {
    pages: new Map(
      rows.map(({ savedAt, ...row }) => [row.slug, { ...row, updatedAt: savedAt.toISOString() }]),
    ),
    moves: new Map(moved.map(({ from, to }) => [from, to])),
  };
}

interface PublishedDeps extends Deps {
  readonly markdown: MarkdownRenderer;
}

export function publishedPages({ db, markdown, now }: PublishedDeps): PublishedPages {
  let known: { readonly index: Index; readonly readAtMs: number } | undefined;
  let reading: Promise<Index> | undefined;
  let htmls = new Map<string, Promise<string>>();

  const read = (): Promise<Index> => {
    const begunMs = now();
    const mine: Promise<Index> = readIndex(db)
      .then((index) => {
        // Read before a page was published: valid for those requests, but must not be cached.
        if (reading !== mine) return index;
        known = { index, readAtMs: begunMs };
        const shown = new Set([...index.pages.values()].map(({ revisionId }) => revisionId));
        htmls = new Map([...htmls].filter(([id]) => shown.has(id)));
        return index;
      })
      .finally(() => {
        if (reading === mine) reading = undefined;
      });
    return mine;
  };
  const index = (): Promise<Index> => {
    if (known && now() - known.readAtMs < FRESH_MS) return Promise.resolve(known.index);
    return (reading ??= read());
  };
  const htmlOf = (revisionId: string): Promise<string> => {
    const made = htmls.get(revisionId);
    if (made) return made;
    const html = db
      .select({ markdown: contentRevisions.markdown })
      .from(contentRevisions)
      .where(eq(contentRevisions.id, revisionId))
      .then(([row]) => markdown.render(row?.markdown ?? '', PATIENCE_MS))
      .then((text) => sizedPictures(db, text));
    htmls.set(revisionId, html);
    html.catch(() => htmls.delete(revisionId));
    return html;
  };
  return {
    async published(slug) {
      const { pages, moves } = await index();
      const found = pages.get(slug) ?? pages.get(moves.get(slug) ?? '');
      if (!found) return undefined;
      const { revisionId, ...page } = found;
      return { ...page, html: await htmlOf(revisionId) };
    },
    all: async () => [...(await index()).pages.values()].map(({ revisionId: _revisionId, ...page }) => page),
    drop() {
      known = undefined;
      reading = undefined;
    },
  };
}
