import { asc, eq } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import type { Db } from '#server/db/database.ts';
import { contentMoves, contentRevisions } from './tables.ts';

interface Publishing {
  readonly pageId: string;
  /** The revision published so far; null if there is none. */
  readonly shownRevisionId: string | null;
  /** The page's new address. */
  readonly slug: string;
}

/** Redirects a page's previous address to the new one, and removes a redirect from there. */
export async function recordMove(
  tx: Db,
  actor: Actor,
  { pageId, shownRevisionId, slug }: Publishing,
  nowMs: number,
): Promise<void> {
  const [taken] = await tx.delete(contentMoves).where(eq(contentMoves.slug, slug)).returning();
  if (taken && taken.pageId !== pageId)
    await audit(tx, actor, { action: 'page.move-end', targetKind: 'page', target: slug }, nowMs);
  if (shownRevisionId === null) return;
  const [shown] = await tx
    .select({ slug: contentRevisions.slug })
    .from(contentRevisions)
    .where(eq(contentRevisions.id, shownRevisionId));
  if (!shown || shown.slug === slug) return;
  await tx.insert(contentMoves).values({ slug: shown.slug, pageId, movedAt: new Date(nowMs) });
  await audit(
    tx,
    actor,
    { action: 'page.move', targetKind: 'page', target: slug, details: { from: shown.slug } },
    nowMs,
  );
}

/** Old addresses that redirect to a page, oldest first. */
export async function formerSlugsOf(db: Db, pageId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: contentMoves.slug })
    .from(contentMoves)
    .where(eq(contentMoves.pageId, pageId))
    .orderBy(asc(contentMoves.movedAt), asc(contentMoves.slug));
  return rows.map(({ slug }) => slug);
}
