import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditEntry, AuditFilter } from '#contract/admin-audit.ts';
import { addDays } from '#domain/time/local-date.ts';
import { auditEntries } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { cursorOf, INSTANT_OR_NONE, pageOf, readCursor, UUID } from './cursor.ts';

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

function asked({ actor, action, target, from, to }: AuditFilter) {
  // In the order of bytes a beginning is a range of the index.
  const byAction = sql`${auditEntries.action} collate "C"`;
  return and(
    actor ? eq(sql`lower(${auditEntries.actor})`, actor.toLowerCase()) : undefined,
    action ? sql`${byAction} >= ${action} and ${byAction} < ${`${action}\u{10FFFF}`}` : undefined,
    target ? eq(sql`lower(${auditEntries.target})`, target.toLowerCase()) : undefined,
    from ? gte(auditEntries.at, midnight(from)) : undefined,
    to ? lt(auditEntries.at, midnight(addDays(to, 1))) : undefined,
  );
}

/** A page of the audit log, newest first. @param after where the page before ended */
export async function auditPage(
  db: Db,
  filter: AuditFilter,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const [at, id] = after === undefined ? [] : readCursor(after, [INSTANT_OR_NONE, UUID]);
  const isOlder =
    at && id && sql`(${auditEntries.at}, ${auditEntries.id}) < (${at}::timestamptz, ${id}::uuid)`;
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(asked(filter), isOlder || undefined))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (last) => cursorOf(last.at.toISOString(), last.id));
  return {
    entries: page.rows.map((row) => ({ ...row, at: row.at.toISOString(), details: { ...row.details } })),
    next: page.next,
  };
}
