import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { SEEDED_SLUGS, type SeededSlug } from '#domain/content/reserved-slugs.ts';
import { audit, SYSTEM } from '#server/auth/audit.ts';
import { newId } from '#server/core/new-id.ts';
import type { Db } from '#server/db/database.ts';
import { contentLock } from './content-lock.ts';
import { contentPages, contentRevisions } from './tables.ts';

const HEADS: Readonly<Record<SeededSlug, { readonly title: string; readonly description: string }>> = {
  about: {
    title: 'About Perennial',
    description: 'What Perennial is and isn’t, and how it handles your numbers and data.',
  },
  faq: {
    title: 'Questions and answers',
    description: 'Answers to common questions about plans, numbers, data and safety.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What this server stores about you, why, and how to delete it.',
  },
  terms: { title: 'Terms', description: 'The rules for using this server.' },
  contact: { title: 'Contact', description: 'Write to the people who run this server.' },
};

/** Folder of the texts, found from the source and from a build. */
function textFolder(): string {
  const places = ['../../../data/pages', '../../data/pages', '../data/pages'];
  const folder = places
    .map((place) => path.join(import.meta.dirname, place))
    .find((place) => existsSync(place));
  if (folder === undefined)
    throw new Error(`Couldn’t find the pages (data/pages) near ${import.meta.dirname}.`);
  return folder;
}

async function missingSlugs(db: Db): Promise<SeededSlug[]> {
  const rows = await db
    .selectDistinct({ slug: contentRevisions.slug })
    .from(contentRevisions)
    .where(inArray(contentRevisions.slug, [...SEEDED_SLUGS]));
  const known = new Set(rows.map(({ slug }) => slug));
  return SEEDED_SLUGS.filter((slug) => !known.has(slug));
}

/** Publishes the built-in pages at addresses that were never used. Never overwrites admins' edits. */
export async function seedPages(db: Db, nowMs: number): Promise<void> {
  if ((await missingSlugs(db)).length === 0) return;
  await db.transaction(async (tx) => {
    await contentLock(tx);
    const missing = await missingSlugs(tx);
    const folder = textFolder();
    const now = new Date(nowMs);
    for (const slug of missing) {
      const [id, revisionId] = [newId(), newId()];
      const markdown = readFileSync(path.join(folder, `${slug}.md`), 'utf8').trim();
      const words = { slug, ...HEADS[slug], markdown, audience: 'public' as const, version: 1 };
      await tx.insert(contentPages).values({
        id,
        ...words,
        state: 'published',
        publishedRevisionId: revisionId,
        createdAt: now,
        updatedAt: now,
      });
      await tx
        .insert(contentRevisions)
        .values({ id: revisionId, pageId: id, ...words, savedBy: SYSTEM.username, savedAt: now });
      await audit(tx, SYSTEM, { action: 'page.publish', targetKind: 'page', target: slug }, nowMs);
    }
  });
}
