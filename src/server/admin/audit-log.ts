import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditEntry, AuditFilter } from '#contract/admin/audit.ts';
import { addDays } from '#domain/time/local-date.ts';
import { auditEntries } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { after, newestFirst, pageOf, placeOf } from '#server/http/api/list-cursor.ts';

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

function asked({ actor, action, target, from, to }: AuditFilter) {
  // In byte order, a prefix is a range of the index.
  const byAction = sql`${auditEntries.action} collate "C"`;
  return and(
    actor ? eq(sql`lower(${auditEntries.actor})`, actor.toLowerCase()) : undefined,
    action ? sql`${byAction} >= ${action} and ${byAction} < ${`${action}\u{10FFFF}`}` : undefined,
    target ? eq(sql`lower(${auditEntries.target})`, target.toLowerCase()) : undefined,
    from ? gte(auditEntries.at, midnight(from)) : undefined,
    to ? lt(auditEntries.at, midnight(addDays(to, 1))) : undefined,
  );
}

/** A page of the audit log, newest first. @param page.after cursor of the previous page */
export async function auditPage(
  db: Db,
  filter: AuditFilter,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ entries: AuditEntry[]; next: string | null; matches: number | null }> {
  const { at, id } = auditEntries;
  const [[counted], rows] = await Promise.all([
    page.after === undefined ? db.select({ total: count() }).from(auditEntries).where(asked(filter)) : [],
    db
      .select()
      .from(auditEntries)
      .where(and(asked(filter), after(page.after, at, id)))
      .orderBy(...newestFirst(at, id))
      .limit(page.limit + 1),
  ]);
  const { rows: entries, next } = pageOf(rows, page.limit, (last) => placeOf(last.at, last.id));
  return {
    entries: entries.map((entry) => {
      const { actorId: _, targetId: __, ...row } = entry;
      return { ...row, at: row.at.toISOString(), details: { ...row.details } };
    }),
    next,
    matches: counted?.total ?? null,
  };
}
