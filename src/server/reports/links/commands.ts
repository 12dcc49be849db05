import type { DayRange } from '#domain/time/day-range.ts';
import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { NewReportLink, ReportLink } from '#contract/reports/report-links.ts';
import { linkState, MAX_OPENINGS, MAX_SHARE_DAYS, MAX_SHARE_LINKS } from '#domain/reports/share-links.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { users } from '#server/auth/tables.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { reportLinks } from '#server/reports/tables.ts';

type LinkRow = typeof reportLinks.$inferSelect;

const SECRET_BYTES = 24;
/** How long inactive links stay in the owner's list. */
const KEPT_MS = MAX_SHARE_DAYS * DAY_MS;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const stateOf = ({ expiresAt, revokedAt }: LinkRow, nowMs: number): ReportLink['state'] =>
  linkState({ expiresAtMs: expiresAt.getTime(), revokedAtMs: revokedAt?.getTime() }, nowMs);

const linkOf = (row: LinkRow, nowMs: number): ReportLink => ({
  id: row.id,
  label: row.label,
  sections: row.sections,
  hasBackground: row.hasBackground,
  from: row.fromDate,
  to: row.toDate,
  state: stateOf(row, nowMs),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  openings: row.openings,
  openedAt: row.openedAt.map((at) => at.toISOString()),
});

/** A member's links, newest first. */
export async function linksOf(db: Db, userId: string, nowMs: number): Promise<ReportLink[]> {
  const rows = await db
    .select()
    .from(reportLinks)
    .where(eq(reportLinks.userId, userId))
    .orderBy(desc(reportLinks.createdAt));
  return rows.map((row) => linkOf(row, nowMs));
}

/** @throws Refusal FORBIDDEN for the demo member, which is shared; CONFLICT for too many links or a used id */
export async function createLink(
  db: Db,
  { userId, isDemo }: Actor,
  { id, label, sections, hasBackground, from, to, days }: NewReportLink,
  nowMs: number,
): Promise<{ readonly link: ReportLink; readonly secret: string }> {
  if (isDemo)
    throw refuseField(
      'FORBIDDEN',
      'account',
      'Sharing isn’t available in the demo. Create an account to share reports.',
    );
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, 'report-links', userId);
    const active = and(
      eq(reportLinks.userId, userId),
      isNull(reportLinks.revokedAt),
      gt(reportLinks.expiresAt, new Date(nowMs)),
    );
    const [used] = await tx.select({ links: count() }).from(reportLinks).where(active);
    if ((used?.links ?? 0) >= MAX_SHARE_LINKS)
      throw refuseField(
        'CONFLICT',
        'id',
        `You can have up to ${MAX_SHARE_LINKS} active links. Revoke one first.`,
      );
    const [stored] = await tx
      .insert(reportLinks)
      .values({
        id,
        userId,
        secretHash: hashOf(secret),
        label,
        sections: [...new Set(sections)],
        hasBackground,
        fromDate: from ?? null,
        toDate: to ?? null,
        createdAt: new Date(nowMs),
        expiresAt: new Date(nowMs + days * DAY_MS),
      })
      .onConflictDoNothing()
      .returning();
    if (!stored) throw refuseField('CONFLICT', 'id', 'This ID is already in use. Send a new one.');
    return stored;
  });
  return { link: linkOf(row, nowMs), secret };
}

/** Revokes a member's own link. @throws Refusal NOT_FOUND */
export async function revokeLink(db: Db, { userId }: Actor, id: string, nowMs: number): Promise<void> {
  const revoked = await db
    .update(reportLinks)
    .set({
      revokedAt: sql`coalesce(${reportLinks.revokedAt}, ${new Date(nowMs).toISOString()}::timestamptz)`,
    })
    .where(and(eq(reportLinks.userId, userId), eq(reportLinks.id, id)))
    .returning({ id: reportLinks.id });
  if (revoked.length === 0) throw new Refusal('NOT_FOUND');
}

export type SharedLink = Pick<LinkRow, 'id' | 'userId' | 'sections' | 'hasBackground' | 'expiresAt'> & {
  readonly state: ReportLink['state'];
  /** Undefined for all data. */
  readonly range: DayRange | undefined;
};

/** The link behind a secret; undefined for an unknown one, and for accounts that are disabled or about to be deleted. */
export async function findLink(db: Db, secret: string, nowMs: number): Promise<SharedLink | undefined> {
  const [found] = await db
    .select({ link: reportLinks })
    .from(reportLinks)
    .innerJoin(users, eq(users.id, reportLinks.userId))
    .where(and(eq(reportLinks.secretHash, hashOf(secret)), eq(users.banned, false), isNull(users.deletesAt)));
  if (!found) return undefined;
  const { link } = found;
  const { fromDate: from, toDate: to } = link;
  return {
    ...link,
    state: stateOf(link, nowMs),
    range: from === null || to === null ? undefined : { from, to },
  };
}

/** Records for the owner that a link was opened. */
export async function noteOpening(db: Db, id: string, nowMs: number): Promise<void> {
  const at = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  await db
    .update(reportLinks)
    .set({
      openings: sql`${reportLinks.openings} + 1`,
      openedAt: sql`(array_prepend(${at}, ${reportLinks.openedAt}))[1:${sql.raw(String(MAX_OPENINGS))}]`,
    })
    .where(eq(reportLinks.id, id));
}

/** Deletes links that have been inactive for a quarter. */
export async function sweepLinks(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS);
  await db
    .delete(reportLinks)
    .where(or(lt(reportLinks.expiresAt, before), lt(reportLinks.revokedAt, before)));
}
