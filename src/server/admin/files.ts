import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { auditFilter } from '#contract/admin/audit.ts';
import { userFilter } from '#contract/admin/users.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Deps } from '#server/db/deps.ts';
import { foodImports } from '#server/foods/tables.ts';
import { isUuid } from '#server/http/api/list-cursor.ts';
import { noteExport } from '#server/http/files/note-export.ts';
import { refuseQuery } from '#server/http/files/refuse-query.ts';
import { BYTE_ORDER_MARK, sendDownload } from '#server/http/files/download.ts';
import { requireAdmin, requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { auditPage } from './audit-log.ts';
import { refusalsOf } from './foods.ts';
import { usersPage } from './users.ts';

type Cell = string | number | null;

export interface AdminFileDeps extends Deps {
  readonly readSession: ReadSession;
  readonly log: Logger;
  /** One CSV line, safe against formula injection. */
  readonly csvLine: (cells: readonly Cell[]) => string;
}

/** Rows in memory at a time. */
const PAGE = 1000;

const USER_COLUMNS = ['Username', 'Name', 'Email', 'Role', 'Plan', 'State', 'Created', 'Last seen'];
const AUDIT_COLUMNS = ['At', 'Actor', 'Action', 'Target kind', 'Target', 'Details'];

/** Lines of a paginated list. Fetches each page after the previous one was sent. */
async function* textOf<Row>(
  { csvLine }: AdminFileDeps,
  columns: readonly string[],
  pageAfter: (after: string | undefined) => Promise<{ rows: readonly Row[]; next: string | null }>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  let begin = BYTE_ORDER_MARK + csvLine(columns);
  let after: string | undefined;
  do {
    const { rows, next } = await pageAfter(after);
    yield begin + rows.map((row) => csvLine(cellsOf(row))).join('');
    begin = '';
    after = next ?? undefined;
  } while (after !== undefined);
}

const csv = (c: Context, { log }: AdminFileDeps, name: string, text: AsyncGenerator<string>) =>
  sendDownload(c, { name, type: 'text/csv' }, text, log);

/** The admins' lists as files for spreadsheets, filtered as on the screen. */
export function adminFiles(deps: AdminFileDeps) {
  const { db, readSession } = deps;
  const routes = new Hono<MemberEnv>();
  routes.get('/users.csv', requireMember(readSession, 'admin.users.csv'), requireAdmin, async (c) => {
    const filter = userFilter.safeParse(c.req.query());
    if (!filter.success) return refuseQuery(c, filter.error);
    await noteExport(c, deps, 'users.csv');
    const text = textOf(
      deps,
      USER_COLUMNS,
      async (after) => {
        const { users: rows, next } = await usersPage(db, filter.data, { after, limit: PAGE });
        return { rows, next };
      },
      (user) => [
        user.username,
        user.name,
        user.email,
        user.role,
        user.plan,
        user.state,
        user.createdAt,
        user.lastSeenAt,
      ],
    );
    return csv(c, deps, 'perennial-users.csv', text);
  });
  routes.get('/audit-log.csv', requireMember(readSession, 'admin.audit-log.csv'), requireAdmin, async (c) => {
    const filter = auditFilter.safeParse(c.req.query());
    if (!filter.success) return refuseQuery(c, filter.error);
    await noteExport(c, deps, 'audit-log.csv');
    const text = textOf(
      deps,
      AUDIT_COLUMNS,
      async (after) => {
        const { entries: rows, next } = await auditPage(db, filter.data, { after, limit: PAGE });
        return { rows, next };
      },
      ({ at, actor, action, targetKind, target, details }) => [
        at,
        actor,
        action,
        targetKind,
        target,
        JSON.stringify(details),
      ],
    );
    return csv(c, deps, 'perennial-audit-log.csv', text);
  });
  routes.get(
    '/food-imports/:id/refusals.csv',
    requireMember(readSession, 'admin.refusals.csv'),
    requireAdmin,
    async (c) => {
      const id = c.req.param('id');
      const [run] = isUuid(id) ? await db.select().from(foodImports).where(eq(foodImports.id, id)) : [];
      if (!run) return wireAnswer(c, 'NOT_FOUND');
      await noteExport(c, deps, `food-imports/${id}/refusals.csv`);
      const rows = refusalsOf(run).flatMap(({ reason, count, first }) =>
        first.map(({ line, message }) => [reason, count, line, message]),
      );
      const text = textOf(
        deps,
        ['Reason', 'Rows', 'Line', 'Problem'],
        () => Promise.resolve({ rows, next: null }),
        (cells) => cells,
      );
      return csv(c, deps, 'perennial-import-refusals.csv', text);
    },
  );
  return routes;
}
